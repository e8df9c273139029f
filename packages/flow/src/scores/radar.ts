import type { WindowDays } from '../accumulation/score-windows.ts';

/** The windows whose label puts a stock on the radar, and the sessions in which news may follow: fixed beforehand. */
export const RADAR_DAYS: WindowDays = 5;
export const NEWS_SESSIONS = 10;

/** The first session with news after one, within the sessions that count; places are ascending. */
export const newsAfter = (news: readonly number[], session: number): number | null =>
  news.find((place) => place > session && place <= session + NEWS_SESSIONS) ?? null;

type JudgedPlace = { readonly place: number; readonly isFlagged: boolean };

/** Whether a stock was on the radar in one of the sessions before its news; null where it was judged in none of them. */
export const isFlaggedBefore = (judged: readonly JudgedPlace[], news: number): boolean | null => {
  const before = judged.filter(({ place }) => place < news && place >= news - NEWS_SESSIONS);
  return before.length === 0 ? null : before.some(({ isFlagged }) => isFlagged);
};
