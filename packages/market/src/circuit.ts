import { type Paisa, type TradingDate, halfAway } from '@chuli/kernel';
import { dayLimits, tickAround } from './day-limits.ts';
import type { Instrument } from './instruments.ts';
import { type TradedSession, lockedSide } from './locked-side.ts';
import { PRICE_LIMITS, type PriceRange } from './price-limits.ts';

export const LIMIT_SIDES = ['up', 'down'] as const;
export type LimitSide = (typeof LIMIT_SIDES)[number];

/**
 * How a price stands to a limit of its day: locked at it, at it, so near that one order reaches it, or back from it. In
 * the order in which a trader looks at them.
 */
export const LIMIT_STATES = ['locked', 'at', 'near', 'touched'] as const;
export type LimitState = (typeof LIMIT_STATES)[number];

export type CircuitDay = {
  readonly limits: PriceRange;
  /** Something was printed more than a tick beyond a limit, where nothing can be traded: an error of its source. */
  readonly isFault: boolean;
  readonly up: LimitState | null;
  readonly down: LimitState | null;
};

type Measured = {
  readonly base: Paisa | null;
  readonly date: TradingDate;
  readonly instrument: Instrument;
};

const WHOLE = 10_000;

const NEITHER = { up: null, down: null } as const;

/**
 * A session against the limits of its day; null without a previous close, of which no limit can be measured. A price is
 * at a limit from half a tick before it on; near it, where the band of one order from the last price reaches it.
 */
export const circuitOf = (
  session: TradedSession,
  { base, date, instrument }: Measured,
): CircuitDay | null => {
  const limits = dayLimits(base, date, instrument);
  if (base === null || limits === null) return null;
  const { high, low, close } = session;
  const ticks = {
    up: tickAround(limits.upper, date, instrument),
    down: tickAround(limits.lower, date, instrument),
  };
  if (high > limits.upper + ticks.up || low < limits.lower - ticks.down)
    return { limits, isFault: true, ...NEITHER };
  const locked = lockedSide(session, { base, date, instrument });
  const { order } = PRICE_LIMITS.on(date);
  const up = (price: Paisa): boolean => price >= limits.upper - ticks.up / 2;
  const down = (price: Paisa): boolean => price <= limits.lower + ticks.down / 2;
  return {
    limits,
    isFault: false,
    up: stateOf({
      isLocked: locked === 'buy',
      isAt: up(close),
      wasAt: up(high),
      isNear: limits.upper * WHOLE <= close * (WHOLE + order),
    }),
    down: stateOf({
      isLocked: locked === 'sell',
      isAt: down(close),
      wasAt: down(low),
      isNear: limits.lower * WHOLE >= close * (WHOLE - order),
    }),
  };
};

type Stand = {
  readonly isLocked: boolean;
  readonly isAt: boolean;
  readonly wasAt: boolean;
  readonly isNear: boolean;
};

const stateOf = ({ isLocked, isAt, wasAt, isNear }: Stand): LimitState | null => {
  if (isAt) return isLocked ? 'locked' : 'at';
  if (wasAt) return 'touched';
  return isNear ? 'near' : null;
};

/** Whether the last price stands at the limit. */
export const isAtLimit = (state: LimitState | null): boolean => state === 'locked' || state === 'at';

/** How much of the way to the limit the price has gone, −100 to 100; the tick may keep it a little short of the end. */
export const bandUsed = (close: Paisa, base: Paisa, date: TradingDate): number => {
  const share = ((close - base) / base / (PRICE_LIMITS.on(date).daily / WHOLE)) * 100;
  return halfAway(Math.max(-100, Math.min(100, share)), 1);
};
