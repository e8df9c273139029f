import { Dice } from '@chuli/indicators/testing/random-candles';
import type { Candle } from '@chuli/indicators';
import type { Bars, StockBars } from '../src/frame.ts';
import { NUMBER_OF_WORD } from '../src/indicator-lines.ts';
import { lineOf } from '../src/measures.ts';
import type { Unit } from '../src/units.ts';

const DAY_SECONDS = 86_400;
const OPENS_AT = 11 * 3_600;
const HOUR = 3_600;
const HOURS = 4;

/** A market day: Sunday to Thursday. Day 0 is a Thursday. */
const isSession = (day: number): boolean => {
  const weekday = (day + 4) % 7;
  return weekday >= 0 && weekday <= 4;
};

const weekOf = (day: number): number => Math.floor((day + 4) / 7);
const monthOf = (day: number): number => Math.floor(day / 30);

type Walk = { price: number; session: number };

const nextCandle = (random: Dice, walk: Walk, minute: number): Candle => {
  const open = walk.price;
  // Now and then nothing moves, so that equal numbers are met as well.
  const close = random.next() < 0.1 ? open : Math.max(10, Math.round(open * (96 + 8 * random.next())) / 100);
  const volume = random.next() < 0.03 ? 0 : random.whole(10, 20_000);
  walk.price = close;
  return {
    open,
    close,
    high: Math.round(Math.max(open, close) * (100 + random.next()) + 0.5) / 100,
    low: Math.round(Math.min(open, close) * (100 - random.next()) - 0.5) / 100,
    volume,
    amount: random.next() < 0.02 ? null : volume * close,
    market: random.next() < 0.02 ? null : 2_000 + 100 * random.next(),
    session: walk.session,
    minute,
  };
};

type Bar = { readonly candle: Candle; readonly closedAt: number; readonly day: number };

/** Before it prices were traded on another scale. */
const EX_BAR = 40;

/** About what a figure of the unit is. */
const GIVEN_SIZES: Partial<Record<Unit, number>> = { rupees: 500, percent: 4, shares: 10_000, bars: 20 };

/** One of ten sessions is not known, and of every stock none before the fifth. */
const UNKNOWN_BEFORE = 5;

const hashOf = (text: string): number => {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) & 0x7fff_ffff;
  return hash;
};

/** What the bars do not tell: by the measure and the session alone, so that fewer sessions are a beginning of it. */
const givenOn = (bars: readonly Bar[]): NonNullable<Bars['given']> => {
  const known = new Map<string, Float64Array>();
  return (measure) => {
    const key = JSON.stringify([measure.name, measure.line, measure.parameters, measure.isSector]);
    const { unit, words } = lineOf(measure);
    const valueAt = ({ candle: { session, minute } }: Bar): number => {
      const random = new Dice(hashOf(`${key} ${session} ${minute}`));
      if (session < UNKNOWN_BEFORE || random.next() < 0.1) return Number.NaN;
      if (words.length > 0) return NUMBER_OF_WORD[random.pick(words)] ?? Number.NaN;
      return Math.round((GIVEN_SIZES[unit] ?? 1) * 200 * random.next()) / 100;
    };
    const column = known.get(key) ?? Float64Array.from(bars, valueAt);
    known.set(key, column);
    return column;
  };
};

const barsOf = (bars: readonly Bar[]): Bars => ({
  candles: bars.map(({ candle }) => candle),
  closedAt: bars.map(({ closedAt }) => closedAt),
  days: bars.map(({ day }) => day),
  factors: bars.map((_, place) => (place < EX_BAR ? 0.8 : 1)),
  given: givenOn(bars),
});

const joined = (bars: readonly Bar[], closedAt: number): Bar => {
  const candles = bars.map(({ candle }) => candle);
  const [first, last] = [candles[0], candles.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('no bars to join');
  const amounts = candles.map(({ amount }) => amount);
  return {
    closedAt,
    day: bars.at(-1)?.day ?? 0,
    candle: {
      ...last,
      minute: 0,
      open: first.open,
      high: Math.max(...candles.map(({ high }) => high)),
      low: Math.min(...candles.map(({ low }) => low)),
      volume: candles.reduce((sum, { volume }) => sum + volume, 0),
      amount: amounts.some((one) => one === null)
        ? null
        : amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    },
  };
};

const closeOf = (day: number): number => day * DAY_SECONDS + OPENS_AT + HOURS * HOUR;

const LIMIT = 10;

/** Only the price of a day has a limit. */
const limited = (bars: readonly Bar[]): Bar[] =>
  bars.map((bar) => ({ ...bar, candle: { ...bar.candle, limit: LIMIT } }));

/** Longer bars; each closes with the last session of the market in it, whether the stock traded then or not. */
const grouped = (daily: readonly Bar[], groupOf: (day: number) => number): Bar[] =>
  [...Map.groupBy(daily, ({ day }) => groupOf(day))].map(([group, bars]) => {
    let last = bars.at(-1)?.day ?? 0;
    for (let day = last; groupOf(day) === group; day += 1) if (isSession(day)) last = day;
    return joined(bars, closeOf(last));
  });

/**
 * A stock that trades on most sessions, in hours, days, weeks and months. With the same seed and fewer sessions it is
 * the same stock as it was known then: a week or month that had not ended is there, and closes later.
 */
export const randomStock = (seed: number, sessions: number): StockBars => {
  const random = new Dice(seed);
  const walk: Walk = { price: random.whole(100, 900), session: 0 };
  const hourly: Bar[] = [];
  for (let day = 0; walk.session < sessions; day += 1) {
    if (!isSession(day)) continue;
    walk.session += 1;
    if (random.next() < 0.08) continue;
    for (let hour = 0; hour < HOURS; hour += 1) {
      const closedAt = day * DAY_SECONDS + OPENS_AT + (hour + 1) * HOUR;
      hourly.push({ candle: nextCandle(random, walk, hour * 60), closedAt, day });
    }
  }
  const daily = [...Map.groupBy(hourly, ({ day }) => day)].map(([day, bars]) => joined(bars, closeOf(day)));
  return {
    hourly: barsOf(hourly),
    daily: barsOf(limited(daily)),
    weekly: barsOf(grouped(daily, weekOf)),
    monthly: barsOf(grouped(daily, monthOf)),
  };
};
