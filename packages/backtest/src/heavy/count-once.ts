import type { TradingDate } from '@chuli/kernel';
import { HORIZONS } from '../parameters.ts';
import type { Followed, HeavyCase, Horizon } from './heavy-case.ts';

/** A case of the statistics. */
export type Counted = {
  readonly on: TradingDate;
  readonly excess: number;
  readonly heldSessions: number;
  readonly cost: number | null;
};

/**
 * Why a heavy day is no case. `listing`: of a share's first bars; `untradable`: locked, thin, or no session; `open`: its
 * sessions are not over; `unknown`: they are, but it could not be sold yet, the price made a step that no band allows, or
 * the market of those days is not known.
 */
export const HEAVY_REASONS = ['listing', 'untradable', 'overlapping', 'open', 'unknown'] as const;
type Reason = (typeof HEAVY_REASONS)[number];
export type HeavyLeftOut = Readonly<Record<Reason, number>>;

const isBy = (day: TradingDate | null | undefined, asOf: TradingDate): boolean =>
  day !== null && day !== undefined && day <= asOf;

/** Whether the order of a case was filled, as it was known on a day. */
const entryReason = ({ isNewListing, fill, triedOn }: HeavyCase, asOf: TradingDate): Reason | null => {
  if (isNewListing) return 'listing';
  if (!isBy(triedOn, asOf)) return 'open';
  return fill === 'filled' ? null : 'untradable';
};

const outcomeOf = (
  { on }: HeavyCase,
  followed: Followed | undefined,
  asOf: TradingDate,
): Counted | Reason => {
  if (followed === undefined || !isBy(followed.endsOn, asOf)) return 'open';
  const { excess, heldSessions, cost, knownOn } = followed;
  if (!isBy(knownOn, asOf) || excess === null || heldSessions === null) return 'unknown';
  return { on, excess, heldSessions, cost };
};

const byDay = (one: HeavyCase, other: HeavyCase): number => {
  if (one.on !== other.on) return one.on < other.on ? -1 : 1;
  return one.symbol < other.symbol ? -1 : 1;
};

/**
 * The cases of one broker and side as they were known on a day. Who buys a stock day after day is one case until the
 * sessions of the first are over, else one long purchase would be counted as often as it has days.
 */
export const countOnce = (
  cases: readonly HeavyCase[],
  sessions: Horizon,
  asOf: TradingDate,
): { counted: Counted[]; leftOut: HeavyLeftOut } => {
  const place = HORIZONS.indexOf(sessions);
  const counted: Counted[] = [];
  const leftOut = { listing: 0, untradable: 0, overlapping: 0, open: 0, unknown: 0 };
  const endsOf = new Map<string, TradingDate | null>();
  for (const one of cases.toSorted(byDay)) {
    const { symbol, triedOn } = one;
    const reason = entryReason(one, asOf);
    const ends = endsOf.get(symbol);
    if (reason !== null) leftOut[reason] += 1;
    else if (ends !== undefined && (ends === null || triedOn === null || triedOn < ends))
      leftOut.overlapping += 1;
    else {
      const followed = one.followed[place];
      const outcome = outcomeOf(one, followed, asOf);
      endsOf.set(symbol, followed?.endsOn ?? null);
      if (typeof outcome === 'string') leftOut[outcome] += 1;
      else counted.push(outcome);
    }
  }
  return { counted, leftOut };
};
