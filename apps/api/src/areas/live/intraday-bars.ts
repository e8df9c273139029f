import type { QueryOf, ReplyOf, intradayContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, paisa, toRupees } from '@chuli/kernel';
import { INDICES, type MarketIndex, OHLC_MINIMUM_QUANTITY } from '@chuli/market';
import { type IntradayBar, type IntradayIndexBar, intradayBars, intradayIndexBars } from '@chuli/tape/live';
import type { Asked } from '../../http/implement.ts';
import { openFrom } from '../../http/visitor-years.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { identifyStock } from '../../figures/identify-stock.ts';
import { emptyReason, latestTraded } from './intraday-sessions.ts';
import { type IntradaySpan, type SpanAsked, barStart, endOfDay, spanOf, wholeDay } from './intraday-span.ts';

type BarsReply = ReplyOf<typeof intradayContracts.bars>;
type BarRow = BarsReply['rows'][number];
type SeriesAsked = { symbol: StockSymbol; as_of?: TradingDate | undefined };
type Found = Pick<BarsReply, 'untimed' | 'reason' | 'rows' | 'name'>;

const toStockRow = (bar: IntradayBar): BarRow => ({
  time: bar.time,
  open: rupeesOrNull(bar.open),
  high: rupeesOrNull(bar.high),
  low: rupeesOrNull(bar.low),
  close: rupeesOrNull(bar.close),
  volume: bar.volume,
  amount: toRupees(bar.amount),
  trades: bar.trades,
});

/** Hundredths of a point become points as paisa become rupees. */
const toIndexRow = ({ time, open, high, low, close }: IntradayIndexBar): BarRow => ({
  time,
  open: toRupees(paisa(open)),
  high: toRupees(paisa(high)),
  low: toRupees(paisa(low)),
  close: toRupees(paisa(close)),
  volume: null,
  amount: null,
  trades: null,
});

const indexBars = async (
  { tape }: Asked<SeriesAsked>,
  { id, name }: MarketIndex,
  span: IntradaySpan,
): Promise<Found> => {
  const bars = span.reason === null ? await intradayIndexBars(tape, { ...span, index_id: id }) : [];
  const reason = span.reason ?? (bars.length === 0 ? 'no-index-minutes' : null);
  return { name, untimed: 0, reason, rows: bars.map(toIndexRow) };
};

const stockBars = async (
  { tape, reference, query }: Asked<SeriesAsked>,
  span: IntradaySpan,
  as_of: TradingDate,
): Promise<Found> => {
  const { company, tickers } = await identifyStock(reference, query.symbol, as_of);
  if (span.reason !== null) return { name: company.name, untimed: 0, reason: span.reason, rows: [] };
  const minimum = OHLC_MINIMUM_QUANTITY.on(span.to);
  const { bars, ...counts } = await intradayBars(tape, { ...span, tickers, minimum });
  const reason = emptyReason(counts) ?? (bars.length === 0 ? 'not-traded' : null);
  return { name: company.name, untimed: counts.untimed, reason, rows: bars.map(toStockRow) };
};

const barsReply = async (
  asked: Asked<SeriesAsked>,
  spanAsked: (as_of: TradingDate) => SpanAsked,
): Promise<BarsReply> => {
  const { symbol } = asked.query;
  const as_of = await latestTraded(asked);
  const open_from = openFrom(asked);
  const span = spanOf(spanAsked(as_of), { as_of, open_from });
  const index = INDICES.find((candidate) => candidate.symbol === symbol);
  const found =
    index === undefined ? await stockBars(asked, span, as_of) : await indexBars(asked, index, span);
  return {
    as_of,
    symbol,
    ...found,
    resolution: span.resolution,
    from_date: span.from,
    to_date: span.to,
    open_from,
  };
};

export const sessionBars = (
  asked: Asked<QueryOf<typeof intradayContracts.sessionBars>>,
): Promise<BarsReply> =>
  barsReply(asked, (as_of) => ({ ...wholeDay(asked.query.date ?? as_of), resolution: 1 }));

export const bars = (asked: Asked<QueryOf<typeof intradayContracts.bars>>): Promise<BarsReply> => {
  const { from, to, resolution } = asked.query;
  return barsReply(asked, (as_of) => ({
    first: from ?? wholeDay(as_of).first,
    last: to ?? Math.max(from ?? 0, endOfDay(as_of)),
    resolution: Number(resolution),
  }));
};

/** The last bar of a chart may have grown since: it is given again, as it stands now. */
export const nextBars = (asked: Asked<QueryOf<typeof intradayContracts.nextBars>>): Promise<BarsReply> => {
  const { from } = asked.query;
  const resolution = Number(asked.query.resolution);
  return barsReply(asked, (as_of) => {
    const first = from === undefined ? wholeDay(as_of).first : barStart(from, resolution);
    return { first, last: Math.max(first, endOfDay(as_of)), resolution };
  });
};
