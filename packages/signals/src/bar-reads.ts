import type { Candle } from '@chuli/indicators';

type Seen = { readonly bar: Candle; readonly barBefore: Candle | null };

/** Readings that every family has. Shared, so that a plan reads each of them once a bar. */
export const close = ({ bar }: Seen): number => bar.close;
export const high = ({ bar }: Seen): number => bar.high;
export const low = ({ bar }: Seen): number => bar.low;
export const closeBefore = ({ barBefore }: Seen): number | null =>
  barBefore === null ? null : barBefore.close;
export const highBefore = ({ barBefore }: Seen): number | null =>
  barBefore === null ? null : barBefore.high;
export const lowBefore = ({ barBefore }: Seen): number | null => (barBefore === null ? null : barBefore.low);

export const BAR_READS: ReadonlySet<unknown> = new Set([
  close,
  high,
  low,
  closeBefore,
  highBefore,
  lowBefore,
]);
