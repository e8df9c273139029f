/**
 * Of trades and of what is summed from them, the rows of the load that counts. The counted_ views say the same for
 * whoever is in no hurry: a view costs some milliseconds of planning, which is much of a question about one stock.
 */
export const COUNTED = '(traded_on, load) IN (SELECT traded_on, load FROM counted_load FINAL)';

/** Of windows of brokers, those that were made of the trades that count. */
export const COUNTED_WINDOWS = `(traded_on, inputs) IN (SELECT traded_on, inputs FROM counted_window FINAL WHERE ${COUNTED})`;
