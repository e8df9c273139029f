import type { TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { type BarSpan, barOf, endOfDay, secondsAt, spanParams } from './intraday.ts';

/** Values in hundredths of a point. */
export type IntradayIndexBar = { time: number; open: number; high: number; low: number; close: number };

const WITHIN = 'at >= {begin:UInt32} AND at < {end:UInt32}';

/** The engine knows no moment before 1970, and there were no minutes then. */
const withinParams = (from: TradingDate, to: TradingDate): Record<string, unknown> => ({
  begin: Math.max(0, secondsAt(from)),
  end: Math.max(0, endOfDay(to)),
});

/** Of each minute its last value is known: longer bars are made of those. */
export const intradayIndexBars = (
  tape: Tape,
  { index_id, ...span }: BarSpan & { index_id: number },
): Promise<IntradayIndexBar[]> =>
  ask<IntradayIndexBar>(
    tape,
    `
SELECT time, argMin(value, at) AS open, max(value) AS high, min(value) AS low, argMax(value, at) AS close
FROM (
  SELECT at, value, ${barOf('at')} AS time FROM index_minute FINAL
  WHERE index_id = {index_id:UInt16} AND ${WITHIN}
)
WHERE time BETWEEN {first:Int64} AND {last:Int64}
GROUP BY time ORDER BY time`,
    { ...spanParams(span), index_id, ...withinParams(span.from, span.to) },
  );

/** An index over a session so far, and its value at some moments before the last; in hundredths of a point. */
export type IndexMove = {
  index_id: number;
  open: number;
  high: number;
  low: number;
  close: number;
  before: (number | null)[];
};

/** The last minute of which any index has a value, Unix seconds; null when none has. */
export const lastIndexMinute = async (tape: Tape, date: TradingDate): Promise<number | null> => {
  const [row] = await ask<{ last: number | null }>(
    tape,
    `SELECT toUnixTimestamp(maxOrNull(at)) AS last FROM index_minute WHERE ${WITHIN}`,
    withinParams(date, date),
  );
  return row?.last ?? null;
};

/** `moments` are minutes, Unix seconds: the value as it stood at the end of each. */
export const indexMoves = (
  tape: Tape,
  { date, moments }: { date: TradingDate; moments: readonly number[] },
): Promise<IndexMove[]> =>
  ask<IndexMove>(
    tape,
    `
SELECT index_id, argMin(value, at) AS open, max(value) AS high, min(value) AS low, argMax(value, at) AS close,
  [${moments.map((_, at) => `argMaxOrNullIf(value, at, at <= {moment${at}:UInt32})`).join(', ')}] AS before
FROM index_minute FINAL WHERE ${WITHIN}
GROUP BY index_id ORDER BY index_id`,
    {
      ...withinParams(date, date),
      ...Object.fromEntries(moments.map((moment, at) => [`moment${at}`, moment])),
    },
  );
