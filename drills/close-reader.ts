import { AppError, type TradingDate } from '@chuli/kernel';
import { type Tape, openTape } from '@chuli/tape';
import type { Place } from './engines.ts';

/** Contracts, shares and paisa of a day as one question sees them. */
const QUESTIONS = {
  trade: 'SELECT count() AS count, sum(quantity) AS quantity, sum(amount) AS amount FROM counted_trade',
  by_symbol:
    'SELECT sum(buys) AS count, sum(bought) AS quantity, sum(bought_amount) AS amount FROM counted_broker_day_by_symbol',
  by_broker:
    'SELECT sum(sells) AS count, sum(sold) AS quantity, sum(sold_amount) AS amount FROM counted_broker_day_by_broker',
} as const;

/** Readers that ask without a pause would leave the engine no time for the feeds. */
const PAUSE_MS = 50;

type Name = keyof typeof QUESTIONS;
const NAMES = Object.keys(QUESTIONS) as Name[];

export type Sums = { count: number; quantity: number; amount: number };

export type Reader = {
  /** From now on this day is asked for: it may be empty, then be this, and never anything else again. */
  watch: (day: TradingDate, truth: Sums) => void;
  readonly wrong: readonly string[];
  asked: () => number;
  stop: () => Promise<void>;
};

/** Undefined where a crowded machine gave no answer in time: that says nothing about the day. */
const askOne = async (tape: Tape, name: Name, day: TradingDate): Promise<Sums | undefined> => {
  const query = `${QUESTIONS[name]} WHERE traded_on = {day:Date}`;
  try {
    const result = await tape.query({ query, query_params: { day }, format: 'JSONEachRow' });
    return (await result.json<Sums>())[0];
  } catch (error) {
    if (error instanceof AppError && error.code === 'query.timed-out') return undefined;
    throw error;
  }
};

/** Asks all the time, as readers do who know nothing of what happens to the feed. */
export const startReader = (place: Place): Reader => {
  const tape = openTape({ ...place.tape, maxSeconds: 5 });
  const wrong: string[] = [];
  let watched: { day: TradingDate; truth: Sums; seen: Set<Name> } | null = null;
  let asked = 0;
  const stopping = new AbortController();

  const look = async (name: Name): Promise<void> => {
    const current = watched;
    if (current === null) return;
    const { day, truth, seen } = current;
    const wasSeen = seen.has(name);
    const sums = await askOne(tape, name, day);
    if (sums === undefined) return;
    asked += 1;
    const isAfter = JSON.stringify(sums) === JSON.stringify(truth);
    const isBefore = sums.count === 0 && sums.quantity === 0 && sums.amount === 0;
    if (isAfter) seen.add(name);
    else if (!isBefore || wasSeen) wrong.push(`${day} ${name}: ${JSON.stringify(sums)}`);
  };

  const reading = NAMES.map(async (name) => {
    while (!stopping.signal.aborted) {
      await look(name);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });

  return {
    watch: (day, truth) => void (watched = { day, truth, seen: new Set() }),
    wrong,
    asked: () => asked,
    stop: async () => {
      stopping.abort();
      await Promise.all(reading);
      await tape.close();
    },
  };
};
