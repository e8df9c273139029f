import {
  type Instant,
  type Paisa,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  instant,
} from '@chuli/kernel';
import { SESSION_CLOCK } from '@chuli/market';
import { symbolOn } from '../listing.ts';
import { ROWS_PER_ORDER } from '../market-moves.ts';
import { isTradable } from '../market-state.ts';
import { arrivalsIn, drawByWeight, windowsOf } from './arrivals.ts';
import type { TimedEvent } from './event.ts';
import { Floor } from './floor.ts';
import { statusOf } from './halts.ts';
import { openIndices } from './indices.ts';
import { type LivePlan, planLiveDay } from './live-plan.ts';
import { type LiveOptions, isHolidayOn } from './options.ts';

const SECOND = 1_000;
const INDEX_EVERY_MS = 10_000;
const TOTALS_EVERY_MS = 30_000;

function* continuousSession(floor: Floor, plan: LivePlan, options: LiveOptions): Generator<TimedEvent> {
  const { rules } = plan;
  const windows = windowsOf(options.bursts ?? [], atKathmandu(rules.date, 0));
  const weights = floor.desks.map((desk) => desk.plan.orders);
  const draw = drawByWeight(weights);
  const extra = windows.reduce((sum, { from, to, perSecond }) => sum + ((to - from) / SECOND) * perSecond, 0);
  const orders = Math.max(0, weights.reduce((sum, weight) => sum + weight, 0) - extra / ROWS_PER_ORDER);
  for (let second = rules.opens; second < rules.closes; second += SECOND) {
    const at = instant(second);
    for (const change of floor.halts.due(at)) yield floor.tell(change, at);
    for (const moment of arrivalsIn(second, rules, { orders, windows, random: floor.random })) {
      const desk = floor.desks[draw(floor.random)];
      if (desk !== undefined) yield* floor.order(desk, moment);
    }
    const elapsed = second + SECOND - rules.opens;
    const end = instant(second + SECOND);
    if (elapsed % INDEX_EVERY_MS === 0) yield* floor.indexValues(end);
    if (elapsed % TOTALS_EVERY_MS === 0) yield floor.tell(floor.tally.totals(end, false), end);
  }
}

function* playDay(plan: LivePlan, options: LiveOptions): Generator<TimedEvent> {
  const { rules } = plan;
  const floor = new Floor(plan, options);
  const clock = SESSION_CLOCK.on(rules.date);
  const say = (phase: 'pre-open' | 'matching' | 'open' | 'closed', at: Instant): TimedEvent =>
    floor.tell(statusOf(phase, at), at);
  yield say('pre-open', atKathmandu(rules.date, clock.preOpen.from));
  yield say('matching', atKathmandu(rules.date, clock.matching.from));
  yield* floor.auction();
  yield say('open', instant(rules.opens));
  yield* floor.indexValues(instant(rules.opens));
  yield* continuousSession(floor, plan, options);
  const end = instant(rules.closes);
  yield say('closed', end);
  yield* floor.indexValues(end);
  for (const close of floor.tally.closes()) yield floor.tell(close, end);
  yield floor.tell(floor.tally.totals(end, true), end);
}

function* playHoliday(date: TradingDate): Generator<TimedEvent> {
  const at = atKathmandu(date, SESSION_CLOCK.on(date).preOpen.from);
  yield { at, event: statusOf('closed', at, 'holiday') };
}

/** What is known of a security before the session. */
export type LiveListing = {
  readonly symbol: StockSymbol;
  readonly name: string;
  readonly sectorId: number;
  readonly instrument: string;
  readonly previousClose: Paisa | null;
  readonly listedShares: number;
};

export type LiveDay = {
  readonly date: TradingDate;
  readonly listings: readonly LiveListing[];
  readonly indexCloses: readonly { readonly indexId: number; readonly close: number }[];
  /** Everything the market says that day, in order. May be run again; it always says the same. */
  events: () => Generator<TimedEvent>;
};

/** A whole live day by seed: auction, continuous trading within the bands of the day, halts, books, indices, closes. */
export const liveDay = (options: LiveOptions): LiveDay => {
  const { date } = options;
  const { state } = planLiveDay(options);
  return {
    date,
    listings: state.stocks
      .filter((stock) => isTradable(stock, date))
      .map(({ listing, previousClose, shares }) => ({
        symbol: symbolOn(listing, date),
        name: listing.name,
        sectorId: listing.sectorId,
        instrument: listing.instrument,
        previousClose,
        listedShares: shares,
      })),
    indexCloses: openIndices(state, options.indexCloses).closes(),
    events: () => (isHolidayOn(options) ? playHoliday(date) : playDay(planLiveDay(options), options)),
  };
};
