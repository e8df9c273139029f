import { truthOf } from '../board.ts';
import { type Compared, shown } from '../why.ts';
import type { AskedBy, ColumnPass } from './column-pass.ts';
import type { Judge, Question } from './judge.ts';
import { lineOf } from './lines.ts';
import { valueAt } from './truths.ts';

/** Both values of each condition of a cell at one bar, in the order of its words; null where one is silent. */
export type Figures = {
  readonly lefts: readonly (number | null)[];
  readonly rights: readonly (number | null)[];
};

/** A cell that asks for a pattern only says that there is one: 1, where 0 would be none. */
const OF_A_HIT: Figures = { lefts: [1], rights: [0] };

const sideOf = ({ sight }: Judge, { condition }: Question, side: 'left' | 'right', bar: number) =>
  valueAt(lineOf(sight, condition[side]), bar);

const figuresOfAsked = (judge: Judge, asked: AskedBy, bar: number, factor: number): Figures => ({
  lefts: asked.map(({ question, unit }) => shown(sideOf(judge, question, 'left', bar), unit, factor)),
  rights: asked.map(({ question, unit }) => shown(sideOf(judge, question, 'right', bar), unit, factor)),
});

/** Of a bar at which the cell fired, in the history passed over last. */
export const figuresAt = (
  { judge, hitOf, asked }: ColumnPass,
  cell: number,
  bar: number,
  factor: number,
): Figures =>
  (hitOf[cell] ?? null) === null ? figuresOfAsked(judge, asked[cell] ?? [], bar, factor) : OF_A_HIT;

/** What all conditions compare at a bar of the history passed over last. */
export const comparedAt = ({ judge }: ColumnPass, bar: number): Compared => {
  const side = (condition: number, of: 'left' | 'right'): number | null => {
    const question = judge.questions[condition];
    return question === undefined ? null : sideOf(judge, question, of, bar);
  };
  return {
    left: (condition) => side(condition, 'left'),
    right: (condition) => side(condition, 'right'),
    truth: (condition) =>
      truthOf(
        side(condition, 'left') ?? Number.NaN,
        judge.questions[condition]?.condition.is ?? '>',
        side(condition, 'right') ?? Number.NaN,
      ),
  };
};
