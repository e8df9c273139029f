import type { Instant, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type {
  Capabilities,
  DepthEvent,
  FormingSignal,
  SessionPhase,
  TradeEvent,
  UsualEvent,
} from './event.ts';

/** One stock now. Prices of board-lot trades; volume, amount, trades of all. Null until it has traded today. */
export type Quote = {
  readonly symbol: StockSymbol;
  readonly previousClose: Paisa | null;
  readonly open: Paisa | null;
  readonly high: Paisa | null;
  readonly low: Paisa | null;
  /** The last board-lot trade, or the official close once it is known. */
  readonly last: Paisa | null;
  readonly lastQuantity: number | null;
  readonly lastAt: number | null;
  readonly volume: number;
  readonly amount: Paisa;
  readonly trades: number;
  /** Where the price stands against the day's limits. */
  readonly band: 'within' | 'at-upper' | 'at-lower' | 'outside';
  readonly isHalted: boolean;
  readonly isOfficialClose: boolean;
};

export type IndexView = {
  readonly indexId: number;
  readonly previousClose: number | null;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  /** Hundredths of a point. */
  readonly value: number | null;
  /** Published by the exchange, or derived by us from prices and listed shares. */
  readonly origin: 'official' | 'derived';
  readonly at: Instant | null;
};

export type Bar = {
  /** Start of the bar, milliseconds since 1970 UTC. */
  readonly start: number;
  readonly open: Paisa | null;
  readonly high: Paisa | null;
  readonly low: Paisa | null;
  readonly close: Paisa | null;
  readonly volume: number;
  readonly amount: Paisa;
  readonly trades: number;
};

export type MarketView = {
  readonly day: TradingDate;
  readonly source: string;
  readonly capabilities: Capabilities;
  readonly phase: SessionPhase;
  readonly phaseSince: Instant | null;
  readonly haltUntil: Instant | null;
  readonly reason: string | null;
  /** When the source was last heard. */
  readonly heardAt: Instant | null;
  readonly turnover: Paisa;
  readonly volume: number;
  readonly trades: number;
  readonly symbols: number;
  readonly breadth: {
    readonly advances: number;
    readonly declines: number;
    readonly unchanged: number;
    readonly atUpper: number;
    readonly atLower: number;
  };
  /** Turnover as a share of what is usual by this minute, in ten-thousandths; null when unknown. */
  readonly againstUsual: number | null;
  readonly declared: {
    readonly turnover: Paisa;
    readonly volume: number;
    readonly trades: number;
    readonly isFinal: boolean;
  } | null;
};

/** Signals of bars that still form, as they were told. */
export type FormingView = {
  /** Null until anything was judged today. */
  readonly judgedAt: Instant | null;
  readonly rows: readonly FormingSignal[];
};

/** One stock against what is usual for it by the minute in which the market last traded. */
export type StockActivity = {
  readonly symbol: StockSymbol;
  /** Paisa of the last 1, 5 and 15 minutes, that one included. */
  readonly amounts: readonly [Paisa, Paisa, Paisa];
  /** Hundredths of the mean of the same minutes; null where it is not known. */
  readonly heats: readonly [number | null, number | null, number | null];
  /** Of the last 5 minutes. */
  readonly trades: number;
  /** The volume so far in ten-thousandths of the usual by this minute. */
  readonly volumeRatio: number | null;
  /** From the lowest to the highest price so far, in millionths of the previous close. */
  readonly range: number | null;
  readonly usualRange: number | null;
  readonly high: Paisa | null;
  readonly low: Paisa | null;
};

export type ActivityView = {
  /** Begin of the minute in which the market last traded; null before it did. */
  readonly at: Instant | null;
  /** What is usual by the minute, or of whole days; null where nobody told it. */
  readonly basis: UsualEvent['basis'] | null;
  readonly rows: readonly StockActivity[];
};

/** How far a reader has read the contracts of a stock: up to a number, as they were at a version of the session. */
export type ContractsRead = { readonly version: number; readonly upTo: number };

/** Contracts of a stock that stand, in the order of their numbers. */
export type ContractsView = {
  /** Not a continuation: all of them, since what was read before has changed or nothing was. */
  readonly isWhole: boolean;
  readonly trades: readonly TradeEvent[];
  readonly read: ContractsRead;
};

/**
 * What readers may ask of a folded session. Objects are fresh copies or immutable: a reader may keep them.
 * `version` counts up with every event that changed something; `changedSince` names what a delta has to carry.
 */
export type SessionReader = {
  readonly version: number;
  market: () => MarketView;
  quote: (symbol: StockSymbol) => Quote | null;
  quotes: () => readonly Quote[];
  index: (indexId: number) => IndexView | null;
  indices: () => readonly IndexView[];
  depth: (symbol: StockSymbol) => DepthEvent | null;
  /** Bars of today in minutes of 1, 5, 15, 30 or 60. */
  bars: (symbol: StockSymbol, minutes: number) => readonly Bar[];
  indexBars: (indexId: number, minutes: number) => readonly Bar[];
  /** The phase and the session's clock, without the rest of the market. */
  moment: () => { readonly phase: SessionPhase; readonly at: Instant | null };
  forming: () => FormingView;
  activity: () => ActivityView;
  /** The newest trades first, of one symbol or of all. */
  latestTrades: (limit: number, symbol?: StockSymbol) => readonly TradeEvent[];
  /** The contracts of a stock after those that were read. */
  contracts: (symbol: StockSymbol, read: ContractsRead | null) => ContractsView;
  changedSince: (version: number) => {
    readonly symbols: readonly StockSymbol[];
    readonly indexIds: readonly number[];
    readonly depth: readonly StockSymbol[];
    readonly hasForming: boolean;
    /** Something was told of what is usual. */
    readonly hasUsual: boolean;
    readonly hasMarket: boolean;
  };
};
