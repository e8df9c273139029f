import { type TradingDate, paisa } from '@chuli/kernel';
import { type IndexView, type Quote, type Session, type TradeEvent, dayBarOf } from '@chuli/session';
import type { DailyBarRow, IndexBarRow, MarketDayRow, TradeRow } from '@chuli/tape';

type Of = { readonly day: TradingDate; readonly source: string };

export const tradeRow = (trade: TradeEvent): TradeRow => ({
  contract_id: trade.contractId,
  symbol: trade.symbol,
  traded_at: trade.at,
  buyer: trade.buyer,
  seller: trade.seller,
  quantity: trade.quantity,
  rate: trade.rate,
  amount: trade.amount,
});

const dailyBar = (quote: Quote, { day, source }: Of): DailyBarRow => {
  return {
    symbol: quote.symbol,
    traded_on: day,
    ...dayBarOf(quote),
    last_traded: quote.last,
    trades: quote.trades,
    vwap: paisa(Math.round(quote.amount / quote.volume)),
    previous_close: quote.previousClose,
    source,
    sources_agreeing: 1,
    flags: '',
  };
};

const indexBar = (
  { indexId, open, high, low, value }: IndexView,
  session: Session,
  { day, source }: Of,
): IndexBarRow[] => {
  if (value === null) return [];
  let [turnover, volume, trades] = [0, 0, 0];
  for (const bar of session.indexBars(indexId, 60)) {
    turnover += bar.amount;
    volume += bar.volume;
    trades += bar.trades;
  }
  return [
    {
      index_id: indexId,
      traded_on: day,
      open,
      high,
      low,
      close: value,
      turnover: paisa(turnover),
      volume,
      trades,
      source,
      flags: '',
    },
  ];
};

export type DayRows = {
  readonly bars: readonly DailyBarRow[];
  readonly indices: readonly IndexBarRow[];
  /** What the exchange declared; null until it has. */
  readonly market: MarketDayRow | null;
};

/** The rows of a closed day as the fold has them. */
export const dayRowsOf = (session: Session, source: string): DayRows => {
  const of = { day: session.day, source };
  const { declared, symbols } = session.market();
  return {
    bars: session
      .quotes()
      .filter(({ trades }) => trades > 0)
      .map((quote) => dailyBar(quote, of)),
    indices: session.indices().flatMap((index) => indexBar(index, session, of)),
    market:
      declared === null || !declared.isFinal
        ? null
        : {
            traded_on: session.day,
            turnover: declared.turnover,
            volume: declared.volume,
            trades: declared.trades,
            symbols,
            source,
          },
  };
};
