import type { Candle } from './candle.ts';
import { type Columns, type Hits, type Told, once } from './columns.ts';
import type { Drawing } from './drawing.ts';

export type { Candle } from './candle.ts';

/** A number the reader may choose, and between what. */
export type Parameter = {
  label: string;
  usual: number;
  lowest: number;
  highest: number;
  isWhole: boolean;
  /** The parameter that it equals where nobody chooses it apart. Charts do not offer it. */
  follows?: string;
};
export type Chosen<P extends string> = Readonly<Record<P, number>>;

/**
 * A calculation written once, as a step over plain-data state. Batch, live and restart follow from it, so that they
 * cannot disagree.
 */
export type Indicator<P extends string, S extends object, O> = {
  readonly id: string;
  readonly title: string;
  readonly parameters: Readonly<Record<P, Parameter>>;
  readonly drawing?: Drawing;
  /** How many bars pass before the first value; where data decides, before which there is surely none. */
  warmup(chosen: Chosen<P>): number;
  /** After its warm-up an indicator has a value at every bar, unless it says that data decides. */
  readonly speaks?: 'always' | 'at-times';
  init(chosen: Chosen<P>): S;
  /** Advances the state by one bar; null while there is not enough to say. */
  step(state: S, candle: Candle): O | null;
  /**
   * The same over whole columns, where a pass over the market should be quick; without it the bars are stepped. The laws
   * hold it to `step`, to the last bit.
   */
  columns?(bars: Columns, chosen: Chosen<P>): Told;
  /** The same for an indicator whose values are lists of hits: by their id, the bars and values of them. */
  hits?(bars: Columns, chosen: Chosen<P>): (id: string) => Hits;
};

export const defineIndicator = <P extends string, S extends object, O>(
  indicator: Indicator<P, S, O>,
): Indicator<P, S, O> => indicator;

/** Impossible parameters are refused before the first bar. */
const check = <P extends string>(
  { id, parameters }: { id: string; parameters: Readonly<Record<P, Parameter>> },
  chosen: Chosen<P>,
): void => {
  for (const [name, { lowest, highest, isWhole }] of Object.entries<Parameter>(parameters)) {
    const value = chosen[name as P];
    if (!(value >= lowest && value <= highest) || (isWhole && !Number.isInteger(value)))
      throw new RangeError(`${id}: ${name} ${value} is not between ${lowest} and ${highest}`);
  }
};

/** What was chosen, with what follows it. */
export const withFollowers = (
  { parameters }: { readonly parameters: Readonly<Record<string, Parameter>> },
  chosen: Chosen<string>,
): Chosen<string> => {
  const followers = Object.entries(parameters).flatMap(([name, { follows = name }]) => {
    const value = chosen[follows];
    return name in chosen || value === undefined ? [] : [[name, value] as const];
  });
  return { ...chosen, ...Object.fromEntries(followers) };
};

/** One output a bar, null while warming up. */
export const series = <P extends string, S extends object, O>(
  indicator: Indicator<P, S, O>,
  chosen: Chosen<P>,
  candles: readonly Candle[],
): (O | null)[] => {
  check(indicator, chosen);
  const state = indicator.init(chosen);
  return candles.map((candle) => indicator.step(state, candle));
};

/** An indicator with its columns. */
type Columnar<P extends string> = {
  readonly id: string;
  readonly parameters: object;
  columns?(bars: Columns, chosen: Chosen<P>): Told;
};

/** An indicator with these parameters, in the order in which it has them. */
export const nameOfUse = (
  { id, parameters }: { readonly id: string; readonly parameters: object },
  chosen: Readonly<Record<string, number>>,
): string => [id, ...Object.keys(parameters).map((name) => chosen[name])].join(' ');

/** What an indicator tells of the bars at hand, computed once whoever asks; null where it can only be stepped. */
export const toldBy = <P extends string>(
  indicator: Columnar<P>,
  bars: Columns,
  chosen: Chosen<P>,
  name = nameOfUse(indicator, chosen),
): Told | null => {
  if (indicator.columns === undefined) return null;
  return once(bars, name, () => indicator.columns?.(bars, chosen) ?? null);
};

/** One of its columns, for an indicator that is made of others. */
export const columnOf = <P extends string>(
  indicator: Columnar<P>,
  bars: Columns,
  chosen: Chosen<P>,
  field: string,
): Float64Array => {
  const column = toldBy(indicator, bars, chosen)?.[field];
  if (column === undefined) throw new RangeError(`${indicator.id} has no column ${field}`);
  return column;
};

type Plain = { [name: string]: unknown };

/** States are plain data, of numbers, lists and records. Copied at every look at a forming bar, so it has to be quick. */
const copyOf = <T>(value: T): T => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (typeof value[0] === 'object' ? value.map(copyOf) : value.slice()) as T;
  const copy: Plain = {};
  for (const name in value) copy[name] = copyOf((value as Plain)[name]);
  return copy as T;
};

export type Live<S, O> = {
  /** A closed bar advances the state for good. */
  close(candle: Candle): O | null;
  /** A forming bar is computed on a copy, so that it can be revised at every tick. */
  peek(candle: Candle): O | null;
  /** Plain data: it survives a restart. */
  save(): S;
};

export const live = <P extends string, S extends object, O>(
  indicator: Indicator<P, S, O>,
  chosen: Chosen<P>,
  saved?: S,
): Live<S, O> => {
  check(indicator, chosen);
  const state = saved === undefined ? indicator.init(chosen) : copyOf(saved);
  return {
    close: (candle) => indicator.step(state, candle),
    peek: (candle) => indicator.step(copyOf(state), candle),
    save: () => copyOf(state),
  };
};

/** Any of them, for lists and tests that treat all alike. */
export type AnyIndicator = Indicator<string, object, unknown>;
