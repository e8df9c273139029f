import { defineIndicator } from '../define-indicator.ts';
import { byFinding, lookUp } from './by-finding.ts';
import { advance } from './candle-averages.ts';
import { patternHits } from './hits.ts';
import { PATTERNS, type PatternId } from './patterns.ts';
import { type Reading, patternState, readingOf, relaxed } from './single.ts';

export type Hit = Reading & { readonly id: PatternId };

const SHORTEST = Math.min(...PATTERNS.map(({ lookback }) => lookback));
const NONE: readonly Hit[] = [];

/** Hits are made once, not at every bar. */
const ROWS = PATTERNS.map(({ id, lookback, rule }) => ({
  lookback,
  rule,
  hits: byFinding((finding): Hit => ({ id, ...readingOf(finding) })),
}));

/** All patterns at once: the averages are kept once, and every pattern that a bar completes is told. */
export const candlesticks = defineIndicator({
  id: 'candlesticks',
  title: 'Candlestick patterns',
  parameters: { relaxed },
  warmup: () => SHORTEST,
  init: patternState,
  step: (state, candle): readonly Hit[] | null => {
    advance(state.averages, candle);
    const { seen, view } = state.averages;
    if (seen <= SHORTEST) return null;
    const isRelaxed = state.isRelaxed === 1;
    let hits: Hit[] | null = null;
    for (const row of ROWS) {
      const finding = seen > row.lookback ? row.rule(view, isRelaxed) : 0;
      if (finding === 0) continue;
      hits ??= [];
      hits.push(lookUp(row.hits, finding));
    }
    return hits ?? NONE;
  },
  hits: (bars, chosen) => patternHits(bars, chosen.relaxed),
});
