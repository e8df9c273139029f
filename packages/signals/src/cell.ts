export const TIMEFRAMES = ['hourly', 'daily', 'weekly'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

export const SIDES = ['buy', 'sell'] as const;
export type Side = (typeof SIDES)[number];

/** One published list: a kind of a family, on bars of one length, on one side. */
export type Cell<K extends string = string> = {
  readonly kind: K;
  readonly timeframe: Timeframe;
  readonly side: Side;
};

export const otherSide = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');
