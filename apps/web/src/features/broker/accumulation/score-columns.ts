import { daysBetween } from '@chuli/kernel';
import type { WindowRow } from './window-words.ts';

type Scored = Pick<WindowRow, 'date' | 'score' | 'label'>;

const WIDTH = 0.76;
/** Two known sessions further apart than this have unknown ones between them: holidays are shorter. */
const LONGEST_PAUSE_DAYS = 12;

const columnPath = (slot: number, score: number, y: (value: number) => number): string =>
  `M${slot + (1 - WIDTH) / 2} ${y(0).toFixed(1)}h${WIDTH}V${y(score).toFixed(1)}h${-WIDTH}z`;

/** Columns from zero, those with a label apart. */
export const columnsOf = (
  rows: readonly Scored[],
  y: (value: number) => number,
): Record<'plain' | 'accumulation' | 'distribution', string> => {
  const paths = { plain: '', accumulation: '', distribution: '' };
  for (const [slot, { score, label }] of rows.entries())
    paths[label ?? 'plain'] += columnPath(slot, score, y);
  return paths;
};

/** Where a hole of unknown sessions lies before a session. */
export const breaksIn = (rows: readonly Pick<Scored, 'date'>[]): number[] =>
  rows.flatMap(({ date }, slot) => {
    const before = rows[slot - 1]?.date;
    return before !== undefined && daysBetween(before, date) > LONGEST_PAUSE_DAYS ? [slot] : [];
  });

/** Dates under the drawing: with which a year or, in a short one, a month begins. */
export const yearsUnder = (rows: readonly Pick<Scored, 'date'>[]): { slot: number; text: string }[] => {
  const [first, last] = [rows[0]?.date ?? '', rows.at(-1)?.date ?? ''];
  const length = first.slice(0, 4) === last.slice(0, 4) ? 7 : 4;
  return rows.flatMap(({ date }, slot) =>
    rows[slot - 1]?.date.slice(0, length) === date.slice(0, length)
      ? []
      : [{ slot, text: date.slice(0, length) }],
  );
};

/** A line over the middles of places; broken where a value is unknown. */
export const linePath = (values: readonly (number | null)[], y: (value: number) => number): string => {
  let isDown = false;
  return values
    .map((value, slot) => {
      const command = isDown ? 'L' : 'M';
      isDown = value !== null;
      return value === null ? '' : `${command}${slot + 0.5} ${y(value).toFixed(1)}`;
    })
    .join('');
};
