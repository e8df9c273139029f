import { type TradingDate, addDays, paisa, tradingDate } from '@chuli/kernel';
import type { SeriesPoint } from '@chuli/tape/market';
import { describe, expect, it } from 'vitest';
import { anchorsOf, performanceOf } from './performance-figures.ts';

const FIRST = tradingDate('2025-08-01');
const SESSIONS: TradingDate[] = Array.from({ length: 380 }, (_, day) => addDays(FIRST, day));

const point = (traded_on: TradingDate, rupees: number): SeriesPoint => ({
  traded_on,
  high: paisa(rupees * 100 + 100),
  low: paisa(rupees * 100 - 100),
  close: paisa(rupees * 100),
  volume: 10,
  amount: paisa(rupees * 1_000),
});

/** Rs 100 on the first day and a rupee more each day. */
const rising = SESSIONS.map((day, index) => point(day, 100 + index));

const ANCHORS = anchorsOf(SESSIONS, tradingDate('2026-08-15'));

describe('the changes of a series', () => {
  it('are counted in sessions of the exchange, from the fiscal year and from the day a year back', () => {
    const figures = performanceOf(rising, ANCHORS);
    expect(SESSIONS.at(-1)).toBe('2026-08-15');
    expect(figures).toMatchObject({
      close: 479,
      change_1: 0.21, // 479 / 478
      change_5: 1.05, // 479 / 474
      change_20: 4.36, // 479 / 459
      change_60: 14.32, // 479 / 419
      change_fiscal_year: 6.68, // 479 / 449, the close of Asar 32 2083, 16 July 2026
      change_1_year: 320.18, // 479 / 114
    });
  });

  it('over years begin with the last close on or before the same day', () => {
    const years = [
      point(tradingDate('2021-08-15'), 50),
      point(tradingDate('2021-08-16'), 999),
      point(tradingDate('2023-08-02'), 80), // a halt over the day itself
      ...rising,
    ];
    expect(performanceOf(years, ANCHORS)).toMatchObject({
      change_3_years: 498.75, // 479 / 80
      change_5_years: 858, // 479 / 50
    });
  });

  it('over years are not known without a close in the year up to their first day', () => {
    const figures = performanceOf([point(tradingDate('2022-08-15'), 50), ...rising], ANCHORS);
    expect([figures?.change_3_years, figures?.change_5_years]).toEqual([null, null]);
  });

  it('measure the close against the 20 sessions before it and the 52 weeks with it', () => {
    expect(performanceOf(rising, ANCHORS)).toMatchObject({
      high_20: 479, // 478 and its rupee of range
      low_20: 458,
      high_52_weeks: 480,
      low_52_weeks: 115,
      from_high_52_weeks: -0.21,
    });
  });

  it('are not known where it has not traded since, or did not trade yet', () => {
    const halted = performanceOf(rising.slice(0, -3), ANCHORS);
    expect([halted?.change_1, halted?.change_5]).toEqual([null, 0.42]); // 476 / 474
    const young = performanceOf(rising.slice(-3), ANCHORS);
    expect([young?.change_1, young?.change_5, young?.high_20]).toEqual([0.21, null, null]);
  });

  it('are nothing for what has not traded in a year', () => {
    expect(performanceOf(rising.slice(0, 5), ANCHORS)).toBeNull();
    expect(performanceOf([], ANCHORS)).toBeNull();
  });
});
