import type { RowOf } from '@chuli/contracts';
import { type TradingDate, atKathmandu, instant, kathmanduDate } from '@chuli/kernel';
import { USUAL_SESSIONS, sessionHours, sessionMinute } from '@chuli/market';

/** Length of a bar of the picture, in minutes. */
const CURVE_MINUTES = 5;

type Bar = Pick<RowOf<'/data/newintrahistorydata/data'>, 'time' | 'volume'>;

export type VolumeCurves = {
  /** Minute of the day at the end of each bar. */
  readonly ends: readonly number[];
  /** The volume by the end of each bar, up to the one that runs. */
  readonly today: readonly number[];
  /** The mean of ten sessions; null of fewer. */
  readonly usual: readonly number[] | null;
};

const dayOf = ({ time }: Bar): TradingDate => kathmanduDate(instant(time * 1_000));

const slotOf = ({ time }: Bar, day: TradingDate): number => {
  const minute = (time * 1_000 - atKathmandu(day, 0)) / 60_000;
  return Math.floor(sessionMinute(sessionHours(day), minute) / CURVE_MINUTES);
};

const summed = (bars: readonly Bar[], day: TradingDate, slots: number): number[] => {
  const volumes = Array.from({ length: slots }, () => 0);
  for (const bar of bars) {
    const slot = slotOf(bar, day);
    volumes[slot] = (volumes[slot] ?? 0) + (bar.volume ?? 0);
  }
  let sum = 0;
  return volumes.map((volume) => (sum += volume));
};

/** The volume of a session so far, and what ten sessions before it had by then on average. */
export const volumeCurves = (bars: readonly Bar[], day: TradingDate): VolumeCurves => {
  const { from, to } = sessionHours(day);
  const slots = Math.ceil((to - from) / CURVE_MINUTES);
  const byDay = Map.groupBy(bars, dayOf);
  const own = byDay.get(day) ?? [];
  const last = Math.max(-1, ...own.map((bar) => slotOf(bar, day)));
  const before = [...byDay]
    .filter(([other]) => other < day)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(-USUAL_SESSIONS)
    .map(([other, rows]) => summed(rows, other, slots));
  return {
    ends: Array.from({ length: slots }, (_, slot) => from + (slot + 1) * CURVE_MINUTES),
    today: summed(own, day, slots).slice(0, last + 1),
    usual:
      before.length < USUAL_SESSIONS
        ? null
        : Array.from({ length: slots }, (_, slot) =>
            Math.round(before.reduce((sum, curve) => sum + (curve[slot] ?? 0), 0) / before.length),
          ),
  };
};
