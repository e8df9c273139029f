import { type Instant, instant } from '@chuli/kernel';
import type { DayRules } from '../day-rules.ts';
import { Desk, type Fill } from '../desk.ts';
import { Random } from '../random.ts';
import { bookBefore } from './depth.ts';
import type { LiveEvent, TimedEvent } from './event.ts';
import { Halts } from './halts.ts';
import { type LiveIndices, NEPSE_INDEX, openIndices } from './indices.ts';
import type { LivePlan } from './live-plan.ts';
import type { LiveOptions } from './options.ts';
import { type Register, openRegister } from './register.ts';
import { type Tally, openTally } from './tally.ts';

const DEPTH_EVERY_MS = 1_000;
const AUCTION_MS = 900;

/** The trading floor of one day: desks, register, indices, halts and totals, and the order in which they speak. */
export class Floor {
  readonly random: Random;
  readonly desks: readonly Desk[];
  readonly halts: Halts;
  readonly tally: Tally;
  readonly #rules: DayRules;
  readonly #indices: LiveIndices;
  readonly #register: Register;
  readonly #bookRandom: Random;
  readonly #depthEveryMs: number;
  readonly #shownAt = new Map<Desk, number>();
  #latest = 0;

  constructor({ rules, state, stocks }: LivePlan, options: LiveOptions) {
    const { seed, date } = options;
    const busiest = stocks.reduce((most, row) => (row.orders > (most?.orders ?? 0) ? row : most), stocks[0]);
    this.#rules = rules;
    this.random = new Random(seed, 'live', date);
    this.#bookRandom = new Random(seed, 'live-book', date);
    this.#register = openRegister(date, new Random(seed, 'live-register', date));
    this.#indices = openIndices(state, options.indexCloses);
    this.#depthEveryMs = options.depthEveryMs ?? DEPTH_EVERY_MS;
    this.desks = stocks.map((stock) => new Desk(stock, rules, state.drawBroker));
    this.tally = openTally(rules);
    this.halts = new Halts(rules, options, busiest?.symbol ?? null);
  }

  /** Listeners hear things in order: nothing is told before what was told already. */
  tell(event: LiveEvent, at: number): TimedEvent {
    this.#latest = Math.max(this.#latest, Math.floor(at));
    return { at: instant(this.#latest), event };
  }

  *auction(): Generator<TimedEvent> {
    const opening = this.desks.filter(({ plan }) => plan.hasAuction);
    for (const [place, desk] of opening.entries()) {
      const moment = this.#rules.matching + (AUCTION_MS * place) / opening.length;
      yield* this.#match(desk, desk.auction(this.random), moment);
    }
  }

  *order(desk: Desk, moment: number): Generator<TimedEvent> {
    if (this.halts.isStopped() || this.halts.isStoppedFor(desk.plan.symbol)) return;
    const fills = desk.nextOrder(this.random);
    yield* this.#book(desk, fills, moment);
    yield* this.#match(desk, fills, moment);
    const halt = this.halts.watch(this.#indices.moveOf(NEPSE_INDEX), instant(this.#latest));
    if (halt !== null) yield this.tell(halt, halt.at);
  }

  *indexValues(at: Instant): Generator<TimedEvent> {
    for (const { indexId, value } of this.#indices.changed()) {
      yield this.tell({ kind: 'index', indexId, value, at }, at);
    }
  }

  *#book(desk: Desk, fills: readonly Fill[], moment: number): Generator<TimedEvent> {
    const isOddLot = fills.some(({ quantity }) => quantity < this.#rules.ohlcMinimum);
    if (isOddLot || moment - (this.#shownAt.get(desk) ?? -Infinity) < this.#depthEveryMs) return;
    const depth = bookBefore(fills, desk.plan, instant(Math.floor(moment)), this.#bookRandom);
    if (depth === null) return;
    this.#shownAt.set(desk, moment);
    yield this.tell(depth, moment);
  }

  *#match(desk: Desk, fills: readonly Fill[], moment: number): Generator<TimedEvent> {
    for (const fill of fills) {
      const trade = this.#register(desk.plan, fill, moment);
      this.tally.add(trade);
      yield this.tell(trade, trade.at / 1_000);
      if (trade.quantity >= this.#rules.ohlcMinimum) this.#indices.price(desk.plan.position, trade.rate);
    }
  }
}
