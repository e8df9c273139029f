import type { FlowRow } from '@chuli/tape/broker';
import { sum } from '../../figures/figures.ts';

/** Finer than any share that is told apart; what the division left behind is not. */
const withoutNoise = (shares: number): number => Math.round(shares * 1e6) / 1e6;

export const roundShares = (shares: number): number => Math.round(withoutNoise(shares));

/**
 * Parts as whole shares that add up to a given whole: each is rounded down, and the shares left over go to the largest
 * remainders, of equal ones to the first. Whole parts that make up the whole already stay as they are.
 */
export const wholeShares = (parts: readonly number[], whole: number = roundShares(sum(parts))): number[] => {
  const clean = parts.map(withoutNoise);
  const whole_parts = clean.map(Math.floor);
  const left = whole - sum(whole_parts);
  const byRemainder = clean
    .map((part, place) => ({ place, remainder: part - Math.floor(part) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.place - b.place);
  for (const [turn, { place }] of byRemainder.entries()) {
    const given = Math.floor((left - 1 - turn) / byRemainder.length) + 1;
    whole_parts[place] = (whole_parts[place] ?? 0) + given;
  }
  return whole_parts;
};

/** Whole shares of the last day; averages and percents are taken from the parts of a share, before they are rounded. */
export type WholeFlowRow = FlowRow & { exact: { bought: number; sold: number; volume: number } };

const wholeRow = (row: FlowRow, { bought, sold }: { bought: number; sold: number }): WholeFlowRow => ({
  ...row,
  bought,
  sold,
  matched: Math.min(roundShares(row.matched), bought, sold),
  volume: roundShares(row.volume),
  nets: row.nets.length === 0 ? [] : wholeShares(row.nets, bought - sold),
  exact: { bought: row.bought, sold: row.sold, volume: row.volume },
});

/**
 * Brokers of one question buy from each other: each side is rounded as one column, so that what all bought is what all
 * sold. Stocks of one broker are rounded each for itself.
 */
export const wholeFlow = (rows: readonly FlowRow[], areBrokers: boolean): WholeFlowRow[] => {
  const named = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const side = (column: 'bought' | 'sold'): number[] => {
    const parts = named.map((row) => row[column]);
    return areBrokers ? wholeShares(parts) : parts.map(roundShares);
  };
  const [bought, sold] = [side('bought'), side('sold')];
  return named.map((row, place) => wholeRow(row, { bought: bought[place] ?? 0, sold: sold[place] ?? 0 }));
};
