import type { TradingDate } from '@chuli/kernel';
import { beginningsOf } from './running-sums.ts';

export type Block = { from: TradingDate; to: TradingDate; sessions: number; bridged: TradingDate[] };

/** The sessions over which a sum runs on, oldest first: a hole of more than five sessions ends a block. */
export const blocksOf = (
  held: readonly TradingDate[],
  isKnown: (session: TradingDate) => boolean,
): Block[] => {
  const begins = beginningsOf(held, isKnown);
  return begins.map((from, place) => {
    const next = begins[place + 1];
    const inside = held.filter((session) => session >= from && (next === undefined || session < next));
    const to = inside.findLast(isKnown) ?? from;
    const whole = inside.filter((session) => session <= to);
    return {
      from,
      to,
      sessions: whole.filter(isKnown).length,
      bridged: whole.filter((session) => !isKnown(session)),
    };
  });
};

export type Lot = { at: number; shares: number };

/** Shares come in as a lot of their session and leave the oldest first; more than there are leave nothing behind. */
export const stepLots = (
  lots: readonly Lot[],
  { at, into, out }: { at: number; into: number; out: number },
): Lot[] => {
  const all = into > 0 ? [...lots, { at, shares: into }] : [...lots];
  let left = out;
  return all.flatMap((lot) => {
    const gone = Math.min(left, lot.shares);
    left -= gone;
    return lot.shares - gone > 1e-6 ? [{ ...lot, shares: lot.shares - gone }] : [];
  });
};

/** Sessions since the shares that are left came in, on average; null where none is left. */
export const ageOf = (lots: readonly Lot[], now: number): number | null => {
  const shares = lots.reduce((total, lot) => total + lot.shares, 0);
  if (shares === 0) return null;
  const weighed = lots.reduce((total, lot) => total + lot.shares * (now - lot.at), 0);
  return Math.round((10 * weighed) / shares) / 10;
};
