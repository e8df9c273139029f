import { type TradingDate, daysBetween, instant, kathmanduDate } from '@chuli/kernel';
import { signalsKnownTo } from '@chuli/tape/signal';
import type { Engines } from '../../market/load-market.ts';
import { tellOfClose } from './close.ts';
import { tellOfSignals } from './signals.ts';
import { tellOfTargets } from './targets.ts';

/** Older sessions are history: whoever loads an archive tells nobody of it. */
const NEWS_DAYS = 4;

const isNews = (day: TradingDate, now: Date): boolean =>
  daysBetween(day, kathmanduDate(instant(now.getTime()))) <= NEWS_DAYS;

/**
 * Tells of what the newest session did to followed stocks, once its signals are stored. Each notice has a key of its
 * cause, so that a pass that is repeated tells nothing twice.
 */
export const tellOfMarket = async (
  engines: Engines,
  now: Date,
): Promise<{ targets: number; signals: number; closes: number }> => {
  const day = await signalsKnownTo(engines.tape);
  if (day === null || !isNews(day, now)) return { targets: 0, signals: 0, closes: 0 };
  return {
    targets: await tellOfTargets(engines, day, now),
    signals: await tellOfSignals(engines, day, now),
    closes: await tellOfClose(engines, day, now),
  };
};
