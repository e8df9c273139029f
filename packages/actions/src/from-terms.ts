import { type TradingDate, addDays } from '@chuli/kernel';
import { type Reading, type Term, isFirstAfter, isNear, readingsOf } from './declared-action.ts';
import type { Confidence, Evidence } from './finding.ts';
import { type Judgement, judgeMove } from './price-move.ts';
import { type Market, type Search, keep, openTerms } from './search.ts';
import { isBeforeOdd, isStatedRaw, statedRatio } from './stated.ts';
import { type Step, hasLeapNear } from './step.ts';
import { declaredEvidence, doubt, movedEvidence, statedEvidence } from './words.ts';

/**
 * Logarithms of odds. 1,010 of the 1,016 declared bonuses of an archive that the exchange restated went ex on the
 * first session from the book close on; sources that print a previous close on that day rarely print the old one.
 */
const PRIOR = {
  expected: 2,
  backed: 1.5,
  elsewhere: -3,
  statedRaw: -1.5,
  withRight: -2,
  impossibleWithout: 6,
};
const LIKELY = 2.5;
const DOUBTFUL = -1.5;
const STEPS_AROUND = 2;

type Candidate = { step: Step; reading: Reading; judged: Judgement; score: number };

const scoreOf = (search: Search, step: Step, reading: Reading, judged: Judgement): number => {
  const dated = reading.terms.filter(({ kind }) => kind !== 'right');
  return (
    judged.weight +
    (dated.every((term) => isFirstAfter(term, step)) ? PRIOR.expected : PRIOR.elsewhere) +
    (dated.every(search.isBacked) ? PRIOR.backed : 0) +
    (isStatedRaw(step) && step.sessions === 1 ? PRIOR.statedRaw : 0) +
    (dated.length < reading.terms.length ? PRIOR.withRight : 0) +
    (judged.isRawImpossible ? PRIOR.impossibleWithout : 0)
  );
};

const candidatesOf = (search: Search, market: Market, term: Term): Candidate[] => {
  const first = search.steps.findIndex(({ bar }) => bar.traded_on >= term.on);
  if (first === -1) return [];
  const steps = search.steps.slice(Math.max(0, first - STEPS_AROUND), first + STEPS_AROUND + 1);
  const open = openTerms(search);
  return steps
    .filter((step) => !search.found.has(step.bar.traded_on) && isNear(term, step, market.sessions))
    .flatMap((step) => {
      const own = open.filter(
        (each) =>
          each === term ||
          (each.kind === 'right' ? isNear(each, step, market.sessions) : isFirstAfter(each, step)),
      );
      return readingsOf(step.before.close, own)
        .filter(({ terms }) => terms.includes(term))
        .map((reading): Candidate => {
          const judged = judgeMove(step, reading.factor, market.move);
          return { step, reading, judged, score: scoreOf(search, step, reading, judged) };
        })
        .filter(({ judged }) => judged.isPossible);
    });
};

const doubtsOf = ({ step }: Candidate, market: Market): string[] => [
  ...(hasLeapNear(step, market.sessions, { back: 2, ahead: 3 }) ? ['the price leaps near that day'] : []),
  ...(isBeforeOdd(step) ? ['the last close is itself beyond the limit'] : []),
];

const keepCandidate = (
  search: Search,
  candidate: Candidate,
  level: Confidence,
  doubts: readonly string[],
): void => {
  const { step, reading, judged } = candidate;
  const stated = statedRatio(step);
  const evidence: Evidence[] = [
    declaredEvidence(reading.words, reading.factor),
    ...(stated === null
      ? []
      : [statedEvidence(step, stated), doubt('the printed previous close is another')]),
    movedEvidence(step, reading.factor, judged),
    ...(isStatedRaw(step) ? [doubt('the exchange printed the last close as it was')] : []),
    ...doubts.map(doubt),
  ];
  keep(search, step, { ...reading, confidence: level, evidence });
};

/** Two readings of the same day whose scores are as near as this are not told apart by it. */
const TOLD_APART = 3;
const SAME_FACTOR = 0.01;

const hasRival = (best: Candidate, candidates: readonly Candidate[]): boolean =>
  candidates.some(
    ({ step, reading, score }) =>
      step === best.step &&
      score > best.score - TOLD_APART &&
      Math.abs(reading.factor / best.reading.factor - 1) > SAME_FACTOR,
  );

/** Declared actions with a day of their own that no printed price confirms, judged by the trades of that day. */
export const findByDay = (search: Search, market: Market): void => {
  for (const term of search.terms) {
    if (term.kind === 'right' || search.explained.has(term)) continue;
    const candidates = candidatesOf(search, market, term);
    const [best] = candidates.sort((one, other) => other.score - one.score);
    if (best === undefined || best.score < DOUBTFUL) continue;
    const doubts = [
      ...doubtsOf(best, market),
      ...(hasRival(best, candidates) ? ['the trades fit another reading of the terms as well'] : []),
    ];
    const isLikely = best.score >= LIKELY && doubts.length === 0;
    keepCandidate(search, best, isLikely ? 'likely' : 'doubtful', doubts);
  }
};

const RIGHT_FROM_DAYS = 120;
const RIGHT_TO_DAYS = 10;
/** Any of some eighty sessions may be the ex-date of a right: one inside the band has to stand out. */
const OUTSTANDING = 5;

const isInWindow = (date: TradingDate, { on }: Term): boolean =>
  date >= addDays(on, -RIGHT_FROM_DAYS) && date <= addDays(on, RIGHT_TO_DAYS);

/** Rights, whose book close no source has: the one fall of the months before that nothing else explains. */
export const findRights = (search: Search, market: Market): void => {
  for (const term of search.terms) {
    if (term.kind !== 'right' || search.explained.has(term)) continue;
    const candidates = search.steps
      .filter(({ bar }) => isInWindow(bar.traded_on, term) && !search.found.has(bar.traded_on))
      .flatMap((step) =>
        readingsOf(step.before.close, [term])
          .filter(({ factor }) => factor < 1)
          .map((reading): Candidate => {
            const judged = judgeMove(step, reading.factor, market.move);
            return { step, reading, judged, score: judged.weight };
          }),
      )
      .filter(({ judged }) => judged.isPossible);
    const impossible = candidates.filter(({ judged }) => judged.isRawImpossible);
    const pool = impossible.length > 0 ? impossible : candidates.filter(({ score }) => score >= OUTSTANDING);
    const [best] = pool.sort((one, other) => other.score - one.score);
    if (best === undefined) continue;
    const rivals = new Set(pool.map(({ step }) => step.bar.traded_on)).size - 1;
    const doubts = [
      ...doubtsOf(best, market),
      ...(hasRival(best, pool) ? ['the trades fit another reading of the terms as well'] : []),
      ...(rivals > 0 ? [`${rivals} other days would fit as well`] : []),
      ...(impossible.length === 0 ? ['the fall lies within the limit of an ordinary day'] : []),
    ];
    keepCandidate(search, best, doubts.length === 0 ? 'likely' : 'doubtful', doubts);
  }
};
