import {
  type BrokerId,
  type Paisa,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  brokerId,
  paisa,
  stockSymbol,
  tradingDate,
} from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import type { Contract } from '../src/contract.ts';
import type { Side } from '../src/order.ts';

/** A contract with what no floorsheet tells: the order that came in, and on which side. */
export type TrueContract = Contract & { readonly order: number; readonly came: Side };

type Resting = { readonly broker: BrokerId; readonly price: number; left: number };

export const BOOK_DAY: TradingDate = tradingDate('2024-06-12');
const BOOK_SYMBOL: StockSymbol = stockSymbol('BOOK');

const TICK = 10;
const BROKERS = 87;
const LEVELS = 4;
/** As the floorsheets with times have it: half a minute between orders, within one at most a millisecond. */
const SECONDS_BETWEEN = 33;
const MOST_MICROSECONDS_WITHIN = 900;
/** Of two orders of a stock 4 in 100 have no contract of another stock between them. */
const NEXT_NUMBER_CHANCE = 0.04;
const SAME_SIDE_AGAIN = 0.7;
/** A resting order holds several incoming ones: three in four orders are filled by one. */
const RESTING_SHARES = 160;
const INCOMING_SHARES = 90;
const SPREAD_OF_SIZES = 1.3;

/** Members by size as the market's are: the largest has a seventeenth of the contracts. */
const WEIGHTS = Array.from({ length: BROKERS }, (_, rank) => 1 / (rank + 4) ** 0.95);
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

const drawBroker = (random: Random): BrokerId => {
  let point = random.next() * TOTAL;
  const rank = WEIGHTS.findIndex((weight) => (point -= weight) < 0);
  return brokerId(String(1 + Math.max(0, rank)));
};

const drawShares = (random: Random, usual: number): number =>
  Math.max(10, Math.round(random.around(usual, SPREAD_OF_SIZES) / 10) * 10);

/** One side of a book: best price first, at one price the oldest first. */
class Ladder {
  readonly #away: 1 | -1;
  readonly orders: Resting[] = [];

  constructor(away: 1 | -1) {
    this.#away = away;
  }

  best(): number | null {
    return this.orders[0]?.price ?? null;
  }

  add(order: Resting): void {
    const at = this.orders.findIndex(({ price }) => (price - order.price) * this.#away > 0);
    this.orders.splice(at === -1 ? this.orders.length : at, 0, order);
  }

  withdraw(from: number): void {
    while (this.orders[0] !== undefined && (from - this.orders[0].price) * this.#away > 0)
      this.orders.shift();
  }

  /** Fills from the best price on, up to a limit; says who was hit, at which price, for how much. */
  take(shares: number, limit: number): Resting[] {
    const hit: Resting[] = [];
    let left = shares;
    for (let first = this.orders[0]; first !== undefined && left > 0; first = this.orders[0]) {
      if ((first.price - limit) * this.#away > 0) break;
      const filled = Math.min(left, first.left);
      hit.push({ ...first, left: filled });
      left -= filled;
      first.left -= filled;
      if (first.left === 0) this.orders.shift();
    }
    return hit;
  }
}

const MOST_RESTING = 12;
const WITHDRAWN_CHANCE = 0.1;
const DRIFT_TICKS = 0.7;

/** Orders that rest come and go around the price; those it has moved through are withdrawn. */
const refresh = (ladder: Ladder, from: number, away: 1 | -1, random: Random): void => {
  ladder.withdraw(from);
  if (random.chance(WITHDRAWN_CHANCE)) ladder.orders.shift();
  while (ladder.orders.length < LEVELS * 2 || random.chance(0.45)) {
    const price = from + away * TICK * Math.floor(LEVELS * random.next() ** 1.5);
    ladder.add({ broker: drawBroker(random), price, left: drawShares(random, RESTING_SHARES) });
    if (ladder.orders.length > MOST_RESTING) ladder.orders.pop();
  }
};

/**
 * A day of one stock in a book with price and time priority, by its seed: orders rest under their broker, others come
 * in and are matched against them, as the exchange does it. Contracts of other stocks take numbers in between.
 */
export const bookDay = (seed: number, orders: number): TrueContract[] => {
  const random = new Random('book-day', seed);
  const [asks, bids] = [new Ladder(1), new Ladder(-1)];
  let [middle, side]: [number, Side] = [random.whole(2_000, 12_000) * TICK, 'buy'];
  let [number, at] = [random.whole(1, 400), atKathmandu(BOOK_DAY, 11 * 60) * 1_000];
  const contracts: TrueContract[] = [];
  for (let order = 0; order < orders; order += 1) {
    middle += TICK * Math.round(DRIFT_TICKS * random.normal());
    refresh(asks, middle + TICK, 1, random);
    refresh(bids, middle - TICK, -1, random);
    if (!random.chance(SAME_SIDE_AGAIN)) side = side === 'buy' ? 'sell' : 'buy';
    const ladder = side === 'buy' ? asks : bids;
    const reach = (ladder.best() ?? middle) + (side === 'buy' ? 1 : -1) * TICK * random.whole(0, 3);
    const broker = drawBroker(random);
    at += Math.max(3_000, Math.round(-Math.log(1 - random.next()) * SECONDS_BETWEEN * 1e6));
    if (!random.chance(NEXT_NUMBER_CHANCE)) number += random.whole(1, 60);
    for (const hit of ladder.take(drawShares(random, INCOMING_SHARES), reach)) {
      at += random.whole(1, MOST_MICROSECONDS_WITHIN);
      number += 1;
      contracts.push({
        contract_id: `2024061201${String(number).padStart(6, '0')}`,
        symbol: BOOK_SYMBOL,
        traded_at: at,
        buyer: side === 'buy' ? broker : hit.broker,
        seller: side === 'buy' ? hit.broker : broker,
        quantity: hit.left,
        rate: hit.price as Paisa,
        amount: paisa(hit.left * hit.price),
        order,
        came: side,
      });
      middle = hit.price - (side === 'buy' ? TICK : -TICK);
    }
  }
  return contracts;
};
