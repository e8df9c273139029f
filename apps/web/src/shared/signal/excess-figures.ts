type Judged = { mean_excess: number | null; interval_low: number | null; interval_high: number | null };

/** Mean, low and high together, or nothing: a mean without its interval would promise too much. */
export const excessFigures = ({
  mean_excess: mean,
  interval_low: low,
  interval_high: high,
}: Judged): readonly [mean: number, low: number, high: number] | null =>
  mean === null || low === null || high === null ? null : [mean, low, high];
