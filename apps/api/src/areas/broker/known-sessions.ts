import { type TradingDate, percentOf } from '@chuli/kernel';
import type { SessionVolume } from '@chuli/tape/broker';
import { sum } from '../../figures/figures.ts';
import { type SessionBook, upTo } from '../../sessions.ts';
import type { FlowRange } from './flow-range.ts';

export type KnownHead = {
  as_of: TradingDate;
  from_date: TradingDate;
  to_date: TradingDate;
  sessions: TradingDate[];
  sessions_missing: number;
  nearest: TradingDate | null;
  coverage_percent: number | null;
};

/** Shares of floorsheets against those of the bars of the same sessions; bars that are missing prove nothing. */
const coveragePercent = (volumes: readonly SessionVolume[]): number | null => {
  const compared = volumes.filter(({ official_volume }) => official_volume !== null);
  return percentOf(
    sum(compared.map(({ volume }) => volume)),
    sum(compared.map(({ official_volume }) => official_volume ?? 0)),
  );
};

/** What an answer says of the sessions it is about before any figure. */
export const knownHead = (
  { as_of, from_date, to_date, sessions, held }: FlowRange,
  { floorsheet }: SessionBook,
  volumes: readonly SessionVolume[],
): KnownHead => {
  const known = new Set(sessions);
  return {
    as_of,
    from_date,
    to_date,
    sessions: [...sessions],
    sessions_missing: held.filter((session) => !known.has(session)).length,
    nearest: sessions.length > 0 ? null : (upTo(floorsheet, to_date).at(-1) ?? null),
    coverage_percent: coveragePercent(volumes),
  };
};
