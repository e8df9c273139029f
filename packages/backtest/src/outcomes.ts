import { type Paisa, type StockSymbol, type TradingDate, addDays, dayNumber } from '@chuli/kernel';
import { HORIZONS, SMALLEST_MARKET } from './parameters.ts';
import { type Interval, excessInterval } from './record/block-bootstrap.ts';
import { type Verdict, verdictOf } from './record/verdict.ts';

/** How far a stock went beyond the market after something was said of it, and on which day that was known. */
export type Outcome = { readonly on: TradingDate; readonly excess: number };

/** Something that was said of a stock after a session. */
export type Said = { readonly symbol: StockSymbol; readonly date: TradingDate };

/** The opens of a stock, by days since 1970. */
type Opens = {
  readonly symbol: StockSymbol;
  readonly days: readonly number[];
  readonly opens: readonly Paisa[];
};

/** From its day on prices are multiplied by the factor. */
type ExDate = { readonly symbol: StockSymbol; readonly ex_on: TradingDate; readonly factor: number };

/** It is known after its session: whoever follows it buys at the next open. */
const ENTRY = 1;

/** The sessions between which it is looked what followed, by horizon; null where they are not known yet. */
const spansOf = (
  date: TradingDate,
  sessions: readonly TradingDate[],
  placeOf: ReadonlyMap<string, number>,
) => {
  const at = placeOf.get(date);
  return HORIZONS.map((after) => {
    const [from, to] = at === undefined ? [] : [sessions[at + ENTRY], sessions[at + ENTRY + after]];
    return from === undefined || to === undefined ? null : { from, to };
  });
};

type Span = { readonly from: TradingDate; readonly to: TradingDate };

const placesOf = (sessions: readonly TradingDate[]): Map<string, number> =>
  new Map(sessions.map((date, place) => [date, place]));

/** All sessions whose opens tell what followed on these days. */
export const sessionsToRead = (
  dates: readonly TradingDate[],
  sessions: readonly TradingDate[],
): TradingDate[] => {
  const placeOf = placesOf(sessions);
  const spans = dates.flatMap((date) => spansOf(date, sessions, placeOf)).filter((span) => span !== null);
  return [...new Set(spans.flatMap(({ from, to }) => [from, to]))].toSorted();
};

/** New listings run at the limit, where nobody can buy: they are no part of the market. */
const NEW_LISTING_DAYS = 90;

export type MarketOpens = {
  readonly sessions: readonly TradingDate[];
  readonly opens: readonly Opens[];
  readonly exDates: readonly ExDate[];
  /** Ordinary shares, and the days on which they were first traded, where those are known. */
  readonly isOrdinary: (symbol: StockSymbol) => boolean;
  readonly firstDays: ReadonlyMap<StockSymbol, TradingDate>;
};

const growthsBy = ({ opens, exDates }: Pick<MarketOpens, 'opens' | 'exDates'>) => {
  const byDay = new Map(
    opens.map((one) => [one.symbol, new Map(one.days.map((day, at) => [day, one.opens[at] ?? 0]))]),
  );
  const restated = Map.groupBy(exDates, ({ symbol }) => symbol);
  return (symbol: StockSymbol, { from, to }: Span): number | null => {
    const own = byDay.get(symbol);
    const [bought, sold] = [own?.get(dayNumber(from)), own?.get(dayNumber(to))];
    if (bought === undefined || sold === undefined || bought === 0) return null;
    const factor = (restated.get(symbol) ?? [])
      .filter(({ ex_on }) => ex_on > from && ex_on <= to)
      .reduce((product, one) => product * one.factor, 1);
    return sold / (bought * factor) - 1;
  };
};

/** Equal money in every ordinary share that opened in both sessions; null where those are too few. */
const marketBy = ({ opens, isOrdinary, firstDays }: MarketOpens, growthOf: ReturnType<typeof growthsBy>) => {
  const known = new Map<string, number | null>();
  const meanOf = (span: Span): number | null => {
    const isOld = (symbol: StockSymbol): boolean =>
      (firstDays.get(symbol) ?? '') < addDays(span.from, -NEW_LISTING_DAYS);
    const growths = opens
      .filter(({ symbol }) => isOrdinary(symbol) && isOld(symbol))
      .map(({ symbol }) => growthOf(symbol, span))
      .filter((growth) => growth !== null);
    return growths.length < SMALLEST_MARKET
      ? null
      : growths.reduce((sum, growth) => sum + growth, 0) / growths.length;
  };
  return (span: Span): number | null => {
    const key = `${span.from} ${span.to}`;
    const mean = known.get(key) ?? meanOf(span);
    known.set(key, mean);
    return mean;
  };
};

/** What followed, from the next open to that of 5, 10 and 20 sessions later, against the market of those days. */
export const withOutcomes = <S extends Said>(
  said: readonly S[],
  market: MarketOpens,
): (S & { readonly outcomes: readonly (Outcome | null)[] })[] => {
  const placeOf = placesOf(market.sessions);
  const growthOf = growthsBy(market);
  const marketOf = marketBy(market, growthOf);
  const outcomeOf = (symbol: StockSymbol, span: Span): Outcome | null => {
    const [own, all] = [growthOf(symbol, span), marketOf(span)];
    return own === null || all === null ? null : { on: span.to, excess: own - all };
  };
  return said.map((one) => ({
    ...one,
    outcomes: spansOf(one.date, market.sessions, placeOf).map((span) =>
      span === null ? null : outcomeOf(one.symbol, span),
    ),
  }));
};

export type ExcessFigures = {
  readonly number: number;
  /** Sessions on which something was said. */
  readonly sessions: number;
  readonly mean: number | null;
  readonly interval: Interval | null;
  readonly verdict: Verdict;
};

/**
 * The outcomes after so many sessions that were known on a day. A rise bears a `sign` of 1 out, a fall one of -1; the
 * verdict is as wide as the number of cells that are looked at asks for.
 */
export const excessFigures = (
  said: readonly { readonly date: TradingDate; readonly outcomes: readonly (Outcome | null)[] }[],
  { horizon, as_of, sign, cells }: { horizon: number; as_of: TradingDate; sign: 1 | -1; cells: number },
): ExcessFigures => {
  const cases = said.flatMap(({ date, outcomes }) => {
    const outcome = outcomes[horizon] ?? null;
    return outcome === null || outcome.on > as_of
      ? []
      : [{ day: dayNumber(date), excess: outcome.excess, heldSessions: HORIZONS[horizon] ?? 0 }];
  });
  const interval = excessInterval(cases);
  const mean = cases.length === 0 ? null : cases.reduce((sum, { excess }) => sum + excess, 0) / cases.length;
  const turned = sign === 1 || interval === null ? interval : { low: -interval.high, high: -interval.low };
  return {
    number: cases.length,
    sessions: new Set(cases.map(({ day }) => day)).size,
    mean,
    interval,
    verdict: verdictOf([{ interval: turned, meanExcess: mean === null ? null : sign * mean }], cells),
  };
};
