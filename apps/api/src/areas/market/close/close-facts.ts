import type { ReplyOf, closeContracts } from '@chuli/contracts';
import type { BrokerId, Rupees, StockSymbol, TradingDate } from '@chuli/kernel';

export type CloseReply = ReplyOf<typeof closeContracts.close>;
export type Sentence = CloseReply['sentences'][number];

/** An ordinary share that traded in the session. Prices are of shares of that day. */
export type CloseStock = {
  readonly symbol: StockSymbol;
  readonly close: Rupees;
  /** Against what the day is measured from; a change too small for two decimals is still one. */
  readonly change: number | null;
  readonly percent: number | null;
  readonly amount: Rupees | null;
  /** The mean of the 20 sessions before, and today's amount as a multiple of it. */
  readonly usual: Rupees | null;
  readonly times: number | null;
  readonly limit: 'ceiling' | 'floor' | null;
  /** The session set a new high or low of 52 weeks, of a stock that is as old. */
  readonly extreme: 'high' | 'low' | null;
};

/** What all stocks together traded in one session; in rupees and numbers of trades. */
export type CloseDay = {
  readonly date: TradingDate;
  readonly turnover: Rupees | null;
  readonly trades: number | null;
};

/** Everything that a sentence may be about. What is unknown is null or not in its list. */
export type CloseFacts = {
  /** NEPSE in hundredths of a point, oldest first. Where the last is not of the session, that of the session is unknown. */
  readonly index: readonly { readonly date: TradingDate; readonly close: number }[];
  /** Oldest first, the session last. */
  readonly days: readonly CloseDay[];
  readonly day: TradingDate;
  readonly stocks: readonly CloseStock[];
  readonly sectors: readonly { readonly sector_id: number; readonly percent: number | null }[];
  /** Null where the trades of the session are unknown. */
  readonly nets: readonly { readonly broker: BrokerId; readonly net_amount: Rupees }[] | null;
  /** The newest session before it whose trades are there. */
  readonly nearest: TradingDate | null;
  readonly next: TradingDate;
  readonly events: readonly {
    readonly symbol: StockSymbol;
    readonly kind: 'book-close' | 'right-opens' | 'right-closes';
  }[];
  readonly status: CloseReply['status'];
  readonly reasons: readonly string[];
};
