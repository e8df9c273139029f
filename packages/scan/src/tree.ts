/** From the shortest to the longest. */
export const TIMEFRAMES = ['half_hourly', 'hourly', 'daily', 'weekly', 'monthly'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

/** What a number may be followed by; the number is so many times larger, or a percentage. */
export const SCALES = { lakh: 1e5, crore: 1e7, arab: 1e9, '%': 1 } as const;
export type Scale = keyof typeof SCALES;

/** Bars of the measure's own timeframe, or sessions of the market: a stock that did not trade then is silent. */
export type Ago = { readonly count: number; readonly of: 'bars' | 'sessions' };

export type Measure = {
  readonly kind: 'measure';
  readonly name: string;
  readonly parameters: readonly number[];
  readonly line: string;
  readonly timeframe: Timeframe;
  readonly ago: Ago;
  /** As traded, not adjusted to the as-of day. */
  readonly isRaw: boolean;
  /** The median of the stock's sector. */
  readonly isSector?: true;
};

export const AGGREGATES = [
  'max',
  'min',
  'avg',
  'sum',
  'median',
  'stdev',
  'rank',
  'percentile',
  'since_max',
  'since_min',
] as const;
export type Aggregate = (typeof AGGREGATES)[number];

/** So many bars, or the sessions of so many weeks of the calendar. */
export type Span = { readonly count: number; readonly of: 'bars' | 'weeks' };

export const OPERATIONS = ['+', '-', '*', '/'] as const;
export type Operation = (typeof OPERATIONS)[number];

export type Value =
  | { readonly kind: 'number'; readonly value: number; readonly scale: Scale | null }
  | Measure
  | {
      readonly kind: 'sum';
      readonly operation: Operation;
      readonly left: Value;
      readonly right: Value;
    }
  | {
      readonly kind: 'window';
      readonly aggregate: Aggregate;
      readonly value: Value;
      readonly span: Span;
      /** Without the bar that is judged. */
      readonly isPrevious: boolean;
    };

export const COMPARISONS = ['>', '>=', '<', '<='] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type Condition =
  | {
      readonly kind: 'compare';
      readonly comparison: Comparison;
      readonly left: Value;
      readonly right: Value;
    }
  | {
      readonly kind: 'cross';
      readonly way: 'above' | 'below';
      readonly left: Value;
      readonly right: Value;
    }
  | { readonly kind: 'within'; readonly percent: number; readonly value: Value; readonly of: Value }
  | { readonly kind: 'between'; readonly value: Value; readonly from: Value; readonly to: Value }
  | {
      readonly kind: 'course';
      readonly way: 'rises' | 'falls';
      readonly value: Value;
      readonly bars: number;
    }
  /** One of the words that a state may be. */
  | { readonly kind: 'state'; readonly measure: Measure; readonly words: readonly string[] };

export type Rule =
  | Condition
  | { readonly kind: 'all'; readonly rules: readonly Rule[] }
  | { readonly kind: 'any'; readonly rules: readonly Rule[] }
  | { readonly kind: 'not'; readonly rule: Rule }
  /** At each of the last bars. */
  | { readonly kind: 'lasting'; readonly rule: Rule; readonly bars: number }
  /** At one of the last bars. */
  | { readonly kind: 'lately'; readonly rule: Rule; readonly bars: number }
  | {
      readonly kind: 'count';
      readonly rule: Rule;
      readonly at: 'least' | 'exactly';
      readonly times: number;
      readonly bars: number;
    };

export const MATCHES = ['fresh', 'already', 'hybrid'] as const;
export type Match = (typeof MATCHES)[number];

/** Which stocks are judged. A list that is empty restricts nothing. */
export type Universe = {
  readonly instruments: readonly string[];
  readonly sectors: readonly string[];
  readonly symbols: readonly string[];
  readonly isMine: boolean;
  /** Mean rupees a day over twenty sessions. */
  readonly turnoverFrom: number;
  readonly listedFrom: number;
};

export type Scan = {
  readonly rule: Rule;
  readonly universe: Universe;
  readonly match: Match;
  /** Judged on the bar of the running session, as if it closed now. */
  readonly isForming?: true;
};

export const TURNOVER_FROM = 2_000_000;

export const USUAL_UNIVERSE: Universe = {
  instruments: ['equity'],
  sectors: [],
  symbols: [],
  isMine: false,
  turnoverFrom: TURNOVER_FROM,
  listedFrom: 0,
};

/**
 * No scan is larger, in whichever form it comes. Of one core it takes at most so many nanoseconds a bar (`costOf`): the
 * costliest then passes over 250 stocks of 3,500 bars in about two seconds.
 */
export const LIMITS = {
  characters: 2_000,
  nodes: 64,
  depth: 8,
  indicators: 16,
  window: 1_250,
  nanoseconds: 2_000,
} as const;

export const MOST_WEEKS = 260;
