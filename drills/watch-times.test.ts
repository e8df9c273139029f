import { describe, expect, it } from 'vitest';
import { shortened } from './watch-times.ts';

const RULE = `- alert: FiguresOld
  expr: min(chuli_figures_age_seconds) > 120
  for: 1m
- alert: Other
  expr: rate(chuli_calls:rate1m[5m] offset 4m) > 120
`;

describe('the rules of a drill', () => {
  it('have its times, and the thresholds of those that stand in the table', () => {
    expect(shortened(RULE)).toBe(`- alert: FiguresOld
  expr: min(chuli_figures_age_seconds) > 20
  for: 6s
- alert: Other
  expr: rate(chuli_calls:rate1m[30s] offset 24s) > 120
`);
  });

  it('say which time of a rule has no row yet', () => {
    expect(() => shortened('for: 7h')).toThrow('7h');
    expect(() => shortened('- alert: WorkStandsStill\n  expr: age > 900\n')).toThrow('WorkStandsStill');
  });
});
