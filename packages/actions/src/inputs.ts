import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';

/** One day of one security as its sources printed it. A `D` among the flags says that sources disagree. */
export type ActionBar = {
  readonly symbol: StockSymbol;
  readonly traded_on: TradingDate;
  readonly open: Paisa | null;
  readonly high: Paisa;
  readonly low: Paisa;
  readonly close: Paisa;
  readonly last_traded: Paisa | null;
  readonly previous_close: Paisa | null;
  /** How many sources print the same close and volume. */
  readonly sources_agreeing: number;
  readonly flags: string;
};

export type Security = {
  readonly symbol: StockSymbol;
  /** By the exchange's own name; unknown for what no list has. */
  readonly instrument?: string | null | undefined;
};

export type DividendTerms = {
  readonly symbol: StockSymbol;
  readonly bonus_percent?: number | null | undefined;
  readonly cash_percent?: number | null | undefined;
  readonly announced_on?: TradingDate | null | undefined;
  readonly book_close_on?: TradingDate | null | undefined;
};

export type RightTerms = {
  readonly symbol: StockSymbol;
  readonly opened_on: TradingDate;
  /** As printed, for example `2:1`; which side is new is not said. */
  readonly ratio: string;
  /** Paisa, with its premium; par where it is not known. */
  readonly issue_price?: number | null | undefined;
};

/** A row of a publisher's list of restated closes. */
export type ListedRestatement = {
  readonly symbol: StockSymbol;
  readonly ex_on: TradingDate;
  readonly prior_close: Paisa;
  readonly restated_close: Paisa;
};

/** A split or merger somebody declared: `ratio` shares are held after it for one before. */
export type DeclaredExchange = {
  readonly symbol: StockSymbol;
  readonly on: TradingDate;
  readonly kind: 'split' | 'merger';
  readonly ratio: number;
  readonly known_on?: TradingDate | null | undefined;
};

export type ActionInputs = {
  /** Of the whole market where possible: sessions, clusters and the market's own move are read from them. */
  readonly bars: readonly ActionBar[];
  readonly securities: readonly Security[];
  readonly dividends?: readonly DividendTerms[];
  readonly rights?: readonly RightTerms[];
  readonly listed?: readonly ListedRestatement[];
  readonly declared?: readonly DeclaredExchange[];
  /** Sessions of the market; without them, the days on which at least five securities traded. */
  readonly sessions?: Iterable<TradingDate>;
};
