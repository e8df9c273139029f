import { type Paisa, addDays, paisa, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { navChange, navKnownOn, premiumOf, toMaturity, yearsLeft } from './fund-figures.ts';

const DAY = tradingDate('2026-08-21');
const nav = (nav_on: string, known_on: string, value: number) => ({
  nav_on: tradingDate(nav_on),
  known_on: tradingDate(known_on),
  nav: paisa(value),
});
const NAVS = [nav('2026-08-07', '2026-08-08', 1_000), nav('2026-08-21', '2026-08-22', 2_000)];

it('holds the price against the last value that its day could know', () => {
  expect(premiumOf(NAVS, { traded_on: DAY, close: paisa(880) })).toEqual({ premium: -12, premium_gap: null });
  expect(premiumOf(NAVS, { traded_on: addDays(DAY, 1), close: paisa(880) }).premium).toBe(-56);
});

it('has no premium without a trade, a value, or one young enough', () => {
  expect(premiumOf(NAVS, undefined).premium_gap).toBe('not-traded');
  expect(premiumOf(NAVS, { traded_on: tradingDate('2026-08-07'), close: paisa(900) }).premium_gap).toBe(
    'no-nav',
  );
  const old = [nav('2026-07-07', '2026-07-08', 1_000)];
  expect(premiumOf(old, { traded_on: DAY, close: paisa(900) }).premium).toBe(-10);
  expect(premiumOf(old, { traded_on: addDays(DAY, 1), close: paisa(900) }).premium_gap).toBe('stale');
});

// (12 / 9) ^ (1 / 4) − 1 over 1,461 days, by hand.
it('pays so much a year to the end', () => {
  expect(toMaturity(paisa(1_200), paisa(900), addDays(DAY, 1_461), DAY)).toBe(7.46);
  expect(toMaturity(paisa(1_200), paisa(900), addDays(DAY, 182), DAY)).toBeNull();
  expect(toMaturity(null, paisa(900), addDays(DAY, 1_461), DAY)).toBeNull();
  expect(toMaturity(paisa(1_200), paisa(900), null, DAY)).toBeNull();
});

it('has so many years left, and none once it is over', () => {
  expect(yearsLeft(addDays(DAY, 1_461), DAY)).toBe(4);
  expect(yearsLeft(addDays(DAY, -10), DAY)).toBe(0);
  expect(yearsLeft(null, DAY)).toBeNull();
});

it('changes in a year where a value of the year before is known', () => {
  const year = [nav('2025-08-01', '2025-08-02', 1_000), nav('2026-08-07', '2026-08-08', 1_100)];
  expect(navChange(year, year[1])).toBe(10);
  expect(navChange(year.slice(1), year[1])).toBeNull();
});

it('never looks ahead: what is published later changes no answer', () => {
  const days = fc.integer({ min: 0, max: 400 });
  const value = fc.integer({ min: 500, max: 3_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(days, value), { maxLength: 30 }), days, value, (rows, at, close) => {
      const start = tradingDate('2025-01-01');
      const navs = rows
        .toSorted(([a], [b]) => a - b)
        .map(([day, worth]) => ({
          nav_on: addDays(start, day),
          known_on: addDays(start, day + 3),
          nav: worth as Paisa,
        }));
      const day = addDays(start, at);
      const known = navs.filter(({ known_on }) => known_on <= day);
      const traded = { traded_on: day, close: paisa(close) };
      expect(premiumOf(navs, traded)).toEqual(premiumOf(known, traded));
      expect(navKnownOn(navs, day)).toEqual(known.at(-1));
    }),
  );
});
