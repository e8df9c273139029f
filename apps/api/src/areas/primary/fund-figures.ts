import { NAV_STALE_DAYS } from '@chuli/fundamentals';
import {
  type Paisa,
  type TradingDate,
  addYears,
  daysBetween,
  halfAway,
  percentageChange,
} from '@chuli/kernel';
import type { FundNav } from '@chuli/registry/primary';

export type Traded = { readonly traded_on: TradingDate; readonly close: Paisa };

/** The last value published by a day. Values are oldest first. */
export const navKnownOn = <N extends Pick<FundNav, 'known_on'>>(
  navs: readonly N[],
  day: TradingDate,
): N | undefined => navs.findLast(({ known_on }) => known_on <= day);

type Premium =
  | { readonly premium: number; readonly premium_gap: null }
  | { readonly premium: null; readonly premium_gap: 'no-nav' | 'stale' | 'not-traded' };

const none = (premium_gap: 'no-nav' | 'stale' | 'not-traded'): Premium => ({ premium: null, premium_gap });

/** The price against the last value of which that day could know, unless it was too old by then. */
export const premiumOf = (
  navs: readonly Pick<FundNav, 'known_on' | 'nav_on' | 'nav'>[],
  traded: Traded | undefined,
): Premium => {
  if (traded === undefined) return none('not-traded');
  const nav = navKnownOn(navs, traded.traded_on);
  if (nav === undefined) return none('no-nav');
  if (daysBetween(nav.nav_on, traded.traded_on) > NAV_STALE_DAYS) return none('stale');
  const premium = percentageChange(traded.close, nav.nav);
  return premium === null ? none('no-nav') : { premium, premium_gap: null };
};

const DAYS_A_YEAR = 365.25;
const SHORTEST_YEARS = 0.5;

export const yearsLeft = (maturesOn: TradingDate | null, day: TradingDate): number | null =>
  maturesOn === null ? null : halfAway(Math.max(0, daysBetween(day, maturesOn)) / DAYS_A_YEAR, 2);

/** A year’s return of who buys at the price and is paid the present value of a unit at the end. */
export const toMaturity = (
  nav: Paisa | null,
  price: Paisa | null,
  maturesOn: TradingDate | null,
  day: TradingDate,
): number | null => {
  if (nav === null || price === null || maturesOn === null) return null;
  const years = daysBetween(day, maturesOn) / DAYS_A_YEAR;
  return years < SHORTEST_YEARS ? null : halfAway(((nav / price) ** (1 / years) - 1) * 100, 2);
};

/** How far the value moved since the last one of a year before, if there is one around that day. */
export const navChange = (
  navs: readonly Pick<FundNav, 'nav_on' | 'nav'>[],
  last: Pick<FundNav, 'nav_on' | 'nav'> | undefined,
): number | null => {
  if (last === undefined) return null;
  const before = addYears(last.nav_on, -1);
  const then = navs.findLast(({ nav_on }) => nav_on <= before);
  if (then === undefined || daysBetween(then.nav_on, before) > NAV_STALE_DAYS) return null;
  return percentageChange(last.nav, then.nav);
};
