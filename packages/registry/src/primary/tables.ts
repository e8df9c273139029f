import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Generated, GeneratedAlways } from 'kysely';

export type PublicOfferTable = {
  id: GeneratedAlways<string>;
  /** Null where no source names one: the company is not listed yet. */
  symbol: StockSymbol | null;
  company: string | null;
  kind: 'ipo' | 'fpo' | 'right' | 'debenture' | 'fund' | 'other';
  reserved_for: 'general' | 'abroad' | 'local' | 'employees' | 'funds' | null;
  units: number | null;
  price: number | null;
  manager: string | null;
  announced_on: TradingDate | null;
  opens_on: TradingDate | null;
  closes_on: TradingDate | null;
  closes_late_on: TradingDate | null;
  allotted_on: TradingDate | null;
  listed_on: TradingDate | null;
  applied_units: number | null;
  dates_bs: string | null;
  known_on: TradingDate;
  source: string;
};

export type ShareAuctionTable = {
  symbol: StockSymbol;
  kind: 'ordinary' | 'promoter';
  seller: string | null;
  units: number;
  floor_price: number;
  opens_on: TradingDate;
  closes_on: TradingDate;
  opened_on: TradingDate | null;
  cut_off: number | null;
  bids: number | null;
  units_bid: number | null;
  result: 'settled' | 'failed' | null;
  document: string | null;
  known_on: TradingDate;
  source: string;
};

export type FundTable = {
  symbol: StockSymbol;
  name: string;
  sponsor: string | null;
  manager: string | null;
  kind: 'closed' | 'open';
  par: number | null;
  units: number | null;
  started_on: TradingDate | null;
  matures_on: TradingDate | null;
  is_listed: boolean;
  known_on: TradingDate;
  source: string;
};

export type FundNavTable = {
  symbol: StockSymbol;
  nav_on: TradingDate;
  cycle: 'daily' | 'weekly' | 'monthly';
  nav: number;
  fund_size: number | null;
  dates_bs: string | null;
  known_on: TradingDate;
  source: string;
};

export type FundHoldingTable = {
  fund: StockSymbol;
  /** `2083-04`. */
  month_bs: string;
  symbol: StockSymbol;
  as_on: TradingDate;
  units: number;
  amount: number | null;
  known_on: TradingDate;
  source: string;
};

export type LockInTable = {
  symbol: StockSymbol;
  kind: 'promoter' | 'fund' | 'local' | 'employee';
  ends_on: TradingDate;
  units: number | null;
  is_assumed: boolean;
  known_on: TradingDate;
  source: string;
};

export type DepositoryParticipantTable = {
  id: number;
  name: string;
  code: string | null;
  /** The first day on which a list said so. */
  said_since: Generated<TradingDate>;
};
