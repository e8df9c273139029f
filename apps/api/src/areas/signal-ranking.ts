import { type ReplyOf, signalRankingContracts } from '@chuli/contracts';
import { PATTERNS } from '@chuli/indicators';
import { type StockSymbol, type TradingDate, paisa, toRupees } from '@chuli/kernel';
import { FAMILIES } from '@chuli/signals';
import { type NamedSignal, type RecentCandles, recentCandles, signalNames } from '@chuli/tape';
import { type Context, implement } from '../http/implement.ts';
import { percentageChange, rupeesOrNull } from './figures.ts';
import { describeLists } from './signal-list-facts.ts';
import { searchedTo, signalDays } from './signal-lists.ts';
import { type StockBook, openStockBook } from './signal-stocks.ts';

type TenReply = ReplyOf<typeof signalRankingContracts.ten>;
type TenRow = TenReply['rows'][number];
type PatternReply = ReplyOf<typeof signalRankingContracts.patterns>;

const TEN = 10;
/** Below Rs 20 lakh a day an order of Rs 1 lakh moves the price by itself. */
const SMALLEST_TURNOVER = toRupees(paisa(20_00_000_00));
/** As many candles as the longest pattern, and one to stand on. */
const CANDLES = 6;

const VOTES = FAMILIES.find(({ id }) => id === 'agreement')?.votes ?? { bars: 5, of: [] };
const TITLES = new Map(FAMILIES.map(({ id, title }) => [id, title]));
const PATTERN_TITLES = new Map<string, string>(PATTERNS.map(({ id, title }) => [id, title]));

/** Each family once a side, with the day it fired last. */
const votesOf = (signals: readonly NamedSignal[]): TenRow['votes'] => {
  const latest = new Map<string, TenRow['votes'][number]>();
  for (const { family, side, signal_on } of signals) {
    const key = `${family} ${side}`;
    if ((latest.get(key)?.signal_on ?? '') < signal_on)
      latest.set(key, { family, title: TITLES.get(family) ?? family, side, signal_on });
  }
  return [...latest.values()];
};

const scoreOf = (votes: TenRow['votes']): number =>
  votes.reduce((sum, { side }) => sum + (side === 'buy' ? 1 : -1), 0);

type Bars = ReadonlyMap<StockSymbol, RecentCandles['bars']>;

const tenRow = (
  symbol: StockSymbol,
  signals: readonly NamedSignal[],
  book: StockBook,
  bars: Bars,
): TenRow => {
  const votes = votesOf(signals);
  const closes = (bars.get(symbol) ?? []).map(([, , , close]) => close);
  const [before, now] = [closes.at(-2), closes.at(-1)];
  return {
    ...book.described(symbol),
    score: scoreOf(votes),
    votes,
    close: rupeesOrNull(book.closeNow(symbol)),
    change: before === undefined || now === undefined ? null : percentageChange(now, before),
    turnover: book.turnover(symbol),
  };
};

const byScore = (one: TenRow, other: TenRow): number =>
  other.score - one.score || (other.turnover ?? 0) - (one.turnover ?? 0);

const candlesBy = async (
  { tape }: Pick<Context, 'tape'>,
  sessions: readonly TradingDate[],
  count: number,
  to: TradingDate,
): Promise<Bars> => {
  const from = sessions.at(-count) ?? sessions[0] ?? to;
  const found = await recentCandles(tape, { from, to });
  return new Map(found.map(({ symbol, bars }) => [symbol, bars]));
};

const drawn = (bars: RecentCandles['bars'] | undefined): PatternReply['rows'][number]['candles'] => {
  const prices = bars?.flat() ?? [];
  if (prices.length === 0) return null;
  const known = prices.filter((price) => price !== null);
  return known.length === prices.length ? known.map(toRupees) : null;
};

const patternRow = (
  { kind, side, symbol, signal_on }: NamedSignal,
  book: StockBook,
  bars: Bars,
): PatternReply['rows'][number] => ({
  ...book.described(symbol),
  pattern: kind,
  title: PATTERN_TITLES.get(kind) ?? kind,
  side,
  signal_on,
  close: rupeesOrNull(book.closeNow(symbol)),
  turnover: book.turnover(symbol),
  candles: drawn(bars.get(symbol)),
});

export const signalRankingEndpoints = implement(signalRankingContracts, {
  ten: async (asked) => {
    const { as_of, sessions } = await signalDays(asked);
    const from = sessions.at(-VOTES.bars) ?? sessions[0] ?? as_of;
    const lists = {
      families: VOTES.of.map(({ family }) => family),
      kinds: ['signal'],
      timeframes: ['daily'],
      sides: [],
    };
    const strong = { families: ['agreement'], kinds: ['strong'], timeframes: ['daily'], sides: ['buy'] };
    const [signals_to, [list = null], signals, book, bars] = await Promise.all([
      searchedTo(asked, as_of),
      describeLists(asked.tape, strong, as_of),
      signalNames(asked.tape, { ...lists, from, to: as_of }),
      openStockBook(asked, { as_of, sessions, since: from }),
      candlesBy(asked, sessions, 2, as_of),
    ]);
    const rows = [...Map.groupBy(signals, ({ symbol }) => symbol)]
      .map(([symbol, own]) => tenRow(symbol, own, book, bars))
      .filter(({ score, turnover }) => score > 0 && (turnover ?? 0) >= SMALLEST_TURNOVER)
      .toSorted(byScore)
      .slice(0, TEN);
    const shared = { sessions: VOTES.bars, families: VOTES.of.length, smallest_turnover: SMALLEST_TURNOVER };
    return { as_of, signals_to, ...shared, list, rows };
  },
  patterns: async (asked) => {
    const { symbol, date, as_of: limit } = asked.query;
    const day = date !== undefined && limit !== undefined && limit < date ? limit : (date ?? limit);
    const { as_of, sessions } = await signalDays({ ...asked, query: { as_of: day } });
    const lists = { families: ['candlestick'], kinds: [], timeframes: ['daily'], sides: [] };
    const [signals_to, signals, book, bars] = await Promise.all([
      searchedTo(asked, as_of),
      signalNames(asked.tape, { ...lists, from: as_of, to: as_of, symbol }),
      openStockBook(asked, { as_of, sessions, since: as_of }),
      candlesBy(asked, sessions, CANDLES, as_of),
    ]);
    const rows = signals.map((signal) => patternRow(signal, book, bars));
    return { as_of, signals_to, rows };
  },
});
