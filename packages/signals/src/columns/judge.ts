import type { Clauses } from '../program.ts';
import type { PlannedCondition, ReadTable } from '../read-table.ts';
import { lineOf } from './lines.ts';
import { type Sight, sightOf } from './sight.ts';
import {
  type Lines,
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
  readonly condition: PlannedCondition;
  /** The same two numbers compared the other way round: both are judged in one go. */
  mirror: Question | null;
  /** In how many cases it comes up. */
  asked: number;
};

/** Clauses that all must hold, each by any of its questions; lists that ask the same share the answer. */
export type Case = Judged & { readonly clauses: readonly (readonly Question[])[] };

export type Judge = {
  readonly sight: Sight;
  /** By the number of a condition in the plan. */
  readonly questions: readonly Question[];
  readonly cases: Map<string, Case>;
  /** For a clause of several questions. */
  readonly clause: Judged;
};

const unjudged = (): Judged => ({ truths: truthsFor(0), of: -1 });

const MIRRORED = { '>': '<', '<': '>', '>=': '<=', '<=': '>=' } as const;

const questionsOf = ({ conditions, conditionNumbers }: ReadTable): Question[] => {
  const questions = conditions.map((condition): Question =>
    Object.assign(unjudged(), { condition, mirror: null, asked: 0 }),
  );
  for (const question of questions) {
    const { left, is, right } = question.condition;
    question.mirror = questions[conditionNumbers.get(`${left} ${MIRRORED[is]} ${right}`) ?? -1] ?? null;
  }
  return questions;
};

export const judgeOf = (table: ReadTable): Judge => ({
  sight: sightOf(table.reads),
  questions: questionsOf(table),
  cases: new Map(),
  clause: unjudged(),
});

/** The case of some clauses, which are numbers of conditions in the plan. */
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
const isDue = ({ sight: { turn, bars } }: Judge, judged: Judged): boolean => {
  if (judged.of === turn) return false;
  judged.of = turn;
  if (judged.truths.bytes.length < bars.length) judged.truths = truthsFor(bars.room);
  return true;
};

const linesOf = (sight: Sight, { left, is, right }: PlannedCondition): Lines => ({
  left: lineOf(sight, left),
  is,
  right: lineOf(sight, right),
});

const answer = (judge: Judge, question: Question): Truths => {
  if (!isDue(judge, question)) return question.truths;
  const { sight } = judge;
  const { truths, condition, mirror } = question;
  const { length } = sight.bars;
  const lines = linesOf(sight, condition);
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
  const { sight, clause } = judge;
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
    const lines = linesOf(sight, first.condition);
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
