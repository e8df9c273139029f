import type { View } from './bar.ts';

/** What a hit suggests. Of `neutral` patterns the sign says nothing, or only the candle's colour. */
export type Side = 'bullish' | 'bearish' | 'both' | 'neutral';

/**
 * What a rule finds: 0 for nothing, positive for bullish, negative for bearish. TA-Lib says 80 where an end of the
 * body is equal rather than beyond, and 200 where a hikkake is confirmed.
 */
export type Finding = -200 | -100 | -80 | 0 | 80 | 100 | 200;

export type Pattern = {
  readonly id: string;
  readonly title: string;
  /** The TA-Lib function whose rule the strict form is, on every bar; null for patterns TA-Lib does not have. */
  readonly talib: string | null;
  /** How many candles are drawn as the pattern. */
  readonly bars: number;
  readonly side: Side;
  /** How many bars must be known before the first judgement. */
  readonly lookback: number;
  /** How the relaxed form differs, for a market whose opens can hardly gap; null where there is only one form. */
  readonly relaxed: string | null;
  /**
   * Traits (traits.ts) without which the rule finds nothing in either form, of the bar it is asked at, the one before,
   * and so on. Over whole histories it is asked only where they are; left out, at every bar.
   */
  readonly needs?: readonly number[];
  readonly rule: (view: View, isRelaxed: boolean) => Finding;
};

/** Keeps the ids as literals, so that a wrong id does not compile. */
export const definePatterns = <const Rows extends readonly Pattern[]>(rows: Rows): Rows => rows;

/** 100 in the direction of a colour. */
export const toward = (color: number): Finding => (color > 0 ? 100 : -100);
export const against = (color: number): Finding => (color > 0 ? -100 : 100);
