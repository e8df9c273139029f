import { t } from '@chuli/language';
import type { PerformanceRow, SessionRow } from '../market/session-facts.ts';
import { timesText } from '../market/times-text.ts';

export type Reason = { text: string; tone: 'warn' | 'up' | 'down' | 'plain' | 'none' };

const LOUD_TURNOVER = 1.5;
/** A sector that moved at least this much carries its stocks; one within this of it moved with it. */
const SECTOR_MOVE = 1;
const SECTOR_DISTANCE = 0.5;

type Facts = { row: SessionRow; performance: PerformanceRow | undefined; sectorChange: number | null };

const limitReason = ({ row }: Facts): Reason | null =>
  row.limit === null ? null : { text: t(row.limit === 'ceiling' ? 'at ceiling' : 'at floor'), tone: 'warn' };

const newReason = ({ performance }: Facts): Reason | null =>
  performance !== undefined && performance.average_amount_20 === null
    ? { text: t('under 20 sessions old'), tone: 'plain' }
    : null;

/** The year's extreme says more than that of 20 sessions. */
const extremeReason = ({ row, performance }: Facts): Reason | null => {
  if (performance === undefined || performance.high_20 === null || performance.low_20 === null) return null;
  if (performance.from_high_52_weeks === 0) return { text: t('52-week high'), tone: 'up' };
  if (performance.from_low_52_weeks === 0) return { text: t('52-week low'), tone: 'down' };
  if (row.close > performance.high_20) return { text: t('20-day high'), tone: 'up' };
  return row.close < performance.low_20 ? { text: t('20-day low'), tone: 'down' } : null;
};

const turnoverReason = ({ performance }: Facts): Reason | null => {
  const ratio = performance?.amount_ratio_20 ?? null;
  return ratio !== null && ratio >= LOUD_TURNOVER
    ? { text: t('{times} turnover', { times: timesText(ratio) }), tone: 'plain' }
    : null;
};

const sectorReason = ({ row, sectorChange }: Facts): Reason | null => {
  const change = row.percentage_change;
  if (change === null || sectorChange === null || Math.abs(sectorChange) < SECTOR_MOVE) return null;
  return Math.abs(change - sectorChange) <= SECTOR_DISTANCE
    ? { text: t('with its sector'), tone: 'none' }
    : null;
};

const FINDERS = [limitReason, newReason, extremeReason, turnoverReason, sectorReason];
const MOST = 2;

/** What the figures say about a move, the strongest first, at most two. Where they say nothing, so do we. */
export const reasonsOf = (facts: Facts): Reason[] => {
  const found = FINDERS.map((find) => find(facts)).filter((reason) => reason !== null);
  return found.length === 0 ? [{ text: t('no reason found'), tone: 'none' }] : found.slice(0, MOST);
};
