import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';

/** One session of one security, as the exchange would print it. Money in paisa. */
export type Bar = {
  readonly symbol: StockSymbol;
  readonly date: TradingDate;
  readonly open: Paisa;
  readonly high: Paisa;
  readonly low: Paisa;
  readonly close: Paisa;
  readonly lastTraded: Paisa;
  readonly volume: number;
  readonly amount: Paisa;
  readonly trades: number;
  readonly vwap: Paisa;
  readonly previousClose: Paisa | null;
};
