import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';

/** A matched contract as it is written to the tape; the day belongs to the batch, not to the row. */
export type TradeRow = {
  /** Sixteen digits, the first eight the business day. Text, because it is an identity and not a number. */
  contract_id: string;
  symbol: StockSymbol;
  /** Microseconds since 1970 UTC; null where the source has no trade times. */
  traded_at: number | null;
  /** Empty while the exchange masks the brokers of a running session. */
  buyer: BrokerId | '';
  seller: BrokerId | '';
  quantity: number;
  rate: Paisa;
  amount: Paisa;
};

export type DailyBarRow = {
  symbol: StockSymbol;
  traded_on: TradingDate;
  open: Paisa | null;
  high: Paisa;
  low: Paisa;
  close: Paisa;
  last_traded: Paisa | null;
  volume: number;
  /** Null before 2012, where the only source printed none. */
  amount: Paisa | null;
  trades: number | null;
  vwap: Paisa | null;
  previous_close: Paisa | null;
  source: string;
  sources_agreeing: number;
  flags: string;
};

/** Index values are hundredths of a point; turnover is paisa. */
export type IndexBarRow = {
  index_id: number;
  traded_on: TradingDate;
  open: number | null;
  high: number | null;
  low: number | null;
  close: number;
  turnover: Paisa | null;
  volume: number | null;
  trades: number | null;
  source: string;
  flags: string;
};

export type MarketDayRow = {
  traded_on: TradingDate;
  turnover: Paisa;
  volume: number;
  trades: number | null;
  symbols: number | null;
  source: string;
};
