/** A row that holds nothing but its key takes the row of that key away. */
export type Removed<K> = readonly [key: K];

/** Prices in paisa of board-lot trades, the rest of all trades; flags are a sum of `QUOTE_FLAGS`. */
export type QuoteRow = readonly [
  symbol: string,
  last: number | null,
  open: number | null,
  high: number | null,
  low: number | null,
  volume: number,
  amount: number,
  trades: number,
  flags: number,
];

export const QUOTE_FLAGS = { atUpper: 1, atLower: 2, outsideBand: 4, halted: 8, officialClose: 16 } as const;

export type PreviousCloseRow = readonly [symbol: string, previous_close: number | null];

/** Values in hundredths of a point; `is_official` is 1 where the exchange published the value, 0 where we derived it. */
export type IndexRow = readonly [
  index_id: number,
  value: number | null,
  open: number | null,
  high: number | null,
  low: number | null,
  previous_close: number | null,
  is_official: 0 | 1,
  at: number | null,
];

export type BarRow = readonly [
  start: number,
  open: number | null,
  high: number | null,
  low: number | null,
  close: number | null,
  volume: number,
  amount: number,
  trades: number,
];

/** `at` in microseconds since 1970 UTC; brokers are empty while the exchange masks them. */
export type TradeRow = readonly [
  contract_id: string,
  symbol: string,
  at: number | null,
  quantity: number,
  rate: number,
  buyer: string,
  seller: string,
];

export type MarketFields = {
  readonly day: string;
  readonly source: string;
  readonly brokers: 'live' | 'after-close' | 'never';
  readonly has_depth: boolean;
  readonly phase: string;
  readonly phase_since: number | null;
  readonly halt_until: number | null;
  readonly reason: string | null;
  /** When the source was last heard: the age of everything here. */
  readonly heard_at: number | null;
  readonly turnover: number;
  readonly volume: number;
  readonly trades: number;
  readonly symbols: number;
  readonly advances: number;
  readonly declines: number;
  readonly unchanged: number;
  readonly at_upper: number;
  readonly at_lower: number;
  /** Turnover as a share of what is usual by this minute, in ten-thousandths. */
  readonly against_usual: number | null;
  /** Null until the exchange has declared totals; then whether the day's totals are final. */
  readonly declared_final: boolean | null;
};

/** Rows stand in the order of their keys. `market` is null before the first session. */
export type MarketState = {
  readonly market: MarketFields | null;
  readonly previous: readonly PreviousCloseRow[];
  readonly quotes: readonly QuoteRow[];
  readonly indices: readonly IndexRow[];
};
export type MarketDelta = {
  readonly market?: Partial<MarketFields>;
  readonly previous?: readonly (PreviousCloseRow | Removed<string>)[];
  readonly quotes?: readonly (QuoteRow | Removed<string>)[];
  readonly indices?: readonly (IndexRow | Removed<number>)[];
};

type DepthSide = readonly (readonly [rate: number, quantity: number, orders: number])[];
export type Depth = {
  readonly at: number;
  readonly bids: DepthSide;
  readonly asks: DepthSide;
  readonly total_bid: number;
  readonly total_ask: number;
};

/** A list newest first: rows put before what is held, of which `keep` in all remain, or the whole list anew. */
export type NewestRows<Row> =
  | { readonly add: readonly Row[]; readonly keep: number }
  | { readonly all: readonly Row[] };

export type SymbolState = {
  readonly previous_close: number | null;
  readonly quote: QuoteRow | null;
  readonly depth: Depth | null;
  readonly trades: readonly TradeRow[];
  readonly bars: readonly BarRow[];
};
export type SymbolDelta = {
  readonly previous_close?: number | null;
  readonly quote?: QuoteRow | null;
  readonly depth?: Depth | null;
  readonly trades?: NewestRows<TradeRow>;
  readonly bars?: readonly (BarRow | Removed<number>)[];
};

export type IndexState = { readonly index: IndexRow | null; readonly bars: readonly BarRow[] };
export type IndexDelta = {
  readonly index?: IndexRow | null;
  readonly bars?: readonly (BarRow | Removed<number>)[];
};

/** The last 200 trades: when more happen within a second the rest is read by the floorsheet call. `total` counts all. */
export type FloorsheetState = { readonly total: number; readonly trades: readonly TradeRow[] };
export type FloorsheetDelta = { readonly total?: number; readonly trades?: NewestRows<TradeRow> };

export type FormingStatus = 'forming' | 'withdrawn' | 'stood' | 'fell';

/**
 * A stock on a list while its bar forms, and until the final pass has spoken. `list` is a place in `lists`; moments are
 * milliseconds, prices paisa; locked is 1 where the price stands at the limit on the side of the signal.
 */
export type FormingRow = readonly [
  list: number,
  symbol: string,
  status: FormingStatus,
  first_at: number,
  changed_at: number,
  first_price: number,
  price: number | null,
  flips: number,
  is_locked: 0 | 1,
];

/** `day` is null before the first session, `judged_at` until anything was judged on it. */
export type SignalsState = {
  readonly day: string | null;
  readonly judged_at: number | null;
  readonly lists: readonly string[];
  readonly rows: readonly FormingRow[];
};
export type SignalsDelta = {
  readonly judged_at?: number | null;
  readonly rows?: readonly (FormingRow | readonly [list: number, symbol: string])[];
};

/**
 * A stock that traded today against what is usual for it by this minute. Amounts and trades are of the last 1, 5 and 15
 * minutes; heats, in hundredths, their multiples of the mean of the same minutes of earlier sessions. The ratio of the
 * volume so far is in ten-thousandths, ranges are in millionths of the previous close.
 */
export type ListsRow = readonly [
  symbol: string,
  amount_1: number,
  amount_5: number,
  amount_15: number,
  trades_5: number,
  ratio_by_time: number | null,
  range: number | null,
  range_usual: number | null,
  high: number | null,
  low: number | null,
  heat_1: number | null,
  heat_5: number | null,
  heat_15: number | null,
];

/** `at` is the begin of the minute in which the market last traded; the basis is null where nobody told what is usual. */
type ListsFields = {
  readonly day: string | null;
  readonly at: number | null;
  readonly basis: 'minutes' | 'days' | null;
};
export type ListsState = ListsFields & { readonly rows: readonly ListsRow[] };
export type ListsDelta = Partial<ListsFields> & { readonly rows?: readonly (ListsRow | Removed<string>)[] };

/**
 * An order of Rs 10 lakh or more, put together from its contracts so far; known by the number of its first one. `at` in
 * microseconds, prices and amount in paisa. The largest broker on either side and how many there are; empty and 0 while
 * the exchange hides them.
 */
export type LargeOrderRow = readonly [
  event_id: string,
  symbol: string,
  at: number | null,
  quantity: number,
  amount: number,
  contracts: number,
  first_rate: number,
  last_rate: number,
  levels: number,
  rate_before: number | null,
  buyer: string,
  buyers: number,
  seller: string,
  sellers: number,
];

/** The same with who came in, how that is known, and how often such a side is right, in percent. */
export type SidedOrderRow = readonly [
  ...LargeOrderRow,
  kind: 'buy' | 'sell' | 'pair' | 'mixed' | 'single' | 'auction',
  method: 'time' | 'sequence',
  side: 'buy' | 'sell' | null,
  sign: 'order' | 'resting' | 'prices' | 'tick' | null,
  confidence: number | null,
];

/** What large orders came to in a minute, by when they began. */
export type OrderMinuteRow = readonly [start: number, amount: number, orders: number];

/** Of all large orders of the day; `day` is null before the first session. */
type BulkFields = {
  readonly day: string | null;
  readonly total: number;
  readonly quantity: number;
  readonly amount: number;
};

/** The last 200 orders, newest first; without times by contract. Minutes are of all. */
export type BulkState<Row> = BulkFields & {
  readonly orders: readonly Row[];
  readonly minutes: readonly OrderMinuteRow[];
};
export type BulkDelta<Row> = Partial<BulkFields> & {
  readonly orders?: NewestRows<Row>;
  readonly minutes?: readonly (OrderMinuteRow | Removed<number>)[];
};

/** State and delta of each channel that is served. */
export type ChannelStates = {
  readonly market: { readonly state: MarketState; readonly delta: MarketDelta };
  readonly symbol: { readonly state: SymbolState; readonly delta: SymbolDelta };
  readonly index: { readonly state: IndexState; readonly delta: IndexDelta };
  readonly floorsheet: { readonly state: FloorsheetState; readonly delta: FloorsheetDelta };
  readonly signals: { readonly state: SignalsState; readonly delta: SignalsDelta };
  readonly 'signals-pro': { readonly state: SignalsState; readonly delta: SignalsDelta };
  readonly lists: { readonly state: ListsState; readonly delta: ListsDelta };
  readonly bulk: { readonly state: BulkState<LargeOrderRow>; readonly delta: BulkDelta<LargeOrderRow> };
  readonly 'bulk-plus': {
    readonly state: BulkState<SidedOrderRow>;
    readonly delta: BulkDelta<SidedOrderRow>;
  };
};
