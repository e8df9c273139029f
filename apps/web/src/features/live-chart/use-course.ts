import type { RepliedBy } from '@chuli/contracts';
import type { SymbolState } from '@chuli/contracts/live';
import { type TradingDate, addDays, atKathmandu } from '@chuli/kernel';
import { useMemo } from 'react';
import { useSessions } from '../../api/reference-calls.ts';
import { type Call, useCall } from '../../api/use-call.ts';
import { useSymbolState } from '../../live/use-live.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import type { LiveMarket } from '../live/use-live-market.ts';
import { type ChartBar, type Resolution, barOfMinute, dayOfBar, joined } from './live-bars.ts';

/** How many sessions fill the chart in bars of so many minutes. */
const SESSIONS: Readonly<Record<Resolution, number>> = { '1': 1, '5': 1, '15': 5, '30': 10, '60': 20 };
/** Where the sessions whose trades are known lie far apart, older ones are left out. */
const FURTHEST_DAYS = 60;
const AGAIN_MS = 60_000;

/** The first moment to be asked for, Unix seconds; undefined for the latest session alone. */
export const firstMoment = (sessions: readonly TradingDate[], resolution: Resolution): number | undefined => {
  const [newest] = sessions;
  if (newest === undefined || SESSIONS[resolution] === 1) return undefined;
  const wanted = sessions.slice(0, SESSIONS[resolution]);
  const first = wanted.findLast((day) => day >= addDays(newest, -FURTHEST_DAYS)) ?? newest;
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
  resolution: Resolution,
): readonly ChartBar[] =>
  first === undefined || SESSIONS[resolution] > 1
    ? history
    : history.filter((bar) => dayOfBar(bar) === dayOfBar(first));

/** The bars of a stock from the archive, and those of the running session after them. */
export const useCourse = (symbol: string, resolution: Resolution, live: LiveMarket): Course => {
  const asOf = useAsOf();
  const isLive = live.market !== null;
  const from = firstMoment(useSessions('trades', asOf), resolution);
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
    return joined(besideLive(history, live, resolution), live, data.resolution);
  }, [data, minutes, symbol, resolution]);
  return { call, state, bars, resolution: data?.resolution ?? Number(resolution) };
};
