import { type TradingDate, atKathmandu } from '@chuli/kernel';
import type { SessionEvent, SessionReader } from '@chuli/session';
import type { IndexMinuteRow, SessionMinuteRow } from '@chuli/tape/live';

export type MinuteEnd = { readonly market: SessionMinuteRow[]; readonly indices: IndexMinuteRow[] };

/** In milliseconds; asked of every event, so it makes nothing. */
const momentOf = (event: SessionEvent): number | null => {
  if (event.kind === 'trade') return event.at === null ? null : event.at / 1_000;
  return 'at' in event ? event.at : null;
};

const MINUTE_MS = 60_000;
const MINUTES_OF_A_DAY = 24 * 60;

const marketRow = (session: SessionReader, minute: number): SessionMinuteRow => {
  const { turnover, volume, trades, breadth } = session.market();
  const { advances, declines, unchanged } = breadth;
  return { minute, turnover, volume, trades, advances, declines, unchanged };
};

/** Published values are written from the log itself; these are the ones that only the fold knows. */
const derivedIndices = (session: SessionReader): IndexMinuteRow[] =>
  session
    .indices()
    .flatMap(({ indexId, value, at, origin }) =>
      origin === 'derived' && value !== null && at !== null
        ? [{ index_id: indexId, at, value, origin: 'computed' as const }]
        : [],
    );

/**
 * Tells the market as it stood whenever a minute of the session ends, by the times of the events. A trade that comes
 * later than its minute is in the sums from then on.
 */
export const createMinuteEnds = (day: TradingDate) => {
  const midnight = atKathmandu(day, 0);
  let current: number | null = null;
  return {
    /** Before the event is taken up. Null when the minute goes on. */
    before: (event: SessionEvent, session: SessionReader): MinuteEnd | null => {
      const at = momentOf(event);
      const minute = at === null ? -1 : Math.floor((at - midnight) / MINUTE_MS);
      if (minute < 0 || minute >= MINUTES_OF_A_DAY) return null;
      const ended = current;
      if (ended !== null && minute <= ended) return null;
      current = minute;
      if (ended === null || session.market().trades === 0) return null;
      const row = marketRow(session, ended);
      const market = Array.from({ length: minute - ended }, (_, passed) => ({
        ...row,
        minute: ended + passed,
      }));
      return { market, indices: derivedIndices(session) };
    },
    /** The minute that nothing ended, for the end of the day. */
    last: (session: SessionReader): MinuteEnd | null =>
      current === null ? null : { market: [marketRow(session, current)], indices: derivedIndices(session) },
  };
};

export type MinuteEnds = ReturnType<typeof createMinuteEnds>;
