import { atKathmandu, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { slotLabels, slotOf, slotsOf } from './day-slots.ts';
import type { ChartBar } from '../../shared/chart/live-bars.ts';

const bar = (day: string, hour: number, minute: number): ChartBar => ({
  time: atKathmandu(tradingDate(day), hour * 60 + minute) / 1_000,
  open: null,
  high: null,
  low: null,
  close: null,
  volume: 10,
  amount: null,
  trades: 1,
});

it('a session has room for all its minutes from its first trade on', () => {
  const first = bar('2026-08-18', 11, 0);
  const slots = slotsOf([first], 1);
  expect(slots.count).toBe(240);
  const later = bar('2026-08-18', 14, 59);
  expect(slotsOf([first, later], 1).count).toBe(240);
  expect(slotOf(slots, later, 1)).toBe(239);
});

it('the opening match stands before the hours of the session', () => {
  const slots = slotsOf([bar('2026-08-18', 10, 45), bar('2026-08-18', 11, 0)], 15);
  expect(slots.count).toBe(17);
  expect(slotOf(slots, bar('2026-08-18', 11, 0), 15)).toBe(1);
  expect(slotLabels(slots, 15).map(({ text }) => text)).toEqual(['11:00', '12:00', '13:00', '14:00']);
});

it('sessions stand side by side without the night between them', () => {
  const bars = [bar('2026-08-17', 11, 0), bar('2026-08-18', 11, 0)];
  const slots = slotsOf(bars, 60);
  expect(slots.count).toBe(8);
  expect(slotLabels(slots, 60)).toEqual([
    { slot: 0, text: '08-17' },
    { slot: 4, text: '08-18' },
  ]);
});
