import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { sampleMarket } from './sample-market.ts';

/** Figures of the real market from August 2023 to August 2026 are named beside the ranges. */
const market = sampleMarket({
  seed: 1,
  endDate: tradingDate('2026-11-13'),
  years: 3,
  floorsheetDays: 0,
  stocks: 300,
  tradesPerDay: 25_000,
});
const days = [...market.days()];
const SESSIONS_A_YEAR = 229.6;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const correlation = (a: readonly number[], b: readonly number[]): number =>
  mean(a.map((value, index) => (value - mean(a)) * ((b[index] ?? 0) - mean(b)))) /
  deviation(a) /
  deviation(b);

describe('three years of three hundred stocks', () => {
  const returns = days.flatMap(({ indices }) => {
    const nepse = indices.find(({ indexId }) => indexId === 58);
    return nepse === undefined ? [] : [Math.log(nepse.close / nepse.open)];
  });
  const turnover = days.map(({ total }) => Math.log(total.turnover));

  it('cover about 685 sessions', () => {
    expect(days.length).toBeGreaterThan(660);
    expect(days.length).toBeLessThan(710);
  });

  it('have an index that moves like the real one: 18 % a year, up on 47 % of days, with fat tails', () => {
    expect(deviation(returns) * Math.sqrt(SESSIONS_A_YEAR)).toBeGreaterThan(0.11);
    expect(deviation(returns) * Math.sqrt(SESSIONS_A_YEAR)).toBeLessThan(0.26);
    const up = returns.filter((value) => value > 0).length / returns.length;
    expect(up).toBeGreaterThan(0.42);
    expect(up).toBeLessThan(0.58);
    expect(mean(returns.map((value) => (value / deviation(returns)) ** 4))).toBeGreaterThan(3.2);
  });

  it('have turnover in stretches of busy and quiet days: 0.88 from one day to the next', () => {
    const memory = correlation(turnover.slice(0, -1), turnover.slice(1));
    expect(memory).toBeGreaterThan(0.6);
    expect(memory).toBeLessThan(0.95);
  });

  it('have shares whose day spans 2.6 % at the median and 5.9 % at the ninth decile', () => {
    const spans = days
      .flatMap(({ bars }) => bars.map(({ high, low }) => high / low - 1))
      .sort((a, b) => a - b);
    expect(spans[Math.floor(spans.length / 2)]).toBeGreaterThan(0.018);
    expect(spans[Math.floor(spans.length / 2)]).toBeLessThan(0.034);
    expect(spans[Math.floor(spans.length * 0.9)]).toBeGreaterThan(0.038);
  });

  it('leave thin shares without a trade on some days', () => {
    const traded = mean(days.map(({ total }) => total.symbols));
    expect(traded).toBeGreaterThan(0.85 * market.listings.length);
    expect(traded).toBeLessThan(0.99 * market.listings.length);
  });
});
