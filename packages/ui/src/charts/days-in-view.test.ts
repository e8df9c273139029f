import { describe, expect, it } from 'vitest';
import { daysInView } from './days-in-view.ts';

const dated = (...dates: string[]) => dates.map((date) => ({ date }));
const DAYS = dated('2026-08-03', '2026-08-04', '2026-08-07', '2026-08-10', '2026-08-14', '2026-08-17');
const WEEKS = dated('2026-08-07', '2026-08-14', '2026-08-17');

describe('the days of the bars in view', () => {
  it('are those from the day after the bar before the first to the last one', () => {
    const window = { from: '2026-08-07', to: '2026-08-14' };
    expect(daysInView(DAYS, DAYS, window)).toEqual({ from_date: '2026-08-05', to_date: '2026-08-14' });
  });

  it('hold the whole of a week whose bar is in view, and of the first week from its first day', () => {
    const second = { from: '2026-08-14', to: '2026-08-17' };
    expect(daysInView(WEEKS, DAYS, second)).toEqual({ from_date: '2026-08-08', to_date: '2026-08-17' });
    const all = { from: '2026-08-07', to: '2026-08-17' };
    expect(daysInView(WEEKS, DAYS, all)).toEqual({ from_date: '2026-08-03', to_date: '2026-08-17' });
  });

  it('are none where no bar is in view', () => {
    expect(daysInView(DAYS, DAYS, { from: '2026-09-01', to: '2026-09-10' })).toBeNull();
    expect(daysInView(DAYS, DAYS, { from: '2026-07-01', to: '2026-07-10' })).toBeNull();
    expect(daysInView([], [], { from: '2026-07-01', to: '2026-07-10' })).toBeNull();
  });
});
