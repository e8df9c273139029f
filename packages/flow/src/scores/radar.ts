import type { WindowDays } from '../accumulation/score-windows.ts';

/** The windows whose label puts a stock on the radar, and the sessions in which news may follow: fixed beforehand. */
export const RADAR_DAYS: WindowDays = 5;
export const NEWS_SESSIONS = 10;

/** The first session with news after one, within the sessions that count; places are ascending. */
export const newsAfter = (news: readonly number[], session: number): number | null =>
  news.find((place) => place > session && place <= session + NEWS_SESSIONS) ?? null;

export type JudgedPlace = { readonly place: number; readonly isFlagged: boolean };

/** Whether a stock was on the radar in one of the sessions before its news; null where it was judged in none of them. */
export const isFlaggedBefore = (judged: readonly JudgedPlace[], news: number): boolean | null => {
  const before = judged.filter(({ place }) => place < news && place >= news - NEWS_SESSIONS);
  return before.length === 0 ? null : before.some(({ isFlagged }) => isFlagged);
};

export type FlaggedShare = { readonly judged: number; readonly flagged: number };

/** By session: the stocks that were judged in one of the sessions before it, and those that were on the radar there. */
export const flaggedBefore = (stocks: Iterable<readonly JudgedPlace[]>): Map<number, FlaggedShare> => {
  const shares = new Map<number, FlaggedShare>();
  for (const judged of stocks) {
    const own = new Map<number, boolean>();
    for (const { place, isFlagged } of judged)
      for (let later = place + 1; later <= place + NEWS_SESSIONS; later += 1)
        own.set(later, isFlagged || (own.get(later) ?? false));
    for (const [place, isFlagged] of own) {
      const share = shares.get(place) ?? { judged: 0, flagged: 0 };
      shares.set(place, { judged: share.judged + 1, flagged: share.flagged + Number(isFlagged) });
    }
  }
  return shares;
};
