import { tradingDate, weekday } from '@chuli/kernel';
import { expect, it } from 'vitest';
import type { CalendarRow } from '../../shared/primary/calendar-kinds.ts';
import { weeksWith } from './calendar-weeks.ts';

const event = (on: string): CalendarRow => ({
  on: tradingDate(on),
  on_bs: '',
  kind: 'book-close',
  symbol: null,
  sector_id: null,
  title: { en: '', ne: '' },
  amount: null,
  days_of_turnover: null,
  is_assumed: false,
  link: null,
});

const SPAN = { from: tradingDate('2026-08-21'), to: tradingDate('2026-09-02') };

it('has whole weeks from Sunday on, with the days outside marked', () => {
  const weeks = weeksWith([], SPAN);
  expect(weeks).toHaveLength(3);
  expect(weeks.every((week) => week.length === 7 && weekday(week[0]?.on ?? SPAN.from) === 'Sun')).toBe(true);
  const inside = weeks.flat().filter(({ isOutside }) => !isOutside);
  expect([inside[0]?.on, inside.at(-1)?.on]).toEqual([SPAN.from, SPAN.to]);
});

it('has each event once, on its day', () => {
  const rows = [event('2026-08-21'), event('2026-08-21'), event('2026-09-02')];
  const days = weeksWith(rows, SPAN).flat();
  expect(days.filter(({ events }) => events.length > 0).map(({ on, events }) => [on, events.length])).toEqual(
    [
      ['2026-08-21', 2],
      ['2026-09-02', 1],
    ],
  );
});
