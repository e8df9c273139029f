import { type Paisa, type StockSymbol, type TradingDate, dateOfDayNumber, paisa } from '@chuli/kernel';
import type { StockCourse } from '@chuli/tape/stock';

const USUAL_SESSIONS = 20;

/** The bars of a stock by sessions of the exchange. */
export type RiskCourse = {
  readonly places: readonly number[];
  readonly closes: readonly Paisa[];
  readonly bases: readonly (Paisa | null)[];
  /** By day since 1970, which bar is that of it. */
  readonly barOf: ReadonlyMap<number, number>;
  /** What a session of the 20 before one was worth; null for a younger stock, or where an amount is not known. */
  readonly usual: (place: number) => Paisa | null;
};

type Sessions = {
  readonly exchange: readonly TradingDate[];
  /** By day since 1970. */
  readonly placeOf: ReadonlyMap<number, number>;
  readonly firstDays: ReadonlyMap<StockSymbol, TradingDate>;
};

type Traded = { readonly place: number; readonly amount: Paisa | null };

/** Sessions without a trade count as nothing. */
const usualTurnover = (bars: readonly Traded[], exchange: readonly TradingDate[], first: TradingDate) => {
  const [sums, unknown] = [new Float64Array(exchange.length + 1), new Float64Array(exchange.length + 1)];
  for (const { place, amount } of bars) {
    sums[place + 1] = amount ?? 0;
    unknown[place + 1] = Number(amount === null);
  }
  for (let place = 0; place < exchange.length; place += 1) {
    sums[place + 1] = (sums[place + 1] ?? 0) + (sums[place] ?? 0);
    unknown[place + 1] = (unknown[place + 1] ?? 0) + (unknown[place] ?? 0);
  }
  return (place: number): Paisa | null => {
    const begin = exchange[place - USUAL_SESSIONS];
    if (begin === undefined || first > begin) return null;
    if ((unknown[place] ?? 0) > (unknown[place - USUAL_SESSIONS] ?? 0)) return null;
    return paisa(Math.round(((sums[place] ?? 0) - (sums[place - USUAL_SESSIONS] ?? 0)) / USUAL_SESSIONS));
  };
};

/** A day that is no session of the exchange is left out. */
export const riskCourse = (
  { symbol, days, closes, bases, amounts }: StockCourse,
  { exchange, placeOf, firstDays }: Sessions,
): RiskCourse => {
  const bars = days.flatMap((day, at) => {
    const place = placeOf.get(day);
    return place === undefined
      ? []
      : [{ day, place, close: closes[at] ?? paisa(0), base: bases[at] ?? null, amount: amounts[at] ?? null }];
  });
  const [seen, named] = [dateOfDayNumber(days[0] ?? 0), firstDays.get(symbol)];
  return {
    places: bars.map(({ place }) => place),
    closes: bars.map(({ close }) => close),
    bases: bars.map(({ base }) => base),
    barOf: new Map(bars.map(({ day }, at) => [day, at])),
    usual: usualTurnover(bars, exchange, named !== undefined && named < seen ? named : seen),
  };
};
