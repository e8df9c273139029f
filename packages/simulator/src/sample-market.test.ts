import { tradingDate } from '@chuli/kernel';
import { SECTORS, isTradingDay, quarterEnd, reportKnownBy } from '@chuli/market';
import { describe, expect, it } from 'vitest';
import { holds, play } from '../testing/small-market.ts';
import { companiesBySector } from './listings.ts';
import { type SampleOptions, sampleMarket } from './sample-market.ts';

const options: SampleOptions = {
  seed: 5,
  endDate: tradingDate('2026-11-13'),
  years: 0.5,
  floorsheetDays: 4,
  stocks: 40,
  tradesPerDay: 500,
};

describe('the sample market', () => {
  it('is the same for the same seed, down to every trade, and another for another seed', () => {
    const text = (seed: number): string => JSON.stringify(play({ ...options, seed }));
    expect(text(5)).toBe(text(5));
    expect(text(5)).not.toBe(text(6));
  });

  it('tells a session again as often as it is asked', () => {
    const day = [...sampleMarket(options).days()].at(-1);
    expect(day?.trades && [...day.trades()]).toEqual(day?.trades && [...day.trades()]);
  });

  it('has as many securities as asked for, in all thirteen sectors, each with its own ticker', () => {
    holds(({ market }) => {
      expect(market.listings).toHaveLength(market.options.stocks);
      expect(new Set(market.listings.map(({ sectorId }) => sectorId)).size).toBe(SECTORS.length);
      expect(new Set(market.listings.map(({ symbol }) => symbol)).size).toBe(market.listings.length);
      expect(new Set(market.listings.map(({ instrument }) => instrument))).toEqual(
        new Set(['Equity', 'Mutual Funds', 'Promoter Share', 'Non-Convertible Debentures']),
      );
    });
  });

  it('shares three hundred companies among the sectors: hydropower first, then microfinance', () => {
    const counts = companiesBySector(291);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(291);
    expect(counts[4]).toBe(Math.max(...counts));
    expect([...counts].sort((a, b) => b - a)[1]).toBe(counts[8]);
  });

  it('has ninety brokers, one of them the dealer D01', () => {
    const { brokers } = sampleMarket(options);
    expect(brokers).toHaveLength(90);
    expect(new Set(brokers.map(({ name }) => name)).size).toBe(90);
    expect(brokers.filter(({ isDealer }) => isDealer).map(({ id }) => id)).toEqual(['D01']);
  });

  it('publishes reports after the end of their quarter and nearly all within the time allowed', () => {
    holds(({ market, days }) => {
      const reports = days.flatMap((day) => day.reports);
      expect(reports.length).toBeGreaterThan(0);
      for (const { fiscalYear, quarter, knownOn } of reports) {
        expect(knownOn > quarterEnd(fiscalYear, quarter)).toBe(true);
        expect(knownOn <= market.options.endDate).toBe(true);
      }
      const late = reports.filter((one) => one.knownOn > reportKnownBy(one.fiscalYear, one.quarter));
      expect(late.length).toBeLessThan(reports.length * 0.08);
    });
  });

  it('prints reports whose lines agree with each other', () => {
    holds(({ days }) => {
      const reports = days.flatMap((day) => day.reports);
      expect(reports.every(({ lines }) => Object.values(lines).every(Number.isFinite))).toBe(true);
      const equity = ({ lines }: (typeof reports)[number]): number =>
        Number(lines.paid_up) + Number(lines.reserves);
      const lenders = reports.filter(({ lines }) => lines.deposits !== undefined);
      expect(lenders.length).toBeGreaterThan(0);
      for (const report of lenders) {
        const { deposits, borrowings = 0, total_assets } = report.lines;
        expect(total_assets).toBe(equity(report) + Number(deposits) + borrowings);
      }
      for (const report of reports.filter(({ lines }) => lines.debt !== undefined))
        expect(report.lines.total_assets).toBeGreaterThanOrEqual(equity(report) + Number(report.lines.debt));
      for (const { lines } of reports.filter(({ lines }) => lines.cost_of_sales !== undefined)) {
        const left = Number(lines.revenue) - Number(lines.cost_of_sales) - Number(lines.gross_profit);
        expect(Math.abs(left)).toBeLessThan(10);
      }
      for (const { lines, quarter } of reports.filter(({ lines }) => lines.shares !== undefined)) {
        const annualised = (Number(lines.net_profit) * 4) / quarter;
        expect(annualised / Number(lines.shares)).toBeCloseTo(Number(lines.eps), -1);
      }
    });
  });

  it('announces dividends before it closes the books, on sessions, and adds their bonus once', () => {
    holds(({ market, days }) => {
      const adjustments = days.flatMap((day) => day.adjustments).filter(({ kind }) => kind === 'bonus');
      for (const { announcedOn, bookCloseOn } of market.dividends) {
        expect(announcedOn < bookCloseOn && isTradingDay(bookCloseOn)).toBe(true);
        expect(announcedOn <= market.options.endDate).toBe(true);
      }
      const [start = ''] = market.sessions;
      const due = market.dividends.filter(
        ({ bonusPercent, bookCloseOn }) =>
          bonusPercent > 0 && bookCloseOn >= start && bookCloseOn <= market.options.endDate,
      );
      expect(adjustments).toHaveLength(due.length);
      for (const { exOn, factor, symbol } of adjustments) {
        const own = due.filter((dividend) => dividend.bookCloseOn === exOn);
        const expected = own.map(({ bonusPercent }) => 1 / (1 + bonusPercent / 100));
        expect(
          expected.some((value) => Math.abs(value - factor) < 1e-9),
          symbol,
        ).toBe(true);
      }
    });
  });

  it.each([
    ['fewer stocks than it has kinds', { stocks: 10 }],
    ['more trade days than sessions', { floorsheetDays: 1_000 }],
    ['no trades', { tradesPerDay: 0 }],
    ['a seed that is no whole number', { seed: 0.5 }],
  ])('refuses %s', (_, change) => {
    expect(() => sampleMarket({ ...options, ...change })).toThrow('input.invalid');
  });
});
