import { type ReplyOf, signalRankingContracts } from '@chuli/contracts';
import { type StockSymbol, paisa, toRupees, percentageChange } from '@chuli/kernel';
import { FAMILIES } from '@chuli/signals';
import { type NamedSignal, signalNames } from '@chuli/tape/signal';
import { implement } from '../../http/implement.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { type Candle, type Candles, candlesOf } from './candles-of.ts';
import { describeList, listHeads } from './list-facts.ts';
import { patternBoard } from './pattern-board.ts';
import { searchedTo, signalDays } from './days.ts';
import { type StockBook, openStockBook } from './stocks.ts';

type TenReply = ReplyOf<typeof signalRankingContracts.ten>;
type TenRow = TenReply['rows'][number];

const TEN = 10;
/** Below Rs 20 lakh a day an order of Rs 1 lakh moves the price by itself. */
const SMALLEST_TURNOVER = toRupees(paisa(20_00_000_00));

const VOTES = FAMILIES.find(({ id }) => id === 'agreement')?.votes ?? { bars: 5, of: [] };
const TITLES = new Map(FAMILIES.map(({ id, title }) => [id, title]));

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

/** Over the last session. */
const changeIn = (candles: readonly Candle[] = []): number | null => {
  const now = candles.at(-1);
  return now === undefined ? null : percentageChange(now.close, now.base);
};

const tenRow = (
  symbol: StockSymbol,
  signals: readonly NamedSignal[],
  book: StockBook,
): Omit<TenRow, 'change'> => {
  const votes = votesOf(signals);
  return {
    ...book.described(symbol),
    score: scoreOf(votes),
    votes,
    close: rupeesOrNull(book.closeNow(symbol)),
    turnover: book.turnover(symbol),
  };
};

const withChange =
  (candles: Candles) =>
  (row: Omit<TenRow, 'change'>): TenRow => ({ ...row, change: changeIn(candles.get(row.symbol)) });

type Scored = Pick<TenRow, 'score' | 'turnover' | 'symbol'>;

const byScore = (one: Scored, other: Scored): number =>
  other.score - one.score ||
  (other.turnover ?? 0) - (one.turnover ?? 0) ||
  one.symbol.localeCompare(other.symbol);

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
    const [signals_to, [head], signals, book] = await Promise.all([
      searchedTo(asked, as_of),
      listHeads(asked.tape, strong, as_of),
      signalNames(asked.tape, { ...lists, from, to: as_of }),
      openStockBook(asked, { as_of, sessions, since: from }),
    ]);
    const ten = [...Map.groupBy(signals, ({ symbol }) => symbol)]
      .map(([symbol, own]) => tenRow(symbol, own, book))
      .filter(({ score, turnover }) => score > 0 && (turnover ?? 0) >= SMALLEST_TURNOVER)
      .toSorted(byScore)
      .slice(0, TEN);
    const candles = await candlesOf(asked, {
      sessions,
      count: 1,
      to: as_of,
      symbols: ten.map(({ symbol }) => symbol),
    });
    const rows = ten.map(withChange(candles));
    const list = head === undefined ? null : describeList(head);
    const shared = { sessions: VOTES.bars, families: VOTES.of.length, smallest_turnover: SMALLEST_TURNOVER };
    return { as_of, signals_to, ...shared, list, rows };
  },
  patterns: patternBoard,
});
