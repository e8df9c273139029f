import { LARGE_ORDER } from '@chuli/contracts';
import { type Paisa, type StockSymbol, type TradingDate, fromRupees, percentOf } from '@chuli/kernel';
import type { LimitSide } from '@chuli/market';
import { firstTradingDays, listAllPriceAdjustments, listRenames } from '@chuli/registry/reference';
import { largestSides } from '@chuli/tape/broker';
import { largeIncoming } from '@chuli/tape/floorsheet';
import { firstAtLimits, stockSeries } from '@chuli/tape/market';
import { ratioOf } from '../../figures/figures.ts';
import { adjustedSeries } from '../../figures/joined-series.ts';
import { usualFigures, usualSessions } from '../../figures/usual-figures.ts';
import type { Context } from '../../http/implement.ts';
import { type SessionBook, upTo } from '../../sessions.ts';
import type { LimitBook } from './limit-book.ts';

type BySide = Readonly<Record<LimitSide, number | null>>;

/** What is known of a stock beside its bar; by side where the limits differ in it. */
type Known = {
  readonly streakBefore: BySide;
  readonly volumeTimes: number | null;
  readonly bulkPercent: BySide;
  readonly topThreePercent: BySide;
  /** The first trade at the limit, in unix seconds. */
  readonly since: BySide;
};

export type Around = { readonly of: (symbol: StockSymbol) => Known };

type Row = {
  readonly bar: { readonly symbol: StockSymbol; readonly volume: number };
  readonly day: { readonly limits: { readonly lower: Paisa; readonly upper: Paisa } };
};

type Question = {
  readonly date: TradingDate;
  readonly rows: readonly Row[];
  readonly book: LimitBook;
  readonly sessions: SessionBook;
};

type Stores = Pick<Context, 'tape' | 'reference'>;

const NOTHING: BySide = { up: null, down: null };

/** The sessions before: how much was traded on average, and whether the last one stood at a limit. */
const readBefore = async (
  { tape, reference }: Stores,
  { date, rows, book, sessions }: Question,
): Promise<ReadonlyMap<StockSymbol, Pick<Known, 'volumeTimes' | 'streakBefore'>>> => {
  if (rows.length === 0) return new Map();
  const held = upTo(sessions.daily, date);
  const before = held.slice(0, -1);
  const from = usualSessions(before)?.first ?? before[0] ?? date;
  const renames = await listRenames(reference, date);
  const own = new Set(rows.map(({ bar }) => bar.symbol));
  const former = renames.filter(({ new_symbol }) => own.has(new_symbol)).map(({ old_symbol }) => old_symbol);
  const [series, adjustments, firsts] = await Promise.all([
    stockSeries(tape, { from, to: date, symbols: [...own, ...former] }),
    listAllPriceAdjustments(reference, { after: from, as_of: date }),
    firstTradingDays(reference, date),
  ]);
  const joined = adjustedSeries(series, { renames, adjustments, sessions: held });
  return new Map(
    rows.map(({ bar: { symbol, volume } }) => {
      const points = joined.get(symbol)?.points ?? [];
      const last = points.findLast((point) => point.traded_on < date)?.traded_on;
      const { average_volume_20: usual } = usualFigures(points, { before, first: firsts.get(symbol) });
      return [
        symbol,
        {
          volumeTimes: ratioOf(volume, usual),
          streakBefore: last === undefined ? NOTHING : streaksOn(book, symbol, last),
        },
      ] as const;
    }),
  );
};

const streaksOn = (book: LimitBook, symbol: StockSymbol, date: TradingDate): BySide => {
  const share = book.shareOf(symbol);
  if (book.isFault(share, date)) return NOTHING;
  const on = (side: LimitSide): number => book.dayOf(share, side, date)?.streak ?? 0;
  return { up: on('up'), down: on('down') };
};

/** The three largest of those who bought, and of those who sold; nothing where the floorsheet is not known. */
const readBrokers = async (
  { tape }: Stores,
  { date, rows, sessions }: Question,
): Promise<ReadonlyMap<StockSymbol, BySide>> => {
  if (rows.length === 0 || !sessions.floorsheet.includes(date)) return new Map();
  const sides = await largestSides(tape, { date, symbols: rows.map(({ bar }) => bar.symbol) });
  return new Map(
    sides.map(({ symbol, bought, sold, bought_by_three, sold_by_three }) => [
      symbol,
      { up: percentOf(bought_by_three, bought), down: percentOf(sold_by_three, sold) },
    ]),
  );
};

/** Large orders that came in on each side, in percent of the volume; nothing where the floorsheet is not known. */
const readBulk = async (
  { tape }: Stores,
  { date, rows, sessions }: Question,
): Promise<ReadonlyMap<StockSymbol, BySide>> => {
  if (rows.length === 0 || !sessions.floorsheet.includes(date)) return new Map();
  const symbols = rows.map(({ bar }) => bar.symbol);
  const orders = await largeIncoming(tape, { date, symbols, amount_from: fromRupees(LARGE_ORDER) });
  return new Map(
    orders.map(({ symbol, volume, bought, sold }) => [
      symbol,
      { up: percentOf(bought, volume), down: percentOf(sold, volume) },
    ]),
  );
};

const readTimes = async (
  { tape }: Stores,
  { date, rows, sessions }: Question,
): Promise<ReadonlyMap<StockSymbol, BySide>> => {
  if (rows.length === 0 || !sessions.timed.includes(date)) return new Map();
  const limits = rows.map(({ bar: { symbol }, day }) => ({ symbol, ...day.limits }));
  const times = await firstAtLimits(tape, { date, limits });
  return new Map(times.map(({ symbol, up, down }) => [symbol, { up, down }]));
};

/** What the facts of a set-up are read from, beside the bars of the session. */
export const readAround = async (stores: Stores, question: Question): Promise<Around> => {
  const [before, brokers, bulk, times] = await Promise.all([
    readBefore(stores, question),
    readBrokers(stores, question),
    readBulk(stores, question),
    readTimes(stores, question),
  ]);
  return {
    of: (symbol) => ({
      streakBefore: before.get(symbol)?.streakBefore ?? NOTHING,
      volumeTimes: before.get(symbol)?.volumeTimes ?? null,
      bulkPercent: bulk.get(symbol) ?? NOTHING,
      topThreePercent: brokers.get(symbol) ?? NOTHING,
      since: times.get(symbol) ?? NOTHING,
    }),
  };
};
