import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Company } from '@chuli/registry/reference';
import type { HourBar, WholeBar } from '@chuli/tape/signal';

/** A stock with all its sessions under its present ticker. */
export type LoadedStock = {
  symbol: StockSymbol;
  company: Company | null;
  bars: readonly WholeBar[];
  adjustments: readonly { ex_on: TradingDate; factor: number }[];
  hours: readonly HourBar[];
};

/** Everything a pass reads, at once: about 660,000 days of 870 stocks. */
export type LoadedMarket = {
  as_of: TradingDate;
  sessions: readonly TradingDate[];
  /** Close of NEPSE by session, in points. */
  nepse: ReadonlyMap<TradingDate, number>;
  stocks: readonly LoadedStock[];
  /** Tickers of then to those of now. */
  present: ReadonlyMap<StockSymbol, StockSymbol>;
  /** Of everything that was read. */
  digests: ReadonlyMap<string, string>;
  /** Changes with the data and the code that the figures come from. */
  version: string;
};
