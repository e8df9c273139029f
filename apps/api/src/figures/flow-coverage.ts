import type { Coverage } from '@chuli/contracts';
import { type TradingDate, percentOf } from '@chuli/kernel';
import type { SessionCoverage } from '@chuli/tape/floorsheet';
import { sum } from './figures.ts';

/** A session lacks something when it would show in percent to two decimals; the exchange declares whole rupees. */
const NOTICED = 0.0001;

const lackOf = ({ known, expected }: SessionCoverage): number =>
  expected === null ? 0 : Math.max(0, expected - known);

const isNoticed = (day: SessionCoverage): boolean =>
  lackOf(day) > 0 && lackOf(day) >= (day.expected ?? 0) * NOTICED;

type Days = { held: readonly TradingDate[]; floorsheet: readonly TradingDate[] };

/**
 * What is missing in sums over sessions: whole ones, parts of others, and how much of the rupees that is. The share is
 * not known while nobody says what a missing session traded.
 */
export const coverageOf = ({ held, floorsheet }: Days, days: readonly SessionCoverage[]): Coverage => {
  const known = new Set(floorsheet);
  const inRange = new Set(held);
  const compared = days.filter((day) => inRange.has(day.traded_on));
  const isUnknown = compared.some((day) => day.expected === null && !known.has(day.traded_on));
  const whole = sum(compared.map((day) => Math.max(day.expected ?? 0, day.known)));
  return {
    sessions_missing: held.filter((day) => !known.has(day)).length,
    sessions_incomplete: compared.filter((day) => known.has(day.traded_on) && isNoticed(day)).length,
    missing_percent: isUnknown ? null : percentOf(sum(compared.map(lackOf)), whole),
  };
};
