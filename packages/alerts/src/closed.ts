import type { Instant, Paisa, TradingDate } from '@chuli/kernel';
import { type Axis, type LevelCondition, axisOf, conditionZone, isDaily } from './condition-zone.ts';
import { type Firing, type Instance, type Look, NEW_INSTANCE, type Settings } from './instance.ts';
import type { Place } from './place.ts';
import { baseline, step, tellsAtClose } from './step.ts';
import { type Zone, readZone } from './zone.ts';

/** A session that is over, by its hours. */
export type ClosedDay = { readonly day: TradingDate; readonly openedAt: Instant; readonly closedAt: Instant };

/** The bar of one stock as it was traded. */
export type ClosedBar = ClosedDay & {
  readonly high: Paisa;
  readonly low: Paisa;
  readonly close: Paisa;
  readonly volume: number;
  readonly amount: Paisa | null;
  /** The previous close as the exchange restated it. */
  readonly base: Paisa | null;
  /** Whether that is another price than the last close: on an ex-date a fall of the price is none. */
  readonly isRebased: boolean;
};

export type Judged = { readonly instance: Instance; readonly firings: readonly Firing[] };

/** The alert of a stock on a level of its own. */
export type LevelWatch = {
  readonly condition: LevelCondition;
  readonly settings: Settings;
  readonly instrument: string | null;
};

const placeOf = ({ day, closedAt }: ClosedDay, turn: number): Place => ({
  bar: day,
  isClosed: true,
  at: closedAt,
  turn,
});

const lastOn = (axis: Axis, { close, volume, amount }: ClosedBar): number | null => {
  if (axis === 'price') return close;
  return axis === 'volume' ? volume : amount;
};

/** How far it went towards an alert that waits; volume and turnover only rise. */
const furthestOn = (axis: Axis, bar: ClosedBar, { side }: Instance): number | null => {
  if (axis === 'price') return side === 'over' ? bar.low : bar.high;
  return side === 'over' ? null : lastOn(axis, bar);
};

const lookAt = (zone: Zone, instance: Instance, value: number, place: Place): Look => ({
  place,
  value,
  ...readZone(zone, instance, value),
});

const run = (
  settings: Settings,
  zone: Zone,
  from: Instance,
  looks: readonly (readonly [number | null, Place])[],
): Judged => {
  const firings: Firing[] = [];
  let instance = from;
  for (const [value, place] of looks) {
    if (value === null) continue;
    const next = step(settings, instance, lookAt(zone, instance, value, place));
    instance = next.instance;
    if (next.firing !== null) firings.push(next.firing);
  }
  return { instance, firings };
};

const begunAt = (
  settings: Settings,
  zone: Zone,
  instance: Instance,
  { value, place }: { value: number; place: Place },
): Instance => {
  if (instance.state === 'expired') return instance;
  const anew = { ...instance, state: 'idle', side: null } as const;
  return baseline({ ...settings, firesFirst: false }, anew, lookAt(zone, anew, value, place));
};

type Day = LevelWatch & { readonly axis: Axis; readonly zone: Zone; readonly bar: ClosedBar };

/**
 * What a day begins with, where that is not what the day before ended with: the restated close of an ex-date; and what is
 * measured anew every day, to an alert that does not go by what the last close said.
 */
const openingOf = ({ axis, condition, settings, bar }: Day): number | null => {
  if (!isDaily(condition)) return bar.isRebased ? bar.base : null;
  if (tellsAtClose(settings) || settings.since >= bar.openedAt) return null;
  return axis === 'price' ? bar.base : 0;
};

const begin = (day: Day, instance: Instance): Instance => {
  const { settings, zone, bar, condition } = day;
  const opening = instance.state === 'idle' && !isDaily(condition) ? null : openingOf(day);
  if (opening === null) return instance;
  return begunAt(settings, zone, instance, { value: opening, place: placeOf(bar, 0) });
};

/** How far it went, where the alert waited for that and nobody could look. */
const missedOf = ({ settings, axis, bar }: Day, from: Instance): number | null =>
  from.state === 'armed' && !tellsAtClose(settings) && settings.since < bar.openedAt
    ? furthestOn(axis, bar, from)
    : null;

/**
 * The bar of a session that is over. An alert that tells while bars form and that nobody could judge then, because the
 * process was down or there is no live feed, is judged by how far the price went, and then by the close.
 */
export const judgeClosedLevel = (watch: LevelWatch, instance: Instance, bar: ClosedBar): Judged => {
  const { condition, settings, instrument } = watch;
  const axis = axisOf(condition);
  const zone = conditionZone(condition, { day: bar.day, base: bar.base, instrument });
  if (axis === null || zone === null) return { instance, firings: [] };
  const day: Day = { ...watch, axis, zone, bar };
  const wasUnjudged = instance.place === null || instance.place.bar < bar.day;
  const from = wasUnjudged ? begin(day, instance) : instance;
  const looks: [number | null, Place][] = [
    [wasUnjudged ? missedOf(day, from) : null, placeOf(bar, 1)],
    [lastOn(axis, bar), placeOf(bar, 2)],
  ];
  const judged = run(settings, zone, from, looks);
  // What begins anew every day need not be kept where nothing else happened: a correction may still change that.
  return judged.instance === from && isDaily(condition) ? { instance, firings: [] } : judged;
};

/** How a level stood on the bar before the first that is judged. */
export const beginLevel = (watch: LevelWatch, bar: ClosedBar): Instance => {
  const { condition, settings, instrument } = watch;
  const axis = axisOf(condition);
  const zone = conditionZone(condition, { day: bar.day, base: bar.base, instrument });
  const value = axis === null ? null : lastOn(axis, bar);
  return zone === null || value === null
    ? NEW_INSTANCE
    : baseline(settings, NEW_INSTANCE, lookAt(zone, NEW_INSTANCE, value, placeOf(bar, 2)));
};

/** What a scan or a list of signals says of a bar. */
export type Truth = 'holds' | 'fails' | 'silent';

const truthLook = (day: ClosedDay, reading: Truth): Look => ({
  place: placeOf(day, 2),
  reading,
  side: null,
  value: null,
});

export const judgeClosedTruth = (
  settings: Settings,
  instance: Instance,
  day: ClosedDay,
  truth: Truth,
): Judged => {
  const next = step(settings, instance, truthLook(day, truth));
  return { instance: next.instance, firings: next.firing === null ? [] : [next.firing] };
};

export const beginTruth = (settings: Settings, day: ClosedDay, truth: Truth): Instance =>
  baseline(settings, NEW_INSTANCE, truthLook(day, truth));
