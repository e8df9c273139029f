import type { ChartLine, SeriesTone } from '@chuli/ui';

const COMPARE_TONES: readonly SeriesTone[] = ['s3', 's4', 's2', 's5'];

/** The closes of another stock on the days of this one: its last close up to each bar, null before its first. */
export const compareLine = (
  bars: readonly { date: string }[],
  symbol: string,
  others: readonly { date: string; close: number }[],
  place = 0,
): ChartLine => {
  let next = 0;
  let close: number | null = null;
  const values = bars.map(({ date }) => {
    for (let other = others[next]; other !== undefined && other.date <= date; other = others[next]) {
      close = other.close;
      next += 1;
    }
    return close;
  });
  return {
    id: `compare ${symbol}`,
    label: symbol,
    tone: COMPARE_TONES[place % COMPARE_TONES.length] ?? 's3',
    shape: 'line',
    values,
  };
};
