import { type ReplyOf, toolsContracts } from '@chuli/contracts';
import { type TradingDate, atKathmandu, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';
import { marketPhase, sessionHours, weeksOverTo } from '@chuli/market';
import { lastTradeAt } from '@chuli/tape/market';
import { type Context, needing } from '../../http/implement.ts';
import { dayAsked, latest, upTo } from '../../sessions.ts';

/** The last session of the last week that is over: this one when no session of the same week can follow. */
const lastWeekEnd = (sessions: readonly TradingDate[], as_of: TradingDate): TradingDate => {
  const over = weeksOverTo(as_of);
  return sessions.findLast((day) => day <= over) ?? as_of;
};

const marketStatus = async ({
  tape,
  clock,
  sessions,
}: Context): Promise<ReplyOf<typeof toolsContracts.marketStatus>> => {
  const now = clock();
  const today = kathmanduDate(now);
  const book = await sessions();
  const as_of_live = latest(book.exchange, undefined, clock);
  const as_of = book.daily.length === 0 ? as_of_live : latest(book.daily, undefined, clock);
  const phase = marketPhase(today, kathmanduMinutes(now));
  const endOfSession = atKathmandu(as_of_live, sessionHours(as_of_live).to);
  const lastFigureAt = (await lastTradeAt(tape, as_of_live)) ?? endOfSession;
  return {
    as_of,
    as_of_live,
    as_of_live_unix: Math.floor(Math.min(lastFigureAt, now) / 1000),
    as_of_weekly: lastWeekEnd(book.exchange, as_of),
    as_of_hourly: upTo(book.floorsheet, today).at(-1) ?? as_of,
    is_open: phase === 'open',
    ltp: phase === 'open' && as_of_live === today,
    c: Math.floor(now / 1000),
    phase,
  };
};

/** Versions of the mobile app: the oldest that still works with these calls, and the newest. Null: none published. */
export type MobileVersions = { readonly minimum: string | null; readonly latest: string | null };

type Needs = { readonly mobileVersions: MobileVersions };

export const toolsEndpoints = needing<Needs>({ mobileVersions: true })(toolsContracts, {
  marketStatus,
  marketStatusAlias: marketStatus,
  tradedDates: async ({ clock, sessions, query }) => {
    const book = await sessions();
    const days = query.floorsheet ? book.floorsheet : book.exchange;
    const last = dayAsked(query.as_of, clock);
    return {
      rows: upTo(days, last)
        .slice(-query.limit)
        .toReversed()
        .map((date) => ({ date })),
    };
  },
  asOf: async ({ clock, sessions }) => {
    const { daily, floorsheet, index } = await sessions();
    const today = kathmanduDate(clock());
    const newest = (days: readonly TradingDate[]) => upTo(days, today).at(-1) ?? null;
    return { daily: newest(daily), floorsheet: newest(floorsheet), index: newest(index) };
  },
  androidVersion: ({ mobileVersions }) => mobileVersions,
});
