import { WORDS, at, lend, once, silence } from '@chuli/indicators';
import { close, closeBefore, high, highBefore, low, lowBefore } from '../bar-reads.ts';
import type { Side } from '../cell.ts';
import type { Read } from '../clause.ts';
import { type Name, type Where, nameOf } from '../named-reads.ts';
import type { Slot, View } from '../plan.ts';
import { type HitRead, hitsIn } from './hits.ts';
import { type Sight, isSlot, steps, toldIn } from './sight.ts';
import type { Line } from './truths.ts';

/** Makes a line of what a read reads at every bar. */
export type MakeLine = (sight: Sight, turn: number) => Line;

const numberIn = (value: unknown): number => {
  if (typeof value === 'string') return WORDS[value] ?? Number.NaN;
  return typeof value === 'number' ? value : Number.NaN;
};

const steppedColumn = (sight: Sight, slot: Slot, field: string | null): Float64Array => {
  const column = lend(sight.bars);
  for (const [i, value] of steps(sight, slot).entries())
    column[i] = numberIn(
      field === null || value === null ? value : (value as Readonly<Record<string, unknown>>)[field],
    );
  return column;
};

const columnIn = (sight: Sight, slot: Slot, field: string | null): Float64Array => {
  const told = toldIn(sight, slot);
  if (told === null) return steppedColumn(sight, slot, field);
  const column = told[field ?? 'value'];
  if (column === undefined) throw new RangeError(`${slot.indicator.id} has no column ${field}`);
  return column;
};

/** The bars at which a field says something. */
const placesWhere = (sight: Sight, slot: Slot, { field, is }: Where): number[] =>
  once(sight.bars, `${slot.name} where ${field} ${is}`, () => {
    const says = columnIn(sight, slot, field);
    const wanted = numberIn(is);
    const places: number[] = [];
    for (let i = 0; i < sight.bars.length; i += 1) if (at(says, i) === wanted) places.push(i);
    return places;
  });

const markedIn = (sight: Sight, { slot, id, side }: HitRead): Float64Array => {
  const { bars } = sight;
  const column = lend(bars);
  column.fill(0, 0, bars.length);
  silence(bars, column, slot.indicator.warmup(slot.chosen));
  const { bars: hitBars, values } = hitsIn(sight, slot, id);
  const sign = side === 'buy' ? 1 : -1;
  for (let place = 0; place < hitBars.length; place += 1)
    if (sign * (values[place] ?? 0) > 0) column[hitBars[place] ?? 0] = 1;
  return column;
};

const aheadIn = ({ bars, votes }: Sight, side: Side): Float64Array => {
  const [own, other] = side === 'buy' ? [votes.buy, votes.sell] : [votes.sell, votes.buy];
  const column = lend(bars);
  for (let i = 0; i < bars.length; i += 1) column[i] = at(own, i) - at(other, i);
  return column;
};

type Made = Extract<Name, { of: 'numbers' }>;

const NO_LINE: Line = { column: new Float64Array(0), ago: 0 };

/** A line that speaks only at some bars as a whole column. */
const whole = ({ bars }: Sight, { column, ago, places }: Line): Line => {
  if (places === undefined) return { column, ago };
  const to = lend(bars).fill(Number.NaN, 0, bars.length);
  for (const i of places) to[i] = at(column, i - ago);
  return { column: to, ago: 0 };
};

const lineMade = (sight: Sight, { make }: Made, parts: readonly Line[]): Line => {
  const [first = NO_LINE, second = first, third = first] = parts.map((part) => whole(sight, part));
  const from = Math.max(first.ago, second.ago, third.ago);
  const column = lend(sight.bars);
  silence(sight.bars, column, from);
  for (let i = from; i < sight.bars.length; i += 1) {
    const a = at(first.column, i - first.ago);
    const b = at(second.column, i - second.ago);
    const c = at(third.column, i - third.ago);
    column[i] = a === a && b === b && c === c ? make(a, b, c) : Number.NaN;
  }
  return { column, ago: 0 };
};

/** A read that is code is shown what it would see at each bar. */
const lineByCode = (read: Read<unknown>, view: View): MakeLine => {
  const slots = Object.values(view).filter((part): part is Slot => isSlot(part));
  return (sight) => {
    const { bars, candles, votes } = sight;
    const values = slots.map((slot) => steps(sight, slot));
    const column = lend(bars);
    for (let i = 0; i < bars.length; i += 1) {
      for (const [place, slot] of slots.entries()) {
        slot.now = values[place]?.[i] ?? null;
        slot.before = values[place]?.[i - 1] ?? null;
      }
      view.bar = candles[i] ?? null;
      view.barBefore = candles[i - 1] ?? null;
      view.votes.buy = at(votes.buy, i);
      view.votes.sell = at(votes.sell, i);
      column[i] = read(view) ?? Number.NaN;
    }
    return { column, ago: 0 };
  };
};

/** Functions and views have no names of their own. */
const NUMBERS = new WeakMap<object, number>();
let numbered = 0;
const numberOf = (thing: object): number => {
  const known = NUMBERS.get(thing);
  if (known !== undefined) return known;
  numbered += 1;
  NUMBERS.set(thing, numbered);
  return numbered;
};

/** A line by its name, made once for a symbol whoever asks. */
export type Source = { readonly name: string; readonly make: MakeLine; line: Line; of: number };

export const lineOf = (source: Source, sight: Sight, turn: number): Line => {
  if (source.of !== turn) source.line = source.make(sight, turn);
  source.of = turn;
  return source.line;
};

type Unmade = Pick<Source, 'name' | 'make'>;

const BAR_LINES: ReadonlyMap<unknown, Unmade> = new Map<unknown, Unmade>([
  [close, { name: 'close', make: ({ bars }) => ({ column: bars.close, ago: 0 }) }],
  [high, { name: 'high', make: ({ bars }) => ({ column: bars.high, ago: 0 }) }],
  [low, { name: 'low', make: ({ bars }) => ({ column: bars.low, ago: 0 }) }],
  [closeBefore, { name: 'close before', make: ({ bars }) => ({ column: bars.close, ago: 1 }) }],
  [highBefore, { name: 'high before', make: ({ bars }) => ({ column: bars.high, ago: 1 }) }],
  [lowBefore, { name: 'low before', make: ({ bars }) => ({ column: bars.low, ago: 1 }) }],
]);

const slotIn = (view: View, use: string): Slot => {
  const slot = view[use];
  if (!isSlot(slot)) throw new RangeError(`no use ${use}`);
  return slot;
};

type Sources = Map<string, Source>;

const madeLine = (name: Made, view: View, sources: Sources): Unmade => {
  const parts = name.reads.map((read) => sourceOf(sources, read, view));
  return {
    name: `${numberOf(name.make)} of ${parts.map((part) => part.name).join(' and ')}`,
    make: (sight, turn) =>
      lineMade(
        sight,
        name,
        parts.map((part) => lineOf(part, sight, turn)),
      ),
  };
};

const namedLine = (name: Name, view: View, sources: Sources): Unmade => {
  if (name.of === 'numbers') return madeLine(name, view, sources);
  if (name.of === 'votes')
    return {
      name: `votes ${numberOf(view)} ${name.side}`,
      make: (sight) => ({ column: aheadIn(sight, name.side), ago: 0 }),
    };
  const slot = slotIn(view, name.use);
  if (name.of === 'hit') {
    const { id, side } = name;
    return {
      name: `${slot.name} hits ${id} ${side}`,
      make: (sight) => ({ column: markedIn(sight, { slot, id, side }), ago: 0 }),
    };
  }
  const { field, where, when } = name;
  const ago = when === 'now' ? 0 : 1;
  return {
    name: `${slot.name} ${field} ${when} ${where === null ? '' : `where ${where.field} ${where.is}`}`,
    make: (sight) => {
      const column = columnIn(sight, slot, field);
      if (where === null) return { column, ago };
      const places = placesWhere(sight, slot, where);
      return { column, ago, places: ago === 0 ? places : places.map((i) => i + ago) };
    },
  };
};

const constantLine = (value: number): Unmade => ({
  name: String(value),
  make: ({ bars }) => ({ column: lend(bars).fill(value, 0, bars.length), ago: 0 }),
});

const unmadeOf = (read: number | Read<unknown>, view: View, sources: Sources): Unmade => {
  if (typeof read === 'number') return constantLine(read);
  const name = nameOf(read);
  if (name !== null) return namedLine(name, view, sources);
  return (
    BAR_LINES.get(read) ?? {
      name: `code ${numberOf(read)} for ${numberOf(view)}`,
      make: lineByCode(read, view),
    }
  );
};

/** Where the line of a read comes from, for a family that sees this view. */
export const sourceOf = (sources: Sources, read: number | Read<unknown>, view: View): Source => {
  const unmade = unmadeOf(read, view, sources);
  const source = sources.get(unmade.name) ?? { ...unmade, line: NO_LINE, of: -1 };
  sources.set(unmade.name, source);
  return source;
};
