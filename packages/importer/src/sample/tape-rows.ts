import type { NewRow } from '@chuli/registry';
import type { Bar, IndexBar, SampleDay, Trade } from '@chuli/simulator';
import type { DailyBarRow, IndexBarRow, MarketDayRow, TradeRow } from '@chuli/tape';
import { SOURCE } from './reference-rows.ts';

export const dailyBarRow = (bar: Bar): DailyBarRow => ({
  symbol: bar.symbol,
  traded_on: bar.date,
  open: bar.open,
  high: bar.high,
  low: bar.low,
  close: bar.close,
  last_traded: bar.lastTraded,
  volume: bar.volume,
  amount: bar.amount,
  trades: bar.trades,
  vwap: bar.vwap,
  previous_close: bar.previousClose,
  source: SOURCE,
  sources_agreeing: 1,
  flags: '',
});

export const indexBarRow = (bar: IndexBar): IndexBarRow => ({
  index_id: bar.indexId,
  traded_on: bar.date,
  open: bar.open,
  high: bar.high,
  low: bar.low,
  close: bar.close,
  turnover: bar.turnover,
  volume: bar.volume,
  trades: bar.trades,
  source: SOURCE,
  flags: '',
});

export const marketDayRow = ({ date, total }: SampleDay): MarketDayRow => ({
  traded_on: date,
  turnover: total.turnover,
  volume: total.volume,
  trades: total.trades,
  symbols: total.symbols,
  source: SOURCE,
});

export const sessionDayRow = ({ date, total }: SampleDay): NewRow<'session_day'> => ({
  traded_on: date,
  symbols_traded: total.symbols,
  has_index: true,
  has_official_summary: true,
});

export const tradeRow = (trade: Trade): TradeRow => ({
  contract_id: trade.contractId,
  symbol: trade.symbol,
  traded_at: trade.at,
  buyer: trade.buyer,
  seller: trade.seller,
  quantity: trade.quantity,
  rate: trade.rate,
  amount: trade.amount,
});
