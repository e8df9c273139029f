import type { RepliedBy } from '@chuli/contracts';
import type { SymbolState } from '@chuli/contracts/live';
import { type TradingDate, addDays, atKathmandu } from '@chuli/kernel';
import { useMemo } from 'react';
import { useSessions } from '../../api/reference-calls.ts';
import { type Call, useCall } from '../../api/use-call.ts';
import { useSymbolState } from '../../live/use-live.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { type ChartBar, type Resolution, barOfMinute, dayOfBar, joined } from './live-bars.ts';

/** How many sessions, and not further back than so many days, where those whose trades are known lie far apart. */
export type Reach = Readonly<Record<Resolution, number>> & {
  readonly days: Readonly<Record<Resolution, number>>;
};

const SIXTY_DAYS = { '1': 60, '5': 60, '15': 60, '30': 60, '60': 60 };

/** What fills a chart of sessions side by side. */
const FEW_SESSIONS: Reach = { '1': 1, '5': 1, '15': 5, '30': 10, '60': 20, days: SIXTY_DAYS };

const AGAIN_MS = 60_000;

/** The first moment to be asked for, Unix seconds; undefined for the latest session alone. */
export const firstMoment = (
  sessions: readonly TradingDate[],
  resolution: Resolution,
  reach = FEW_SESSIONS,
): number | undefined => {
  const [newest] = sessions;
  if (newest === undefined || reach[resolution] === 1) return undefined;
  const wanted = sessions.slice(0, reach[resolution]);
  const first = wanted.findLast((day) => day >= addDays(newest, -reach.days[resolution])) ?? newest;
  return atKathmandu(first, 0) / 1_000;
};

export type BarsReply = RepliedBy<'/data/newintrahistorydata/data'>;

export type Course = {
  readonly call: Call<BarsReply>;
  /** What is known live of the stock; null without a live session. */
  readonly state: SymbolState | null;
  readonly bars: readonly ChartBar[];
  readonly resolution: number;
};

const NO_BARS: readonly ChartBar[] = [];

/** In short bars one session fills the chart: once the running one trades, the session before it leaves. */
const besideLive = (
  history: readonly ChartBar[],
  [first]: readonly ChartBar[],
  sessions: number,
): readonly ChartBar[] =>
  first === undefined || sessions > 1 ? history : history.filter((bar) => dayOfBar(bar) === dayOfBar(first));

/** The bars of a stock from the archive, and those of the running session after them. */
export const useCourse = (
  symbol: string,
  resolution: Resolution,
  isLive: boolean,
  reach = FEW_SESSIONS,
): Course => {
  const asOf = useAsOf();
  const from = firstMoment(useSessions('trades', asOf), resolution, reach);
  const call = useCall(
    '/data/newintrahistorydata/data',
    { symbol, resolution, ...(from !== undefined && { from }), ...asOfQuery(asOf) },
    { enabled: symbol !== '', ...(isLive && { every: AGAIN_MS }) },
  );
  const state = useSymbolState(isLive ? symbol : '');
  const minutes = state?.bars;
  const { data } = call;
  const bars = useMemo(() => {
    const history = data?.rows ?? NO_BARS;
    if (minutes === undefined || data?.symbol !== symbol) return history;
    const live = minutes.map(barOfMinute);
    return joined(besideLive(history, live, reach[resolution]), live, data.resolution);
  }, [data, minutes, symbol, resolution, reach]);
  return { call, state, bars, resolution: data?.resolution ?? Number(resolution) };
};
