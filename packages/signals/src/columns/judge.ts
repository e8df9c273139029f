import type { Board } from '../board.ts';
import type { Condition } from '../clause.ts';
import type { View } from '../plan.ts';
import type { Clauses } from '../program.ts';
import { type Source, lineOf, sourceOf } from './lines.ts';
import type { Sight } from './sight.ts';
import {
  type Truths,
  andCompareInto,
  andInto,
  compareBothInto,
  compareInto,
  copyInto,
  isSparse,
  orInto,
  truthsFor,
} from './truths.ts';

type Judged = { truths: Truths; of: number };

/** A condition over all bars, the same one for all who ask it. */
export type Question = Judged & {
  readonly left: Source;
  readonly is: Condition<unknown>['is'];
  readonly right: Source;
  /** The same two numbers compared the other way round: both are judged in one go. */
  mirror: Question | null;
  /** In how many cases it comes up. */
  asked: number;
};

/** Clauses that all must hold, each by any of its questions; lists that ask the same share the answer. */
export type Case = Judged & { readonly clauses: readonly (readonly Question[])[] };

export type Judge = {
  /** Counts the symbols: what was judged of an earlier one is out of date. */
  turn: number;
  readonly sight: Sight;
  /** By the number of a condition on the board. */
  readonly questions: readonly Question[];
  readonly cases: Map<string, Case>;
  /** For a clause of several questions. */
  readonly clause: Judged;
};

const unjudged = (): Judged => ({ truths: truthsFor(0), of: -1 });

const MIRRORED = { '>': '<', '<': '>', '>=': '<=', '<=': '>=' } as const;

const questionsOf = ({ asked }: Board): Question[] => {
  const sources = new Map<string, Source>();
  const questions = new Map<string, Question>();
  return asked.map(({ condition, view }) => {
    const { is } = condition;
    const left = sourceOf(sources, condition.left, view as View);
    const right = sourceOf(sources, condition.right, view as View);
    const name = `${left.name} ${is} ${right.name}`;
    const mirror = questions.get(`${left.name} ${MIRRORED[is]} ${right.name}`) ?? null;
    const question = questions.get(name) ?? { ...unjudged(), left, is, right, mirror, asked: 0 };
    if (mirror !== null) mirror.mirror = question;
    questions.set(name, question);
    return question;
  });
};

export const judgeOf = (board: Board, sight: Sight): Judge => ({
  turn: 0,
  sight,
  questions: questionsOf(board),
  cases: new Map(),
  clause: unjudged(),
});

/** The case of some clauses, which are numbers of conditions on the board. */
export const caseOf = ({ questions, cases }: Judge, numbers: Clauses): Case => {
  const clauses = numbers.map((clause) => clause.flatMap((number) => questions[number] ?? []));
  const name = JSON.stringify(clauses.map((clause) => clause.map((one) => questions.indexOf(one))));
  const known = cases.get(name);
  if (known !== undefined) return known;
  for (const question of clauses.flat()) question.asked += 1;
  const made = { ...unjudged(), clauses };
  cases.set(name, made);
  return made;
};

/** Whether it has to be judged for this symbol. */
const isDue = ({ turn, sight: { bars } }: Judge, judged: Judged): boolean => {
  if (judged.of === turn) return false;
  judged.of = turn;
  if (judged.truths.bytes.length < bars.length) judged.truths = truthsFor(bars.room);
  return true;
};

const answer = (judge: Judge, question: Question): Truths => {
  if (!isDue(judge, question)) return question.truths;
  const { turn, sight } = judge;
  const { truths, left, is, right, mirror } = question;
  const { length } = sight.bars;
  const lines = { left: lineOf(left, sight, turn), is, right: lineOf(right, sight, turn) };
  if (mirror !== null && !isSparse(lines) && isDue(judge, mirror))
    compareBothInto(truths, mirror.truths, lines, length);
  else compareInto(truths, lines, length);
  return truths;
};

const joinAlternatives = (judge: Judge, to: Truths, alternatives: readonly Question[]): void => {
  const { length } = judge.sight.bars;
  for (const [at, question] of alternatives.entries())
    (at === 0 ? copyInto : orInto)(to, answer(judge, question), length);
};

/** A further clause. What only this case asks is judged only where the case is still open. */
const joinClause = (judge: Judge, to: Truths, alternatives: readonly Question[]): void => {
  const { turn, sight, clause } = judge;
  const { length } = sight.bars;
  const [first, ...others] = alternatives;
  if (first === undefined) return;
  if (others.length > 0) {
    clause.of = -1;
    isDue(judge, clause);
    joinAlternatives(judge, clause.truths, alternatives);
    andInto(to, clause.truths, length);
  } else if (first.asked > 1) andInto(to, answer(judge, first), length);
  else {
    const { left, is, right } = first;
    const lines = { left: lineOf(left, sight, turn), is, right: lineOf(right, sight, turn) };
    if (isSparse(lines)) andInto(to, answer(judge, first), length);
    else andCompareInto(to, lines, length);
  }
};

/** Whether all clauses hold, at every bar. */
export const truthsOf = (judge: Judge, of: Case): Truths => {
  const [first = [], ...others] = of.clauses;
  const [only] = first;
  if (others.length === 0 && first.length === 1 && only !== undefined) return answer(judge, only);
  if (!isDue(judge, of)) return of.truths;
  joinAlternatives(judge, of.truths, first);
  for (const clause of others) joinClause(judge, of.truths, clause);
  return of.truths;
};
