import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { withinDemo } from './demo-days.ts';

const SESSIONS = ['2026-08-10', '2026-08-11', '2026-08-12', '2026-08-13'].map(tradingDate);
const [FIRST] = SESSIONS;

describe('the days of a demo account', () => {
  it.each<[string, object, object]>([
    ['a span within them', { days: 3 }, { days: 3 }],
    ['a long span', { days: 1_000 }, { days: 4 }],
    ['a long range', { range: 1_000 }, { range: 4 }],
    ['an early end and a long span', { as_of: '2026-08-11', days: 1_000 }, { as_of: '2026-08-11', days: 2 }],
    ['an end before them all', { as_of: '2020-01-01', days: 30 }, { as_of: FIRST, days: 1 }],
    ['a day before them', { date: '2020-01-01' }, { date: FIRST }],
    [
      'a stretch that begins before them',
      { from_date: '2020-01-01', to_date: '2026-08-11' },
      { from_date: FIRST, to_date: '2026-08-11' },
    ],
    ['a signal of theirs', { on: '2026-08-11' }, { on: '2026-08-11' }],
  ])('cut %s', (_, query, cut) => {
    expect(withinDemo({ symbol: 'UPPER', ...query }, SESSIONS)).toEqual({ symbol: 'UPPER', ...cut });
  });

  it('have no signal before them, and nothing at all where no session is known', () => {
    expect(withinDemo({ on: '2026-08-09' }, SESSIONS)).toBeNull();
    expect(withinDemo({}, [])).toBeNull();
  });
});
