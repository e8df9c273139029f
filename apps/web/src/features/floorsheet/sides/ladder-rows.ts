import type { Level, LevelsReply } from './sides-row.ts';

const PAISA = 100;

/** A step of the ladder; one at which nothing was traded has no level. */
export type Rung = { readonly price: number; readonly level: Level | null };

/** Every step from the highest price to the lowest, so that a height is a price. */
export const rungsOf = ({ rows, step }: Pick<LevelsReply, 'rows' | 'step'>): readonly Rung[] => {
  const [highest, lowest] = [rows[0], rows.at(-1)];
  if (highest === undefined || lowest === undefined || step === null) return [];
  const paisaOf = (rupees: number): number => Math.round(rupees * PAISA);
  const levels = new Map(rows.map((level) => [paisaOf(level.price), level]));
  const count = Math.round((paisaOf(highest.price) - paisaOf(lowest.price)) / paisaOf(step)) + 1;
  return Array.from({ length: count }, (_, place) => {
    const price = paisaOf(highest.price) - place * paisaOf(step);
    return { price: price / PAISA, level: levels.get(price) ?? null };
  });
};

type Scale = { readonly highest: number; readonly step: number; readonly tick: number };

/** How far down the ladder a price lies, in rungs: the middle of its rung where that holds one price alone. */
export const placeOf = ({ highest, step, tick }: Scale, price: number): number =>
  (highest + (step - tick) / 2 - price) / step + 0.5;

/** The rung that holds a price; null outside the ladder. */
export const rungAt = (rungs: readonly Rung[], step: number | null, price: number | null): number | null => {
  const highest = rungs[0]?.price;
  if (price === null || step === null || highest === undefined) return null;
  const place = 0 - Math.floor(Math.round(((price - highest) / step) * 1e6) / 1e6);
  return place >= 0 && place < rungs.length ? place : null;
};

export type Candle = {
  /** Its day, or its time of day. */
  readonly id: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
};

type Minute = { readonly time: number } & {
  readonly [K in 'open' | 'high' | 'low' | 'close']: number | null;
};

/** Minutes of a session as candles of more of them; a candle without a price is left out. */
export const candlesOf = (
  minutes: readonly Minute[],
  each: number,
  idOf: (time: number) => string,
): readonly Candle[] => {
  const seconds = each * 60;
  const groups = Map.groupBy(minutes, ({ time }) => Math.floor(time / seconds) * seconds);
  return [...groups].flatMap(([time, own]) => {
    const known = own.filter(({ close }) => close !== null);
    const [first, last] = [known[0], known.at(-1)];
    if (first === undefined || last === undefined) return [];
    const [open, close] = [first.open ?? first.close ?? 0, last.close ?? 0];
    return [
      {
        id: idOf(time),
        open,
        high: Math.max(...known.map(({ high }) => high ?? close)),
        low: Math.min(...known.map(({ low }) => low ?? close)),
        close,
      },
    ];
  });
};

/** The sessions of the range; one whose open no source printed begins at its close. */
export const sessionCandles = (sessions: LevelsReply['sessions']): readonly Candle[] =>
  sessions.flatMap(({ date, open, high, low, close }) =>
    high === null || low === null || close === null
      ? []
      : [{ id: date, open: open ?? close, high, low, close }],
  );
