import type { MarketFields } from '@chuli/contracts/live';
import { LookFault } from './look-fault.ts';
import { GOOD, IDLE, UNHEARD, UNTRADED, type Verdict } from '../judge/verdict.ts';

/** Prices are as new as they should be up to this age. */
const FRESH_MS = 5_000;

/** What the product says of the market, and when it says so, by its own clock. */
export type Told = { readonly market: MarketFields | null; readonly now: number };

/** Null where the source of today was never heard. */
export const ageOf = ({ market, now }: Told): number | null =>
  market === null || market.heard_at === null ? null : Math.max(0, now - market.heard_at);

/** The day of which the stream has trades; the calls know a session only when it is read whole. */
export const tradedDayOf = ({ market }: Told): string | null =>
  market !== null && market.trades > 0 ? market.day : null;

/**
 * How old the prices of a session are, by the product's own word: when it last heard the exchange, against its clock.
 * While the exchange has stopped trading there is nothing to be new.
 */
export const lookAtPrices = (told: Told, day: string): Verdict => {
  const { market } = told;
  const age = ageOf(told);
  if (market === null || age === null || market.day !== day) return UNHEARD;
  if (market.phase === 'halted' || market.phase === 'suspended' || market.phase === 'closed') return IDLE;
  if (market.trades === 0) return age > FRESH_MS ? UNHEARD : UNTRADED;
  if (age > FRESH_MS) throw new LookFault('old');
  return GOOD;
};
