import type { QueryOf, ReplyOf, signalLevelContracts } from '@chuli/contracts';
import {
  type Paisa,
  type StockSymbol,
  type TradingDate,
  fromRupees,
  toRupees,
  percentOf,
} from '@chuli/kernel';
import { pivotsClassic } from '@chuli/indicators';
import { listAllPriceAdjustments, listRenames } from '@chuli/registry/reference';
import { type SeriesBar, weeklySeries } from '@chuli/signals';
import { type PricePoint, marketPrices } from '@chuli/tape/stock';
import type { Asked } from '../../http/implement.ts';
import { adjustedSeries } from '../../figures/joined-series.ts';
import { keptLevels } from './kept-levels.ts';
import { byTurnover, pageOf, sortedBy } from './row-pages.ts';
import { shownDigits } from './facts.ts';
import { signalDays } from './days.ts';
import { type StockBook, openStockBook } from './stocks.ts';
import { type LevelRole, zonesAt } from './zones.ts';

type NearQuery = QueryOf<typeof signalLevelContracts.nearPivot>;
type NearAsked = Asked<NearQuery>;
type NearReply = ReplyOf<typeof signalLevelContracts.nearPivot>;

/** What turned the price more than about two years ago is forgotten. */
export const LEVEL_SESSIONS = 500;

/** A level near the close; `distance` is in percent of it. */
type Level = {
  level: string;
  low: number;
  high: number;
  touches: number | null;
  first_on: TradingDate | null;
  last_on: TradingDate | null;
  strength: number | null;
  distance: number;
};
/** The levels of a kind from the daily bars of a stock, the nearest to its close first. */
type LevelsOf = (bars: readonly SeriesBar[], as_of: TradingDate) => Level[];

/** One turn is only a turn: a zone that others watch has held at least twice. */
const FEWEST_TOUCHES = 2;

export const zonesOf =
  (role: LevelRole, timeframe: 'daily' | 'weekly'): LevelsOf =>
  (bars, as_of) => {
    const shown = timeframe === 'daily' ? bars : weeklySeries(bars, as_of).closed;
    return zonesAt(shown, role, bars.at(-1)?.candle.close)
      .filter(({ touches }) => touches >= FEWEST_TOUCHES)
      .map(({ low, high, touches, first_on, last_on, strength, distance }) => ({
        level: role,
        low,
        high,
        touches,
        first_on,
        last_on,
        strength,
        distance,
      }));
  };

export type NamedPrice = readonly [name: string, price: number | null | undefined];

/** Of the price: computed figures that differ by less are equal. */
const HAIR = 1e-9;

/** The highest of these prices that the close is not below comes first. */
export const levelsUnder = (close: number, levels: readonly NamedPrice[]): Level[] =>
  levels
    .flatMap(([level, price]) =>
      typeof price === 'number' && price <= close * (1 + HAIR) ? [{ level, price }] : [],
    )
    .toSorted((one, other) => other.price - one.price)
    .map(({ level, price }) => ({
      level,
      low: price,
      high: price,
      touches: null,
      first_on: null,
      last_on: null,
      strength: null,
      distance: Math.max(0, ((close - price) / close) * 100),
    }));

/** Pivots of the last session stand for the next one. A session at one price has no reach: all of them are its close. */
export const pivotsUnder: LevelsOf = (bars) => {
  const { candle } = bars.at(-1) ?? {};
  if (candle === undefined || candle.high === candle.low) return [];
  const levels = Object.entries(pivotsClassic.step({}, candle) ?? {});
  return levelsUnder(
    candle.close,
    levels.map(([name, price]) => [name.toUpperCase(), price]),
  );
};

/** Prices are those of the last day already; what levels do not read is left unknown. */
const barOf = ({ traded_on, high, low, close }: PricePoint, session: number): SeriesBar => ({
  on: traded_on,
  ends_at: 0,
  close,
  factor: 1,
  has_open: false,
  candle: {
    open: close / 100,
    high: high / 100,
    low: low / 100,
    close: close / 100,
    volume: 0,
    amount: null,
    market: null,
    session,
    minute: 0,
  },
});

type Days = { as_of: TradingDate; sessions: readonly TradingDate[] };

/** Volumes and turnovers are not read here. */
const seriesOf = ({ symbol, points }: Awaited<ReturnType<typeof marketPrices>>[number]) => ({
  key: symbol,
  base: null,
  points: points.map((point) => ({ ...point, volume: 0, amount: null })),
});

const marketBars = async (
  { tape, reference }: NearAsked,
  { as_of, sessions }: Days,
  back: number,
): Promise<Map<StockSymbol, SeriesBar[]>> => {
  const shown = sessions.slice(-back);
  const [prices, renames, adjustments] = await Promise.all([
    marketPrices(tape, shown),
    listRenames(reference, as_of),
    listAllPriceAdjustments(reference, { after: shown[0] ?? as_of, as_of }),
  ]);
  const numbers = new Map(sessions.map((day, number) => [day, number]));
  const joined = adjustedSeries(prices.map(seriesOf), { renames, adjustments, sessions: shown });
  return new Map(
    [...joined].map(([symbol, { points }]) => [
      symbol,
      points.map((point) => barOf(point, numbers.get(point.traded_on) ?? 0)),
    ]),
  );
};

type Found = { symbol: StockSymbol; close: Paisa; levels: readonly Level[] };
/** The levels of every stock of the as-of session. */
export type FindLevels = (asked: NearAsked, days: Days) => Promise<Found[]>;

const kept = keptLevels<Found[]>();

/** From the bars of so many sessions. */
export const inBars =
  (levelsOf: LevelsOf, back: number = LEVEL_SESSIONS): FindLevels =>
  async (asked, days) =>
    [...(await marketBars(asked, days, back))].flatMap(([symbol, bars]) => {
      const last = bars.at(-1);
      return last === undefined || last.on !== days.as_of
        ? []
        : [{ symbol, close: last.close, levels: levelsOf(bars, days.as_of) }];
    });

type NearRow = NearReply['rows'][number];

const rowOf = ({ symbol, close }: Found, level: Level, book: StockBook): NearRow => ({
  ...book.described(symbol),
  close: toRupees(close),
  change: book.changeToday(symbol),
  ...level,
  low: toRupees(fromRupees(level.low)),
  high: toRupees(fromRupees(level.high)),
  strength: level.strength === null ? null : shownDigits(level.strength),
  distance: percentOf(level.distance, 100) ?? 0,
  turnover: book.turnover(symbol),
});

/**
 * Stocks of the as-of session whose close is within so many percent of a level, those that trade most first. Of each
 * stock the nearest level is told; of those that were asked for, where a question names some.
 */
export const stocksNear =
  <Query extends NearQuery>(
    name: string,
    find: FindLevels,
    isAsked?: (level: Level, query: Query) => boolean,
  ) =>
  async (asked: Asked<Query>): Promise<NearReply> => {
    const { registry, clock, query } = asked;
    const { as_of, sessions } = await signalDays(asked);
    const days = { as_of, sessions };
    const [found, book] = await Promise.all([
      kept({ registry, clock, name, day: as_of }, () => find(asked, days)),
      openStockBook(asked, { as_of, sessions, since: as_of }),
    ]);
    const near = found.flatMap((one) => {
      if (!book.passes(one.symbol, query)) return [];
      const level = one.levels.find((each) => isAsked?.(each, query) ?? true);
      return level === undefined || level.distance > query.within ? [] : [rowOf(one, level, book)];
    });
    return { as_of, ...pageOf(sortedBy(byTurnover(near), query.sort), query) };
  };
