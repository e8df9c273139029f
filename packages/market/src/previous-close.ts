import { type Paisa, type TradingDate, daysBetween, paisa } from '@chuli/kernel';
import type { Instrument } from './instruments.ts';
import { priceLimit } from './price-limits.ts';
import { tickSize } from './ticks.ts';

/** Where a base comes from: the exchange, our last close times a factor, our last close alone, or nowhere. */
export type Basis = 'stated' | 'adjusted' | 'last close' | 'none';

/** The price from which a session's change and limits are measured. */
export type Base = { readonly base: Paisa | null; readonly basis: Basis };

/** A share that was silent for longer has no close that a move could be measured from. */
const LOOK_BACK_DAYS = 30;

/** A stated close and a last close times a factor are the same when they agree to one percent. */
const AGREEMENT = 0.01;

/** Limits are rounded to the tick, and old prices to whole rupees. */
const ROUNDING = 0.005;

export type OpenedSession = {
  readonly date: TradingDate;
  readonly instrument: Instrument;
  readonly high: Paisa;
  readonly low: Paisa;
  /** The previous close as the exchange printed it. */
  readonly stated: Paisa | null;
  /** The session before in which the share traded. */
  readonly last: { readonly on: TradingDate; readonly close: Paisa } | null;
  /** Of everything that went ex since that session; 1 of nothing. */
  readonly factor: number;
};

/** Whether all that was traded lies within the daily limit of a reference. */
const allows = (reference: Paisa, { date, instrument, high, low }: OpenedSession): boolean => {
  const tick = tickSize(date, instrument, reference);
  const { lower, upper } = priceLimit(reference, date, tick);
  const slack = Math.max(tick, reference * ROUNDING);
  return high <= upper + slack && low >= lower - slack;
};

/** The last close in shares of the day; null where it is too old and no ex-date explains the silence. */
const carried = ({ date, last, factor }: OpenedSession): Paisa | null => {
  if (last === null || (factor === 1 && daysBetween(last.on, date) > LOOK_BACK_DAYS)) return null;
  return factor === 1 ? last.close : paisa(Math.max(1, Math.round(last.close * factor)));
};

const agree = (one: Paisa, other: Paisa): boolean => Math.abs(one / other - 1) <= AGREEMENT;

/**
 * The previous close of a session. What the exchange states counts unless the day's own trades refute it: nothing can be
 * traded beyond the daily limit of the true one. On an ex-date it must also agree with the last close times the factor,
 * because a source that did not restate prints the close of the old shares, which a small bonus keeps within the limit.
 */
export const previousCloseOf = (session: OpenedSession): Base => {
  const own = carried(session);
  const { stated } = session;
  const byOwn = { base: own, basis: session.factor === 1 ? 'last close' : 'adjusted' } as const;
  if (stated === null) return own === null ? { base: null, basis: 'none' } : byOwn;
  const byStated = { base: stated, basis: 'stated' } as const;
  if (own === null || own === stated) return byStated;
  const isEx = session.factor !== 1;
  if (isEx && agree(stated, own)) return byStated;
  if (!allows(stated, session)) return byOwn;
  return isEx && allows(own, session) ? byOwn : byStated;
};
