import { WORDS, at, lend, once, silence } from '@chuli/indicators';
import type { Side } from '../cell.ts';
import type { PlannedRead, Slot } from '../read-table.ts';
import type { Where } from '../reads.ts';
import { hitsIn } from './hits.ts';
import { type Sight, steps, toldIn } from './sight.ts';
import type { Line } from './truths.ts';

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

const lineOfUse = (sight: Sight, { slot, when, field, where }: Extract<PlannedRead, { of: 'use' }>): Line => {
  const ago = when === 'now' ? 0 : 1;
  const column = columnIn(sight, slot, field);
  if (where === null) return { column, ago };
  const places = placesWhere(sight, slot, where);
  return { column, ago, places: ago === 0 ? places : places.map((i) => i + ago) };
};

const lineOfHits = (sight: Sight, { slot, id, side }: Extract<PlannedRead, { of: 'hit' }>): Line => {
  const { bars } = sight;
  const column = lend(bars);
  column.fill(0, 0, bars.length);
  silence(bars, column, slot.indicator.warmup(slot.chosen));
  const { bars: hitBars, values } = hitsIn(sight, slot, id);
  const sign = side === 'buy' ? 1 : -1;
  for (let place = 0; place < hitBars.length; place += 1)
    if (sign * (values[place] ?? 0) > 0) column[hitBars[place] ?? 0] = 1;
  return { column, ago: 0 };
};

const lineOfVotes = ({ bars, votes }: Sight, side: Side): Line => {
  const [own, other] = side === 'buy' ? [votes.buy, votes.sell] : [votes.sell, votes.buy];
  const column = lend(bars);
  for (let i = 0; i < bars.length; i += 1) column[i] = at(own, i) - at(other, i);
  return { column, ago: 0 };
};

const NO_LINE: Line = { column: new Float64Array(0), ago: 0 };

/** A line that speaks only at some bars as a whole column. */
const whole = ({ bars }: Sight, { column, ago, places }: Line): Line => {
  if (places === undefined) return { column, ago };
  const to = lend(bars).fill(Number.NaN, 0, bars.length);
  for (const i of places) to[i] = at(column, i - ago);
  return { column: to, ago: 0 };
};

const lineMade = (sight: Sight, { parts, make }: Extract<PlannedRead, { of: 'numbers' }>): Line => {
  const [first = NO_LINE, second = first, third = first] = parts.map((part) =>
    whole(sight, lineOf(sight, part)),
  );
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

const lineOfBars = ({ bars, candles }: Sight, { price, when }: Extract<PlannedRead, { of: 'bar' }>): Line => {
  const ago = when === 'now' ? 0 : 1;
  if (price !== 'limit') return { column: bars[price], ago };
  const column = lend(bars);
  for (let i = 0; i < bars.length; i += 1) column[i] = candles[i]?.limit ?? Number.NaN;
  return { column, ago };
};

const madeLine = (sight: Sight, read: PlannedRead): Line => {
  if (read.of === 'constant')
    return { column: lend(sight.bars).fill(read.value, 0, sight.bars.length), ago: 0 };
  if (read.of === 'bar') return lineOfBars(sight, read);
  if (read.of === 'use') return lineOfUse(sight, read);
  if (read.of === 'hit') return lineOfHits(sight, read);
  if (read.of === 'votes') return lineOfVotes(sight, read.side);
  return lineMade(sight, read);
};

/** What a read reads at every bar, by its number. */
export const lineOf = (sight: Sight, number: number): Line => {
  const known = sight.lines.get(number);
  if (known !== undefined) return known;
  const read = sight.reads[number];
  const line = read === undefined ? NO_LINE : madeLine(sight, read);
  sight.lines.set(number, line);
  return line;
};
