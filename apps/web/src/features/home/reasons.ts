import { t } from '@chuli/language';
import type { PerformanceRow, SessionRow } from '../../shared/market/session-facts.ts';
import { timesText } from '../../shared/market/times-text.ts';

/** `about` says more where the text is short: a headline, or what the event brings. */
type Reason = { text: string; tone: 'warn' | 'up' | 'down' | 'plain' | 'none'; about?: string };

/** From here on the money alone is remarkable; from the lower bound on it is where nothing else is. */
const VERY_LOUD = 3;
const LOUD = 1.5;
/** A move on less than this share of the usual money says little. */
const THIN = 0.5;
/** A sector that moved at least this much carries its stocks; one within this of it moved with it. */
const SECTOR_MOVE = 1;
const SECTOR_DISTANCE = 0.5;
/** Percent from the extreme of 52 weeks that still count as near. */
const NEAR = 3;
/** So many more rule groups on one side than on the other are an agreement. */
const AGREEMENT = 3;

export type MoverFacts = {
  row: SessionRow;
  performance: PerformanceRow | undefined;
  sectorChange: number | null;
  /** What is dated on this very session for the stock. */
  event?: { kind: string; what: string } | undefined;
  /** The headline of what was published about the stock that day. */
  headline?: string | undefined;
  /** Rule groups with a buy less those with a sell; absent where it is not known. */
  score?: number | undefined;
};

type Finder = (facts: MoverFacts) => Reason | null;

const limit: Finder = ({ row }) =>
  row.limit === null
    ? null
    : { text: t(row.limit === 'ceiling' ? 'upper circuit' : 'lower circuit'), tone: 'warn' };

const doubt: Finder = ({ row }) => (row.doubt === null ? null : { text: t('In doubt'), tone: 'warn' });

const event: Finder = ({ event: dated }) =>
  dated === undefined ? null : { text: dated.kind, tone: 'plain', about: dated.what };

const news: Finder = ({ headline }) =>
  headline === undefined ? null : { text: t('announcement'), tone: 'plain', about: headline };

const newListing: Finder = ({ performance }) =>
  performance !== undefined && performance.average_amount_20 === null
    ? { text: t('under 20 sessions old'), tone: 'plain' }
    : null;

/** A stock that has not traded 20 sessions has no extremes worth the word. */
const yearLevel: Finder = ({ performance }) => {
  if (performance === undefined || performance.high_20 === null) return null;
  if (performance.from_high_52_weeks === 0) return { text: t('52-week high'), tone: 'up' };
  return performance.from_low_52_weeks === 0 ? { text: t('52-week low'), tone: 'down' } : null;
};

const monthLevel: Finder = ({ row, performance }) => {
  if (performance === undefined || performance.high_20 === null || performance.low_20 === null) return null;
  if (row.close > performance.high_20) return { text: t('20-day high'), tone: 'up' };
  return row.close < performance.low_20 ? { text: t('20-day low'), tone: 'down' } : null;
};

const turnoverFrom =
  (least: number): Finder =>
  ({ performance }) => {
    const ratio = performance?.amount_ratio_20 ?? null;
    return ratio !== null && ratio >= least
      ? { text: t('{times} turnover', { times: timesText(ratio) }), tone: 'plain' }
      : null;
  };

const signals: Finder = ({ score }) =>
  score !== undefined && score >= AGREEMENT
    ? { text: t('{count} rules point up', { count: score }), tone: 'plain' }
    : null;

const againstSector: Finder = ({ row: { percentage_change: change }, sectorChange }) =>
  change !== null &&
  sectorChange !== null &&
  Math.abs(sectorChange) >= SECTOR_MOVE &&
  Math.sign(change) === -Math.sign(sectorChange)
    ? { text: t('against its sector'), tone: 'none' }
    : null;

const nearYearLevel: Finder = ({ performance }) => {
  if (performance === undefined || performance.high_20 === null) return null;
  const { from_high_52_weeks: high, from_low_52_weeks: low } = performance;
  if (high !== null && high > -NEAR) return { text: t('near 52-week high'), tone: 'none' };
  return low !== null && low < NEAR ? { text: t('near 52-week low'), tone: 'none' } : null;
};

const thinTurnover: Finder = ({ performance }) => {
  const ratio = performance?.amount_ratio_20 ?? null;
  return ratio !== null && ratio <= THIN
    ? { text: t('only {times} turnover', { times: timesText(ratio) }), tone: 'none' }
    : null;
};

const withSector: Finder = ({ row: { percentage_change: change }, sectorChange }) =>
  change !== null &&
  sectorChange !== null &&
  Math.abs(sectorChange) >= SECTOR_MOVE &&
  Math.abs(change - sectorChange) <= SECTOR_DISTANCE
    ? { text: t('with its sector'), tone: 'none' }
    : null;

/** The strongest first: what is wrong or forced, what is dated, then level, money, rules, and the sector last. */
const FINDERS: readonly Finder[] = [
  doubt,
  limit,
  event,
  news,
  newListing,
  yearLevel,
  turnoverFrom(VERY_LOUD),
  monthLevel,
  turnoverFrom(LOUD),
  signals,
  againstSector,
  nearYearLevel,
  thinTurnover,
  withSector,
];

/** What stands out most about a move; a dash where nothing does, and nothing where the figures are not here yet. */
export const reasonOf = (facts: MoverFacts): Reason | null => {
  for (const find of FINDERS) {
    const reason = find(facts);
    if (reason !== null) return reason;
  }
  return facts.performance === undefined ? null : { text: '–', tone: 'none' };
};
