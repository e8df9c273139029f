import { type TradingDate, atKathmandu } from '@chuli/kernel';
import { type BulkRow, type Certainty, certaintyOf } from './bulk-row.ts';
import { isTold, sideWords } from './side-words.ts';

const MINUTE = 60;

/** What is drawn of an order: where, how large, on which side, and what it says beside its amount and price. */
export type Dotted = {
  readonly id: string;
  readonly at: string | null;
  readonly amount: number;
  readonly price: number;
  readonly side: 'buy' | 'sell' | null;
  readonly certainty: Certainty;
  /** Null where a side is not told to this reader. */
  readonly words: string | null;
};

export type Dot = Dotted & {
  /** Its place along the drawing. */
  readonly slot: number;
  /** Pixels across: its area goes with the amount. */
  readonly size: number;
};

export const orderDot = (row: BulkRow): Dotted => ({
  id: row.event_id,
  at: row.at,
  amount: row.amount,
  price: row.average ?? row.last_price,
  side: row.side,
  certainty: certaintyOf(row),
  words: isTold(row) ? sideWords(row) : null,
});

export type DotPicture = {
  readonly slots: number;
  /** The price by minute; null where no trade of ten shares was made. Empty where nothing has a time. */
  readonly course: readonly (number | null)[];
  /** Where in its slot a price of the course lies: a minute in the middle, the close of a session at its end. */
  readonly courseAt: number;
  readonly dots: readonly Dot[];
  readonly hours: readonly { slot: number; text: string }[];
};

type Minute = { readonly time: number; readonly close: number | null };

/** Dates under the drawing. */
const MOST_DATES = 7;

const SMALLEST = 6;
const LARGEST = 20;

const sizeOf = (amount: number, largest: number): number =>
  Math.max(SMALLEST, LARGEST * Math.sqrt(amount / Math.max(1, largest)));

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1_000);

const dotsOf = (orders: readonly Dotted[], slotOf: (one: Dotted, place: number) => number): Dot[] => {
  const largest = Math.max(0, ...orders.map(({ amount }) => amount));
  return orders.map((one, place) =>
    Object.assign({ slot: slotOf(one, place), size: sizeOf(one.amount, largest) }, one),
  );
};

const clock = (minute: number): string =>
  `${Math.floor(minute / MINUTE)}:${String(minute % MINUTE).padStart(2, '0')}`;

/** Orders of one stock and day on its price; without times one after the other. */
export const dotPicture = (
  orders: readonly Dotted[],
  minutes: readonly Minute[],
  date: TradingDate,
): DotPicture => {
  const timed = orders.filter(({ at }) => at !== null);
  const times = [...minutes.map(({ time }) => time), ...timed.map(({ at }) => secondsOf(at ?? ''))];
  if (timed.length === 0 || times.length === 0)
    return {
      slots: Math.max(1, orders.length),
      course: [],
      courseAt: 0.5,
      dots: dotsOf(orders, (_, place) => place),
      hours: [],
    };
  const midnight = atKathmandu(date, 0) / 1_000;
  const minuteOf = (seconds: number): number => Math.floor((seconds - midnight) / MINUTE);
  const first = minuteOf(Math.min(...times));
  const slots = minuteOf(Math.max(...times)) - first + 1;
  const course = Array.from({ length: slots }, (): number | null => null);
  for (const { time, close } of minutes) course[minuteOf(time) - first] = close;
  const hours = Array.from({ length: slots }, (_, slot) => slot).flatMap((slot) =>
    (first + slot) % MINUTE === 0 ? [{ slot, text: clock(first + slot) }] : [],
  );
  return {
    slots,
    course,
    courseAt: 0.5,
    dots: dotsOf(timed, ({ at }) => minuteOf(secondsOf(at ?? '')) - first),
    hours,
  };
};

type Session = { readonly date: TradingDate; readonly close: number | null };

/** Orders of several sessions on the closes: those of one stand beside each other in its place. */
export const sessionPicture = (
  orders: readonly (Dotted & { readonly date: TradingDate })[],
  sessions: readonly Session[],
): DotPicture => {
  const places = new Map(sessions.map(({ date }, place) => [date, place]));
  const inOrder = orders.toSorted((one, other) =>
    one.date === other.date ? Number(one.id) - Number(other.id) : one.date < other.date ? -1 : 1,
  );
  const bySession = Map.groupBy(inOrder, ({ date }) => date);
  const slots = new Map(
    [...bySession].flatMap(([date, own]) =>
      own.map((one, rank) => [one, (places.get(date) ?? 0) + (rank + 0.5) / own.length - 0.5] as const),
    ),
  );
  const dots = dotsOf(inOrder, (one) => slots.get(one as (typeof inOrder)[number]) ?? 0);
  const every = Math.max(1, Math.ceil(sessions.length / MOST_DATES));
  return {
    slots: Math.max(1, sessions.length),
    course: sessions.map(({ close }) => close),
    courseAt: 1,
    dots,
    hours: sessions.flatMap(({ date }, slot) => (slot % every === 0 ? [{ slot, text: date.slice(5) }] : [])),
  };
};

export type MinuteSums = { readonly first: number; readonly amounts: readonly number[] };

/** Rupees of all these orders by the minute of the day; null where nothing has a time. */
export const amountsByMinute = (
  orders: readonly Pick<Dotted, 'at' | 'amount'>[],
  date: TradingDate,
): MinuteSums | null => {
  const midnight = atKathmandu(date, 0) / 1_000;
  const sums = new Map<number, number>();
  for (const { at, amount } of orders) {
    if (at === null) continue;
    const minute = Math.floor((secondsOf(at) - midnight) / MINUTE);
    sums.set(minute, (sums.get(minute) ?? 0) + amount);
  }
  if (sums.size === 0) return null;
  const first = Math.min(...sums.keys());
  const length = Math.max(...sums.keys()) - first + 1;
  return { first, amounts: Array.from({ length }, (_, slot) => sums.get(first + slot) ?? 0) };
};

/** `11:05`, of a minute since midnight. */
export const minuteText = clock;
