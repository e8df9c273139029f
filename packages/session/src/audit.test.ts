import { describe, expect, it } from 'vitest';
import { BANK, CAPABILITIES, clock, opening, reversal, sessionOf, trade } from '../testing/log.ts';
import type { TotalsEvent } from './event.ts';
import { paisa } from '@chuli/kernel';

const TOTALS: TotalsEvent = {
  kind: 'totals',
  turnover: paisa(10_000_00),
  volume: 20,
  trades: 2,
  symbols: 1,
  at: clock(15, 10),
  isFinal: true,
};
const day = [opening(), trade(1), trade(2)];
const names = (events: Parameters<typeof sessionOf>[0]) =>
  sessionOf(events)
    .audit()
    .reasons.map(({ name }) => name);

describe('a day', () => {
  it('is exact when it adds up to what the exchange declared', () => {
    expect(sessionOf([...day, TOTALS]).audit()).toEqual({ isExact: true, reasons: [], outsideBand: [] });
  });

  it('is provisional until the final totals are told', () => {
    expect(names(day)).toEqual(['declared-missing']);
    expect(names([...day, { ...TOTALS, isFinal: false }])).toEqual(['declared-missing']);
  });

  it('names each declared figure that differs', () => {
    const more = { ...TOTALS, turnover: paisa(1), volume: 30, trades: 3, symbols: 2 };
    expect(sessionOf([...day, more]).audit().reasons).toEqual([
      { name: 'declared-turnover', expected: 1, found: 10_000_00, symbol: null },
      { name: 'declared-volume', expected: 30, found: 20, symbol: null },
      { name: 'declared-trades', expected: 3, found: 2, symbol: null },
      { name: 'declared-symbols', expected: 2, found: 1, symbol: null },
    ]);
  });

  it('keeps final totals when running ones come late, and takes corrected final ones', () => {
    const late = { ...TOTALS, volume: 7, isFinal: false, at: clock(15, 20) };
    expect(names([...day, TOTALS, late])).toEqual([]);
    expect(names([...day, TOTALS, { ...TOTALS, volume: 7, at: clock(15, 20) }])).toEqual(['declared-volume']);
  });

  it('waits for the brokers of every trade, unless the source never tells them', () => {
    const masked = trade(2, { buyer: '', seller: '' });
    expect(names([opening(), trade(1), masked, TOTALS])).toEqual(['brokers-known']);
    const silent = opening({ capabilities: { ...CAPABILITIES, brokers: 'never' } });
    expect(names([silent, trade(1), masked, TOTALS])).toEqual([]);
  });

  it('does not add up when a trade has a buyer but no seller', () => {
    expect(names([opening(), trade(1), trade(2, { seller: '' }), TOTALS])).toEqual(['brokers-sold']);
  });

  it('tells when the numbers of contracts and their times disagree', () => {
    const early = trade(2, { at: clock(10, 46) * 1_000, rate: 501_00, amount: 500_000 });
    expect(names([opening(), trade(1), early, TOTALS])).toEqual(['minutes-open', 'minutes-close']);
  });

  it('does not miss the brokers or figures of an annulled trade', () => {
    const annulled = trade(3, { seller: '' });
    expect(names([...day, annulled, reversal(3), TOTALS])).toEqual([]);
  });

  it('flags symbols that traded outside their limits, even if they came back', () => {
    const audit = sessionOf([opening(), trade(1, { rate: 600_00 }), trade(2)]).audit();
    expect(audit.outsideBand).toEqual([BANK]);
  });
});
