import type { Trade } from '../src/index.ts';
import type { NaiveTrade } from './naive-record.ts';

const SAME = [
  'symbol',
  'family',
  'kind',
  'timeframe',
  'side',
  'signalOn',
  'exit',
  'fill',
  'entryOn',
  'entryPrice',
  'quantity',
  'exitReason',
  'exitOn',
  'exitPrice',
  'fees',
  'tax',
  'liquidity',
] as const;
const CLOSE = ['gross', 'net', 'market', 'excess', 'excessAtAverage'] as const;
const TOLERANCE = 1e-9;

const isClose = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) <= TOLERANCE;

const keyOf = (trade: Trade | NaiveTrade): string =>
  [trade.symbol, trade.signalOn, trade.family, trade.kind, trade.timeframe, trade.side, trade.exit].join(' ');

/** Every difference between the two records in words; money and dates must be equal, returns to 1e-9. */
export const differences = (ours: readonly Trade[], theirs: readonly NaiveTrade[]): string[] => {
  const found: string[] = [];
  // Hours of one session may fire the same list twice: they stand in the order of the hours in both.
  const byKey = Map.groupBy(theirs, keyOf);
  if (ours.length !== theirs.length) found.push(`${ours.length} trades against ${theirs.length}`);
  for (const trade of ours) {
    const key = keyOf(trade);
    const other = byKey.get(key)?.shift();
    if (other === undefined) {
      found.push(`${key}: missing`);
      continue;
    }
    for (const field of SAME) {
      if (trade[field] !== other[field])
        found.push(`${key}: ${field} ${trade[field]} against ${other[field]}`);
    }
    for (const field of CLOSE) {
      if (!isClose(trade[field], other[field])) {
        found.push(`${key}: ${field} ${trade[field]} against ${other[field]}`);
      }
    }
  }
  return found;
};
