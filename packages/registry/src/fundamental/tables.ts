import type { FactBasis, FactUnit } from '@chuli/fundamentals';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Generated } from 'kysely';

/** One line of a report; a row is never changed. */
export type FactTable = {
  id: Generated<number>;
  symbol: StockSymbol;
  item: string;
  fiscal_year: string;
  quarter: number;
  basis: FactBasis;
  value: number | null;
  unit: FactUnit;
  is_audited: Generated<boolean>;
  published_on: TradingDate | null;
  known_on: TradingDate;
  known_is_assumed: boolean;
  source: string;
  document: string | null;
  supersedes: number | null;
  load: string | null;
};

/** Facts as they stand, without what was taken back. */
export type FactInForceView = Omit<FactTable, 'id' | 'is_audited' | 'value'> & {
  id: number;
  is_audited: boolean;
  value: number;
};

/** A report of one source as it stood on each day on which a line of it was printed. */
export type FundamentalView = {
  symbol: StockSymbol;
  fiscal_year: string;
  quarter: number;
  source: string;
  known_on: TradingDate;
  known_on_is_assumed: boolean;
  eps: number | null;
  price_earnings: number | null;
  book_value: number | null;
  price_book: number | null;
  return_on_equity: number | null;
  return_on_assets: number | null;
  net_profit_thousand: number | null;
  revenue_thousand: number | null;
  paid_up_capital_thousand: number | null;
  reserves_thousand: number | null;
  distributable_profit_thousand: number | null;
  non_performing_loans: number | null;
  shares_outstanding: number | null;
  current_ratio: number | null;
  debt_to_equity: number | null;
};
