import { type Chosen, type Indicator, type Parameter, defineIndicator } from '../define-indicator.ts';
import { byFinding, lookUp } from './by-finding.ts';
import { type Averages, advance, averages } from './candle-averages.ts';
import { patternColumns } from './hits.ts';
import type { Finding, Pattern } from './pattern.ts';

/** Which form of a rule: 0 is TA-Lib's own, 1 the one for a market whose opens can hardly gap. */
export const relaxed: Parameter = { label: 'Relaxed', usual: 0, lowest: 0, highest: 1, isWhole: true };

/** `value` is 100 bullish, -100 bearish, 0 nothing; `strength` is TA-Lib's 80, 100 or 200, 0 with nothing. */
export type Reading = { readonly value: 100 | -100 | 0; readonly strength: 0 | 80 | 100 | 200 };

/** Both numbers of a finding. */
export const readingOf = (finding: Finding): Reading => {
  if (finding === 0) return { value: 0, strength: 0 };
  return { value: finding > 0 ? 100 : -100, strength: Math.abs(finding) as Reading['strength'] };
};

/** Made once, not at every bar. */
const READINGS = byFinding(readingOf);

export type PatternState = { isRelaxed: number; averages: Averages };

export const patternState = (chosen: Chosen<'relaxed'>): PatternState => ({
  isRelaxed: chosen.relaxed,
  averages: averages(),
});

/** One pattern as an indicator of its own. */
export const singleOf = (pattern: Pattern): Indicator<'relaxed', PatternState, Reading> => {
  const { id, title, lookback, rule } = pattern;
  return defineIndicator({
    id,
    title,
    parameters: { relaxed },
    warmup: () => lookback,
    init: patternState,
    step: (state, candle) => {
      advance(state.averages, candle);
      if (state.averages.seen <= lookback) return null;
      return lookUp(READINGS, rule(state.averages.view, state.isRelaxed === 1));
    },
    columns: (bars, chosen) => patternColumns(bars, id, chosen.relaxed),
  });
};
