import { type TradingDate, addDays, atKathmandu } from '@chuli/kernel';
import { useQuery } from '@tanstack/react-query';
import { fetchCall } from '../../api/fetch-call.ts';
import { useMarketState } from '../../live/use-live.ts';
import { useAsOf } from '../../screen-kit/use-address.ts';
import { type Resolution, dayOfBar } from './live-bars.ts';
import { type Course, type Reach, useCourse } from './use-course.ts';

/** As far back as the call answers at once: a month of minutes, a year of hours. */
const MANY_SESSIONS: Reach = {
  '1': 10,
  '5': 40,
  '15': 80,
  '30': 120,
  '60': 240,
  days: { '1': 30, '5': 150, '15': 364, '30': 364, '60': 364 },
};

const YEAR = 365;
/** What is open to visitors, and older than any day whose trades have times. */
const MOST_YEARS = 5;

/** The bars of a stock within its sessions, the running one at their end. */
export const useMinutes = (symbol: string, resolution: Resolution): Course => {
  const isNow = useAsOf() === undefined;
  const isLive = useMarketState((state) => (state?.market?.trades ?? 0) > 0, isNow);
  return useCourse(symbol, resolution, isLive, MANY_SESSIONS);
};

const lastTimedDay = async (
  symbol: string,
  until: TradingDate,
  signal: AbortSignal,
): Promise<TradingDate | null> => {
  for (let year = 0; year < MOST_YEARS; year += 1) {
    const to = addDays(until, -YEAR * year);
    const query = {
      symbol,
      resolution: '60',
      from: atKathmandu(addDays(to, 1 - YEAR), 0) / 1_000,
      to: atKathmandu(addDays(to, 1), 0) / 1_000 - 1,
    } as const;
    const { rows } = await fetchCall('/data/newintrahistorydata/data', query, signal);
    const last = rows.at(-1);
    if (last !== undefined) return dayOfBar(last);
  }
  return null;
};

/** The last day, up to another, of which minutes are known: undefined while it is looked for, null where there is none. */
export const useLastTimedDay = (symbol: string, until: TradingDate): TradingDate | null | undefined =>
  useQuery({
    queryKey: ['last timed day', symbol, until],
    queryFn: ({ signal }) => lastTimedDay(symbol, until, signal),
  }).data;
