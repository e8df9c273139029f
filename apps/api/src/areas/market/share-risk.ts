import { type TradingDate, dateOfDayNumber, dayNumber, halfAway } from '@chuli/kernel';
import { weekOf } from '@chuli/market';
import type { ShareBar } from './share-states.ts';

const RETURNS = 60;
/** A share that trades every other session still has 60 returns in so many. */
const RETURN_SESSIONS = 120;
const WEEKS = 52;
const FEWEST_WEEKS = 40;
const WEEKS_52_DAYS = 52 * 7;

type Day = Pick<ShareBar, 'day' | 'place' | 'close'>;

/** A close of a session, of a share or of an index. */
type Level = { readonly day: number; readonly close: number };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sessions of the exchange in the 52 weeks up to the last of them. */
export const sessionsAYear = (sessions: readonly TradingDate[]): number => {
  const last = sessions.at(-1);
  if (last === undefined) return 0;
  const from = dayNumber(last) - WEEKS_52_DAYS;
  return sessions.filter((session) => dayNumber(session) > from).length;
};

/**
 * How far the close usually moves in a session, over its last 60 returns, as a year of such sessions: the standard
 * deviation of log returns, in percent. Null of a share that has not traded often enough.
 */
export const volatility60 = (
  bars: readonly Day[],
  { last, year }: { last: number; year: number },
): number | null => {
  const own = bars.slice(-RETURNS - 1);
  const first = own[0];
  if (own.length <= RETURNS || first === undefined || last - first.place > RETURN_SESSIONS) return null;
  const returns = own.slice(1).map(({ close }, at) => Math.log(close / (own[at]?.close ?? close)));
  const middle = mean(returns);
  const variance = returns.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (RETURNS - 1);
  return halfAway(100 * Math.sqrt(variance * year), 2);
};

/** The last close of each week, by week. Days are oldest first; those after the last week that is over are left out. */
export const weeklyCloses = (days: readonly Level[], over: TradingDate): Map<number, number> => {
  const last = dayNumber(over);
  const closes = new Map<number, number>();
  for (const { day, close } of days) if (day <= last) closes.set(weekOf(dateOfDayNumber(day)), close);
  return closes;
};

/**
 * How far a share moves with NEPSE: the slope of its weekly log returns on those of the index, over the last 52 weeks that
 * are over and had a session. A return needs a trade in both weeks; with fewer than 40 there is none.
 */
export const beta52 = (
  own: ReadonlyMap<number, number>,
  market: ReadonlyMap<number, number>,
): number | null => {
  const weeks = [...market.keys()].slice(-WEEKS - 1);
  const pairs = weeks.slice(1).flatMap((week, at) => {
    const before = weeks[at] ?? 0;
    const [now, then] = [own.get(week), own.get(before)];
    const [level, levelThen] = [market.get(week), market.get(before)];
    if (now === undefined || then === undefined || level === undefined || levelThen === undefined) return [];
    return [{ y: Math.log(now / then), x: Math.log(level / levelThen) }];
  });
  if (pairs.length < FEWEST_WEEKS) return null;
  const [x, y] = [mean(pairs.map((pair) => pair.x)), mean(pairs.map((pair) => pair.y))];
  const spread = pairs.reduce((sum, pair) => sum + (pair.x - x) ** 2, 0);
  if (spread === 0) return null;
  return halfAway(pairs.reduce((sum, pair) => sum + (pair.x - x) * (pair.y - y), 0) / spread, 4);
};
