import {
  type AnyIndicator,
  type Candle,
  PATTERNS,
  WORDS,
  emptyColumns,
  live,
  loadColumns,
  series,
  toldBy,
} from '../src/index.ts';
import { type Unit, unitOf, unitsOf } from './units.ts';

type Chosen = Readonly<Record<string, number>>;

/**
 * A law looks at an indicator on some bars, cut in two somewhere, and returns what is against it, or null. Where it
 * needs a number besides, it takes it from the cut.
 */
export type Law = (
  indicator: AnyIndicator,
  chosen: Chosen,
  bars: readonly Candle[],
  cut: number,
) => string | null;

type Near = (ours: number, expected: number) => boolean;
const exactly: Near = (ours, expected) => ours === expected;
const nearly: Near = (ours, expected) =>
  Math.abs(ours - expected) <= 1e-7 * Math.max(1, Math.abs(ours), Math.abs(expected));

const same = (ours: unknown, expected: unknown, near: Near): boolean => {
  if (typeof ours === 'number' && typeof expected === 'number') return near(ours, expected);
  if (ours === null || expected === null || typeof ours !== 'object' || typeof expected !== 'object')
    return ours === expected;
  const names = Object.keys(ours);
  return (
    names.length === Object.keys(expected).length &&
    names.every((name) => same(ours[name as keyof object], expected[name as keyof object], near))
  );
};

const difference = (
  ours: readonly unknown[],
  expected: readonly unknown[],
  near: Near = exactly,
): string | null => {
  for (const [index, value] of ours.entries()) {
    if (!same(value, expected[index], near))
      return `bar ${index}: ${JSON.stringify(value)} for ${JSON.stringify(expected[index])}`;
  }
  return ours.length === expected.length ? null : `${ours.length} values for ${expected.length}`;
};

const noLookAhead: Law = (indicator, chosen, bars, cut) => {
  const past = bars.slice(0, cut);
  const otherFuture = [...past, ...bars.slice(cut).toReversed()];
  return difference(series(indicator, chosen, past), series(indicator, chosen, otherFuture).slice(0, cut));
};

const liveIsBatch: Law = (indicator, chosen, bars) => {
  const running = live(indicator, chosen);
  const closed: unknown[] = [];
  for (const [index, bar] of bars.entries()) {
    running.peek({ ...bar, high: bar.high * 2, low: bar.low / 2, close: bar.high });
    const seen = running.peek(bar);
    closed.push(running.close(bar));
    if (!same(seen, closed[index], exactly)) return `bar ${index}: forming ${JSON.stringify(seen)}`;
  }
  return difference(closed, series(indicator, chosen, bars));
};

const inColumn = (value: unknown): number => {
  if (typeof value === 'string') return WORDS[value] ?? Number.POSITIVE_INFINITY;
  return typeof value === 'number' ? value : Number.NaN;
};

const fieldOf = (value: unknown, field: string): unknown =>
  value !== null && typeof value === 'object' ? value[field as keyof object] : value;

/** One for all bars, as in a pass over the market: what an earlier symbol left behind must not matter. */
const COLUMNS = emptyColumns();

/** Field by field at every bar; a field that an indicator tells has a column. */
const columnsAreSteps: Law = (indicator, chosen, bars) => {
  loadColumns(COLUMNS, bars);
  const told = toldBy(indicator, COLUMNS, chosen);
  const steps = series(indicator, chosen, bars);
  const spoken = steps.find((value) => value !== null) ?? null;
  const fields = typeof spoken === 'number' ? ['value'] : Object.keys(spoken ?? {});
  if (told === null) return null;
  for (const field of fields)
    for (const [bar, value] of steps.entries()) {
      const expected = inColumn(fieldOf(value, field));
      const ours = told[field]?.[bar];
      if (!Object.is(ours, expected) && !(ours === 0 && expected === 0))
        return `bar ${bar}: ${field} ${ours} for ${expected}`;
    }
  return null;
};

type Hit = { readonly id: string; readonly value: number };

const hitsAreSteps: Law = (indicator, chosen, bars) => {
  loadColumns(COLUMNS, bars);
  const hitsOf = indicator.hits?.(COLUMNS, chosen);
  if (hitsOf === undefined) return null;
  const steps = series(indicator, chosen, bars).flatMap((told, bar) =>
    ((told ?? []) as readonly Hit[]).map(({ id, value }) => ({ id, value, bar })),
  );
  const byId = Map.groupBy(steps, ({ id }) => id);
  for (const { id } of PATTERNS) {
    const own = byId.get(id) ?? [];
    const { bars: at, values } = hitsOf(id);
    const isSame =
      at.length === own.length && own.every(({ bar, value }, n) => at[n] === bar && values[n] === value);
    if (!isSame) return `${id}: hits at ${at.join(' ')} for ${own.map(({ bar }) => bar).join(' ')}`;
  }
  return null;
};

const survivesRestart: Law = (indicator, chosen, bars, cut) => {
  const first = live(indicator, chosen);
  for (const bar of bars.slice(0, cut)) first.close(bar);
  const saved = JSON.parse(JSON.stringify(first.save())) as object;
  const second = live(indicator, chosen, saved);
  const after = bars.slice(cut).map((bar) => second.close(bar));
  return difference(after, series(indicator, chosen, bars).slice(cut));
};

const warmsUp: Law = (indicator, chosen, bars) => {
  const silent = indicator.warmup(chosen);
  for (const [index, value] of series(indicator, chosen, bars).entries()) {
    if (index < silent && value !== null) return `speaks at bar ${index} of ${silent}`;
    if (index >= silent && value === null && indicator.speaks !== 'at-times') return `silent at bar ${index}`;
  }
  return null;
};

const isFinite = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value !== 'object' || Object.values(value).every(isFinite);
};

const speaksInNumbers: Law = (indicator, chosen, bars) => {
  const running = live(indicator, chosen);
  for (const [index, bar] of bars.entries()) {
    const value = running.close(bar);
    if (!isFinite(value)) return `bar ${index}: ${String(value)}`;
  }
  return isFinite(running.save()) ? null : 'the state holds a number that JSON cannot';
};

type Change = { price: number; volume: number; shift: number };

const changed = (unit: Unit, value: number, { price, volume, shift }: Change): number => {
  if (unit === 'price') return value * price + shift;
  if (unit === 'range') return value * price;
  if (unit === 'volume') return value * volume;
  return unit === 'money' ? value * price * volume : value;
};

const changeBar = (bar: Candle, { price, volume, shift }: Change): Candle => ({
  ...bar,
  open: bar.open * price + shift,
  high: bar.high * price + shift,
  low: bar.low * price + shift,
  close: bar.close * price + shift,
  volume: bar.volume * volume,
  amount: bar.amount === null ? null : (bar.amount * price + bar.volume * shift) * volume,
});

const changeOutput = (id: string, value: unknown, change: Change): unknown => {
  const { units } = unitsOf(id);
  if (typeof value === 'number') return changed(unitOf(units, 'value'), value, change);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'number' ? changed(unitOf(units, name), part, change) : (part as unknown),
    ]),
  );
};

const keepsUnits = (
  indicator: AnyIndicator,
  chosen: Chosen,
  bars: readonly Candle[],
  change: Change,
  near: Near,
) =>
  difference(
    series(
      indicator,
      chosen,
      bars.map((bar) => changeBar(bar, change)),
    ),
    series(indicator, chosen, bars).map((value) => changeOutput(indicator.id, value, change)),
    near,
  );

/** Powers of two change no digit of a double, so that here even the last one has to agree. */
const scales: Law = (indicator, chosen, bars, cut) =>
  keepsUnits(
    indicator,
    chosen,
    bars,
    { price: 4 ** ((cut % 9) - 4), volume: 2 ** (cut % 5), shift: 0 },
    exactly,
  );

const shifts: Law = (indicator, chosen, bars, cut) =>
  unitsOf(indicator.id).shifts
    ? keepsUnits(indicator, chosen, bars, { price: 1, volume: 1, shift: 1 + (cut % 64) * 8 }, nearly)
    : null;

export const LAWS: Readonly<Record<string, Law>> = {
  'no look-ahead: the bars that follow change nothing': noLookAhead,
  'live, bar by bar with looks at forming bars, equals batch': liveIsBatch,
  'columns, where it has them, equal its steps': columnsAreSteps,
  'lists of hits, where it has them, equal its steps': hitsAreSteps,
  'goes on after a restart from a saved state, through JSON': survivesRestart,
  'is silent as long as its warm-up says': warmsUp,
  'says finite numbers only, and keeps only such in its state': speaksInNumbers,
  'scales with price and volume as its units say': scales,
  'does not mind a constant added to all prices, where it is no share of one': shifts,
};
