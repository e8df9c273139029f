import { type QueryOf, type ReplyOf, historyContracts } from '@chuli/contracts';
import { AppError, type Paisa, type TradingDate, addDays, toRupees, tradingDate } from '@chuli/kernel';
import { INDICES, type MarketIndex, doubtsOf } from '@chuli/market';
import { listDoubtfulActions, listPriceAdjustments } from '@chuli/registry/reference';
import { type Bar, type IndexBar, dailyBars, indexBars } from '@chuli/tape/stock';
import { type Asked, implement } from '../../http/implement.ts';
import { openFrom } from '../../http/visitor-years.ts';
import { latest } from '../../sessions.ts';
import { adjustBars } from '../../figures/adjust-bars.ts';
import { relativeChange, rupeesOrNull } from '../../figures/figures.ts';
import { identifyStock } from '../../figures/identify-stock.ts';
import { symbolSummary } from './symbol-summary.ts';

type HistoryAsked = QueryOf<typeof historyContracts.raw>;
type HistoryReply = ReplyOf<typeof historyContracts.raw>;
type BarRow = HistoryReply['rows'][number];

const DEFAULT_SPAN_DAYS = 365 * 5;
const EARLIEST = tradingDate('1990-01-01');

type Span = { from: TradingDate; to: TradingDate; open_from: TradingDate | null };

/** A visitor sees five years back from today, whatever is asked; a user everything. */
const spanOf = ({ clock, caller, query }: Asked<HistoryAsked>, as_of: TradingDate): Span => {
  if (query.from !== undefined && query.to !== undefined && query.from > query.to) {
    throw new AppError('input.invalid-range', { from: query.from, to: query.to });
  }
  const to = query.to !== undefined && query.to < as_of ? query.to : as_of;
  const open_from = openFrom({ caller, clock });
  if (open_from === null) return { from: query.from ?? EARLIEST, to, open_from };
  const from = query.from ?? addDays(to, -DEFAULT_SPAN_DAYS);
  return { from: from < open_from ? open_from : from, to, open_from };
};

/** Against the row before, in paisa or hundredths of a point; nothing in the first. */
const fromRowBefore = (bars: readonly { close: number }[], at: number): number => {
  const close = bars[at]?.close ?? 0;
  return relativeChange(close, bars[at - 1]?.close ?? close);
};

/** Against what the exchange measured the day from: the same of raw and adjusted prices, on an ex-date too. */
const changeOf = ({ close, base }: Bar): number | null =>
  base === null ? null : relativeChange(close, base);

const toBar = (bar: Bar, change: number): BarRow => ({
  date: bar.traded_on,
  open: rupeesOrNull(bar.open),
  high: toRupees(bar.high),
  low: toRupees(bar.low),
  close: toRupees(bar.close),
  volume: bar.volume,
  amount: rupeesOrNull(bar.amount),
  trades: bar.trades,
  change,
});

const doubtOf = ({ traded_on, flags }: Bar): HistoryReply['doubtful_bars'] => {
  const [reason] = doubtsOf(flags);
  return reason === undefined ? [] : [{ date: traded_on, reason }];
};

/** Hundredths of a point become points as paisa become rupees. */
const toIndexBar = (bar: IndexBar, change: number): BarRow => ({
  date: bar.traded_on,
  open: rupeesOrNull(bar.open as Paisa | null),
  high: rupeesOrNull(bar.high as Paisa | null),
  low: rupeesOrNull(bar.low as Paisa | null),
  close: toRupees(bar.close as Paisa),
  volume: bar.volume,
  amount: rupeesOrNull(bar.turnover),
  trades: bar.trades,
  change,
});

const indexHistory = async (
  asked: Asked<HistoryAsked>,
  index: MarketIndex,
  adjusted: boolean,
): Promise<HistoryReply> => {
  const as_of = latest((await asked.sessions()).index, asked.query.as_of, asked.clock);
  const { from, to, open_from } = spanOf(asked, as_of);
  const bars = await indexBars(asked.tape, { index_id: index.id, from, to });
  const { symbol, name } = index;
  return {
    as_of,
    symbol,
    name,
    adjusted,
    open_from,
    adjustments: [],
    doubtful_actions: [],
    doubtful_bars: [],
    rows: bars.map((bar, at) => toIndexBar(bar, fromRowBefore(bars, at))),
  };
};

const stockHistory = async (asked: Asked<HistoryAsked>, adjusted: boolean): Promise<HistoryReply> => {
  const { tape, reference, query } = asked;
  const as_of = latest((await asked.sessions()).exchange, query.as_of, asked.clock);
  const { from, to, open_from } = spanOf(asked, as_of);
  const { company, tickers } = await identifyStock(reference, query.symbol, as_of);
  const named = { symbols: tickers.map((ticker) => ticker.symbol), as_of };
  const [bars, adjustments, doubtful] = await Promise.all([
    dailyBars(tape, { tickers, from, to }),
    listPriceAdjustments(reference, named),
    listDoubtfulActions(reference, named),
  ]);
  const shown = adjusted ? adjustBars(bars, adjustments) : bars;
  return {
    as_of,
    symbol: company.symbol,
    name: company.name,
    adjusted,
    open_from,
    adjustments,
    doubtful_actions: doubtful,
    doubtful_bars: bars.flatMap(doubtOf),
    rows: shown.map((bar, at) => toBar(bar, changeOf(bars[at] ?? bar) ?? fromRowBefore(shown, at))),
  };
};

const history = (adjusted: boolean) => (asked: Asked<HistoryAsked>) => {
  const index = INDICES.find((candidate) => candidate.symbol === asked.query.symbol);
  return index === undefined ? stockHistory(asked, adjusted) : indexHistory(asked, index, adjusted);
};

export const historyEndpoints = implement(historyContracts, {
  raw: history(false),
  rawData: history(false),
  adjusted: history(true),
  adjustedData: history(true),
  symbolSummary,
});
