import { type Tape, ask } from '../client.ts';

/** Changes whenever a daily bar, an index value or a day of trades is written. */
export type DataMark = string;

export const dataMark = async (tape: Tape): Promise<DataMark> => {
  const [row] = await ask<{ mark: string }>(
    tape,
    `
SELECT concat(toString((SELECT max(version) FROM daily_bar)), ' ', toString((SELECT count() FROM daily_bar)), ' ',
  toString((SELECT max(version) FROM index_bar)), ' ', toString((SELECT max(counted_at) FROM counted_load))) AS mark`,
  );
  return row?.mark ?? '';
};
