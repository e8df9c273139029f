import { tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { lastDashainBy } from './dashain.ts';

it('Dashain begins with Fulpati, or with the first day that is named', () => {
  expect(lastDashainBy(tradingDate('2026-08-20'))).toBe('2025-09-29');
  expect(lastDashainBy(tradingDate('2024-06-13'))).toBe('2023-10-21');
  expect(lastDashainBy(tradingDate('2026-10-25'))).toBe('2026-10-19');
});

it('within the days of Dashain it is the one that has just begun', () => {
  expect(lastDashainBy(tradingDate('2024-10-10'))).toBe('2024-10-10');
  expect(lastDashainBy(tradingDate('2024-10-09'))).toBe('2023-10-21');
});

it('no year before 2022 has named holidays', () => {
  expect(lastDashainBy(tradingDate('2021-12-30'))).toBeNull();
});
