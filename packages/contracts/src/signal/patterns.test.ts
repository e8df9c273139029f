import { describe, expect, it } from 'vitest';
import { signalPatternContracts } from './patterns.ts';

const dated = (['search', 'strict', 'strictAll', 'data'] as const).map(
  (name) => signalPatternContracts[name],
);

describe.each(dated)('$path', ({ query }) => {
  it('refuses a session later than the as-of day, and names the parameter', () => {
    const asked = query.safeParse({ date: '2026-08-18', as_of: '2026-08-17' });
    expect(asked.error?.issues.map(({ path }) => path)).toEqual([['date']]);
  });

  it.each([
    { date: '2026-08-17', as_of: '2026-08-17' },
    { date: '2026-08-16', as_of: '2026-08-17' },
    { date: '2026-08-18' },
    { as_of: '2026-08-17' },
  ])('takes %o', (days) => {
    expect(query.safeParse(days).success).toBe(true);
  });
});
