import type { MarketFields } from '@chuli/contracts/live';

const DAY_MS = 86_400_000;

export type SourceNews = { readonly heardAt: number | null; readonly newsAt: number | null };

export const NO_NEWS: SourceNews = { heardAt: null, newsAt: null };

/**
 * When the exchange last said something, by the clock of this page: clocks differ, and a replayed day has times of its
 * own, so that what counts is when the time of the source was seen to move. At the first sight its age is the server's.
 */
export const newsAfter = (
  before: SourceNews,
  market: MarketFields | null,
  asOf: number,
  now: number,
): SourceNews => {
  const heardAt = market?.heard_at ?? null;
  if (heardAt === null) return NO_NEWS;
  if (before.heardAt === heardAt) return before;
  const age = before.heardAt === null ? asOf - heardAt : 0;
  return { heardAt, newsAt: age > 0 && age < DAY_MS ? now - age : now };
};
