import { type TradingDate, addDays, tradingDate, weekday } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { quickDates, sessionBy } from './session-days.ts';

const sessionsBetween = (from: string, to: string): TradingDate[] => {
  const days: TradingDate[] = [];
  for (let day = tradingDate(from); day <= to; day = addDays(day, 1))
    if (!['Fri', 'Sat'].includes(weekday(day))) days.push(day);
  return days.reverse();
};

describe('a day that is asked for', () => {
  const sessions = ['2024-06-13', '2024-06-12', '2024-06-10'].map(tradingDate);

  it('is itself in a session, else the last session before it', () => {
    expect(sessionBy(sessions, tradingDate('2024-06-12'))).toBe('2024-06-12');
    expect(sessionBy(sessions, tradingDate('2024-06-11'))).toBe('2024-06-10');
    expect(sessionBy(sessions, tradingDate('2030-01-01'))).toBe('2024-06-13');
  });

  it('stays as it is before the first session known', () => {
    expect(sessionBy(sessions, tradingDate('2012-01-01'))).toBe('2012-01-01');
  });
});

describe('quick choices', () => {
  it('lead to sessions counted from the last one, and to the eve of the last Dashain', () => {
    expect(quickDates(sessionsBetween('2022-01-02', '2024-06-13'))).toEqual([
      { label: '1 month ago', date: '2024-05-13' },
      { label: '1 year ago', date: '2023-06-13' },
      { label: 'Before Dashain', date: '2023-10-19' },
    ]);
  });

  it('take the last day of a shorter month', () => {
    const [month] = quickDates(sessionsBetween('2023-01-01', '2024-03-31'));
    expect(month).toEqual({ label: '1 month ago', date: '2024-02-29' });
  });

  it('are left out where the session is unknown', () => {
    expect(quickDates(sessionsBetween('2024-04-01', '2024-06-13')).map(({ label }) => label)).toEqual([
      '1 month ago',
    ]);
    expect(quickDates([])).toEqual([]);
  });
});
