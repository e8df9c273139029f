import { type TradingDate, daysBetween, tradingDate } from '@chuli/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SampleMarket, sampleMarket } from '../sample-market.ts';
import { type PrimaryMarket, primaryMarket } from './primary-market.ts';

const OPTIONS = {
  seed: 3,
  endDate: tradingDate('2026-08-21'),
  years: 2,
  floorsheetDays: 2,
  stocks: 120,
  tradesPerDay: 300,
};

let market: SampleMarket;
let primary: PrimaryMarket;
let last: TradingDate;
beforeAll(() => {
  market = sampleMarket(OPTIONS);
  const days = [...market.days()];
  primary = primaryMarket(market, days);
  last = days.at(-1)?.date ?? OPTIONS.endDate;
});

describe('the primary market of the sample', () => {
  it('is the same of the same seed', () => {
    const again = sampleMarket(OPTIONS);
    expect(primaryMarket(again, [...again.days()])).toEqual(primary);
  });

  it('tells nothing that is announced after the last session', () => {
    for (const { announcedOn } of [...primary.offers, ...primary.auctions, ...primary.dividends])
      expect(announcedOn <= last).toBe(true);
  });

  it('offers the shares of each new company before it is listed, and closes before it allots', () => {
    const listed = market.listings.filter(({ listedOn }) => listedOn > (market.sessions[0] ?? last));
    expect(listed.length).toBeGreaterThan(0);
    for (const { symbol, listedOn } of listed) {
      const general = primary.offers.find(
        (offer) => offer.symbol === symbol && offer.kind === 'ipo' && offer.reservedFor === 'general',
      );
      if (general === undefined) throw new Error(`no offer of ${symbol}`);
      const days = [general.announcedOn, general.opensOn, general.closesOn, general.allottedOn, listedOn];
      expect(days.map((day) => daysBetween(day, listedOn))).toEqual([75, 60, 56, 45, 0]);
      expect(general.appliedUnits / general.units).toBeGreaterThanOrEqual(3);
      expect(general.appliedUnits / general.units).toBeLessThanOrEqual(40.01);
    }
  });

  it('sells no share below the floor, and none where nobody bid', () => {
    for (const { result, cutOff, floorPrice, unitsBid, units } of primary.auctions) {
      expect(result === 'settled').toBe(cutOff !== null);
      expect(cutOff ?? floorPrice).toBeGreaterThanOrEqual(floorPrice - 10);
      expect(unitsBid >= units).toBe(result === 'settled');
    }
  });

  it('has a value of each fund by week and month, whose premium stays where funds trade', () => {
    expect(primary.funds.filter(({ kind }) => kind === 'open')).toHaveLength(2);
    for (const { symbol, startedOn, maturesOn } of primary.funds) {
      const own = primary.navs.filter((nav) => nav.symbol === symbol);
      expect(new Set(own.map(({ cycle }) => cycle))).toEqual(new Set(['weekly', 'monthly']));
      expect(own.every(({ on, knownOn }) => knownOn > on)).toBe(true);
      const years = maturesOn === null ? 0 : daysBetween(startedOn, maturesOn) / 365.25;
      expect(years).toBeLessThan(11.1);
    }
    const nearest = primary.funds
      .flatMap(({ maturesOn }) => (maturesOn === null ? [] : [maturesOn]))
      .toSorted()[0];
    expect(daysBetween(last, nearest ?? last)).toBe(40);
  });

  it('never has a fund hold more in shares than twice what it has invested', () => {
    const byMonth = Map.groupBy(primary.holdings, ({ fund, month }) => `${fund} ${month}`);
    expect(byMonth.size).toBeGreaterThan(0);
    for (const rows of byMonth.values()) {
      const [first] = rows;
      const size =
        primary.navs.find(({ symbol, on }) => symbol === first?.fund && on === first.asOn)?.fundSize ?? 0;
      const held = rows.reduce((sum, { amount }) => sum + amount, 0);
      expect(held / size).toBeGreaterThan(0.3);
      expect(held / size).toBeLessThan(1.4);
      expect(new Set(rows.map(({ symbol }) => symbol)).size).toBe(rows.length);
    }
  });

  it('locks the shares of promoters in for three years from the allotment', () => {
    const promoters = primary.lockIns.filter(({ kind }) => kind === 'promoter');
    expect(promoters.length).toBeGreaterThan(0);
    for (const { allottedOn, endsOn } of promoters) expect(endsOn.slice(4)).toBe(allottedOn.slice(4));
  });
});
