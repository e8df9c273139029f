import type { Paisa } from '@chuli/kernel';

/** A session of a share, its close comparable with those of the other sessions. */
export type ShareBar = {
  /** Since 1970, as the calendar counts. */
  readonly day: number;
  /** Of the session among those of the exchange. */
  readonly place: number;
  /** In paisa. Not rounded: a rounded close changes sides of an average with a later factor. */
  readonly close: number;
  /** As traded, with what it is measured from: bonus and right shares are in the base. */
  readonly change: number | null;
  readonly amount: Paisa | null;
};

/** By name: objects with numbers as names are slow, and there is one of these for every bar. */
const AVERAGES = { short: 20, middle: 50, long: 200 } as const;
export type Average = keyof typeof AVERAGES;

/** How a share stands after one of its sessions. */
export type ShareState = {
  readonly place: number;
  /** Whether its close is above its average; null before it has as many bars. */
  readonly above: Readonly<Record<Average, boolean | null>>;
  /** Its highest or lowest close of 52 weeks; neither before it is as old. */
  readonly isHigh: boolean;
  readonly isLow: boolean;
  readonly change: number | null;
  readonly amount: Paisa | null;
};

/** Bars further back are of another time: an average of 200 bars may reach over three times as many sessions. */
export const REACH_SESSIONS = 600;
const WEEKS_52_DAYS = 52 * 7;
/** What multiplying by factors leaves between equal prices. */
const NOISE = 1e-9;

const aboveAverage = (bars: readonly ShareBar[], sums: readonly number[], at: number, length: number) => {
  const first = bars[at - length + 1];
  const own = bars[at];
  if (first === undefined || own === undefined || own.place - first.place >= REACH_SESSIONS) return null;
  return own.close * length > (1 + NOISE) * ((sums[at + 1] ?? 0) - (sums[at - length + 1] ?? 0));
};

/** Of each bar the place of the last one before it that closed as far out or further; -1 where there is none. */
const lastsBeyond = (
  bars: readonly ShareBar[],
  isBeyond: (close: number, own: number) => boolean,
): number[] => {
  const candidates: number[] = [];
  return bars.map(({ close: own }, at) => {
    const closeAt = (place: number) => bars[place]?.close ?? own;
    while (candidates.length > 0 && !isBeyond(closeAt(candidates.at(-1) ?? 0), own)) candidates.pop();
    const last = candidates.at(-1) ?? -1;
    candidates.push(at);
    return last;
  });
};

/** Whether a close is beyond every other of the 52 weeks before it; never while the first bar is younger than that. */
const isExtreme = (bars: readonly ShareBar[], beyond: readonly number[], at: number): boolean => {
  const isOlder = (place: number): boolean => (bars[at]?.day ?? 0) - (bars[place]?.day ?? 0) >= WEEKS_52_DAYS;
  const last = beyond[at] ?? -1;
  return isOlder(0) && (last === -1 || isOlder(last));
};

/** Bars are oldest first. */
export const shareStates = (bars: readonly ShareBar[]): ShareState[] => {
  const sums = [0];
  for (const { close } of bars) sums.push((sums.at(-1) ?? 0) + close);
  const higher = lastsBeyond(bars, (close, own) => close >= own * (1 - NOISE));
  const lower = lastsBeyond(bars, (close, own) => close <= own * (1 + NOISE));
  return bars.map(({ place, change, amount }, at) => ({
    place,
    above: {
      short: aboveAverage(bars, sums, at, AVERAGES.short),
      middle: aboveAverage(bars, sums, at, AVERAGES.middle),
      long: aboveAverage(bars, sums, at, AVERAGES.long),
    },
    isHigh: isExtreme(bars, higher, at),
    isLow: isExtreme(bars, lower, at),
    change,
    amount,
  }));
};
