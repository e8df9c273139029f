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

type NearAsked = Asked<QueryOf<typeof signalLevelContracts.nearPivot>>;
type NearReply = ReplyOf<typeof signalLevelContracts.nearPivot>;

/** What turned the price more than about two years ago is forgotten. */
export const LEVEL_SESSIONS = 500;

/** A level near the close; `distance` is in percent of it. */
type Level = {
  level: string;
  low: number;
  high: number;
  touches: number | null;
  last_on: TradingDate | null;
  strength: number | null;
  distance: number;
};
/** The level of a kind that a stock's close is nearest to, from its daily bars. */
type LevelOf = (bars: readonly SeriesBar[], as_of: TradingDate) => Level | null;

/** One turn is only a turn: a zone that others watch has held at least twice. */
const FEWEST_TOUCHES = 2;

export const nearestZoneOf =
  (role: LevelRole, timeframe: 'daily' | 'weekly'): LevelOf =>
  (bars, as_of) => {
    const shown = timeframe === 'daily' ? bars : weeklySeries(bars, as_of).closed;
    const zone = zonesAt(shown, role, bars.at(-1)?.candle.close).find(
      ({ touches }) => touches >= FEWEST_TOUCHES,
    );
    if (zone === undefined) return null;
    const { low, high, touches, last_on, strength, distance } = zone;
    return { level: role, low, high, touches, last_on, strength, distance };
  };

export type NamedPrice = readonly [name: string, price: number | null | undefined];

/** The highest of these prices that the close is not below. */
export const highestUnder = (close: number, levels: readonly NamedPrice[]): Level | null => {
  const [found] = levels
    .flatMap(([level, price]) => (typeof price === 'number' && price <= close ? [{ level, price }] : []))
    .toSorted((one, other) => other.price - one.price);
  if (found === undefined) return null;
  const distance = ((close - found.price) / close) * 100;
  const { level, price } = found;
  return { level, low: price, high: price, touches: null, last_on: null, strength: null, distance };
};

/** Pivots of the last session stand for the next one. */
export const pivotUnder: LevelOf = (bars) => {
  const last = bars.at(-1);
  const levels = last === undefined ? null : pivotsClassic.step({}, last.candle);
  return last === undefined || levels === null
    ? null
    : highestUnder(
        last.candle.close,
        Object.entries(levels).map(([name, price]) => [name.toUpperCase(), price]),
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

type Found = { symbol: StockSymbol; close: Paisa; level: Level };
/** The level of every stock of the as-of session. */
export type FindLevels = (asked: NearAsked, days: Days) => Promise<Found[]>;

const kept = keptLevels<Found[]>();

/** From the bars of so many sessions. */
export const inBars =
  (levelOf: LevelOf, back: number = LEVEL_SESSIONS): FindLevels =>
  async (asked, days) =>
    [...(await marketBars(asked, days, back))].flatMap(([symbol, bars]) => {
      const last = bars.at(-1);
      if (last === undefined || last.on !== days.as_of) return [];
      const level = levelOf(bars, days.as_of);
      return level === null ? [] : [{ symbol, close: last.close, level }];
    });

type NearRow = NearReply['rows'][number];

const rowOf = ({ symbol, close, level }: Found, book: StockBook): NearRow => ({
  ...book.described(symbol),
  close: toRupees(close),
  ...level,
  low: toRupees(fromRupees(level.low)),
  high: toRupees(fromRupees(level.high)),
  strength: level.strength === null ? null : shownDigits(level.strength),
  distance: percentOf(level.distance, 100) ?? 0,
  turnover: book.turnover(symbol),
});

/** Stocks of the as-of session whose close is within so many percent of a level, those that trade most first. */
export const stocksNear =
  (name: string, find: FindLevels) =>
  async (asked: NearAsked): Promise<NearReply> => {
    const { registry, clock, query } = asked;
    const { as_of, sessions } = await signalDays(asked);
    const days = { as_of, sessions };
    const [found, book] = await Promise.all([
      kept({ registry, clock, name, day: as_of }, () => find(asked, days)),
      openStockBook(asked, { as_of, sessions, since: as_of }),
    ]);
    const near = found
      .filter(({ symbol, level }) => level.distance <= query.within && book.passes(symbol, query))
      .map((one) => rowOf(one, book));
    return { as_of, ...pageOf(sortedBy(byTurnover(near), query.sort), query) };
  };
