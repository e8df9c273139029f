import { instant, paisa } from '@chuli/kernel';
import type { BarFigures } from './bars.ts';
import type { IndexView } from './view.ts';

/** Values of an index over a stretch of time, first and last by the moment they stood. */
export type IndexFold = {
  open: number;
  firstAt: number;
  high: number;
  low: number;
  last: number;
  lastAt: number;
};

export type IndexMinute = {
  values: IndexFold | null;
  /** What the members traded. */
  volume: number;
  amount: number;
  trades: number;
};

export type IndexState = {
  readonly id: number;
  previousClose: number | null;
  /** Members' listed shares at previous closes and now, in paisa; exact, being far below 2^53. */
  base: number;
  worth: number;
  isOfficial: boolean;
  day: IndexFold | null;
  minutes: Map<number, IndexMinute>;
  version: number;
};

export const newIndex = (id: number): IndexState => ({
  id,
  previousClose: null,
  base: 0,
  worth: 0,
  isOfficial: false,
  day: null,
  minutes: new Map(),
  version: 0,
});

const addValue = (fold: IndexFold | null, value: number, at: number): IndexFold => {
  if (fold === null) return { open: value, firstAt: at, high: value, low: value, last: value, lastAt: at };
  if (value > fold.high) fold.high = value;
  if (value < fold.low) fold.low = value;
  if (at < fold.firstAt) {
    fold.open = value;
    fold.firstAt = at;
  }
  if (at >= fold.lastAt) {
    fold.last = value;
    fold.lastAt = at;
  }
  return fold;
};

export const indexMinute = (state: IndexState, minute: number): IndexMinute => {
  const known = state.minutes.get(minute);
  if (known !== undefined) return known;
  const bar: IndexMinute = { values: null, volume: 0, amount: 0, trades: 0 };
  state.minutes.set(minute, bar);
  return bar;
};

export const addIndexValue = (state: IndexState, value: number, at: number, minute: number): void => {
  state.day = addValue(state.day, value, at);
  const bar = indexMinute(state, minute);
  bar.values = addValue(bar.values, value, at);
};

/** From the first published value on the index is the exchange's: what was derived before is not mixed with it. */
export const makeOfficial = (state: IndexState): void => {
  if (state.isOfficial) return;
  state.isOfficial = true;
  state.day = null;
  for (const bar of state.minutes.values()) bar.values = null;
};

/** Previous close times the growth of the members' worth, in hundredths of a point; null without either. */
export const derivedValue = ({ previousClose, base, worth }: IndexState): number | null =>
  previousClose === null || base === 0 ? null : Math.round(previousClose * (worth / base));

export const indexView = ({ id, previousClose, isOfficial, day }: IndexState): IndexView => ({
  indexId: id,
  previousClose,
  open: day?.open ?? null,
  high: day?.high ?? null,
  low: day?.low ?? null,
  value: day?.last ?? null,
  origin: isOfficial ? 'official' : 'derived',
  at: day === null ? null : instant(day.lastAt),
});

export const indexFigures = ({ values, volume, amount, trades }: IndexMinute): BarFigures => ({
  open: values === null ? null : paisa(values.open),
  high: values === null ? null : paisa(values.high),
  low: values === null ? null : paisa(values.low),
  close: values === null ? null : paisa(values.last),
  volume,
  amount: paisa(amount),
  trades,
});
