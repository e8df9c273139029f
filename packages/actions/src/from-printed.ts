import { type Reading, isFirstAfter, isNear, readingsOf } from './declared-action.ts';
import type { Evidence } from './finding.ts';
import { judgeMove } from './price-move.ts';
import { type Market, type Search, keep, openTerms } from './search.ts';
import { disagreement, isStale, statedRatio } from './stated.ts';
import { SESSIONS_AFTER, type Step, hasLeapNear, isWithinReach } from './step.ts';
import { declaredEvidence, doubt, listedEvidence, movedEvidence, statedEvidence } from './words.ts';

type Match = { step: Step; reading: Reading; cost: number; isKept: boolean };

/** Terms that fit where they are expected are taken before those that fit elsewhere. */
const COST_OF_ANOTHER_DAY = 2;
const COST_OF_A_KEPT_PRICE = 2;
const COST_OF_TWO_TERMS = 0.5;
/** From here on the trades say that nothing happened. */
const AGAINST = -1;

const matchesOf = (search: Search, market: Market, step: Step, ratio: number): Match[] => {
  const near = search.terms.filter((term) => isNear(term, step, market.sessions));
  if (near.length === 0) return [];
  const { open, close } = step.bar;
  if (!isWithinReach(step, step.before.close * ratio, [open, close])) return [];
  const isKept = isStale(step, Math.round(step.before.close * ratio));
  return readingsOf(step.before.close, near).flatMap((reading) => {
    const error = disagreement(reading.factor, ratio, step);
    if (error > 1) return [];
    const isElsewhere = reading.terms.some((term) => term.kind !== 'right' && !isFirstAfter(term, step));
    const cost =
      error +
      Number(isElsewhere) * COST_OF_ANOTHER_DAY +
      Number(isKept) * COST_OF_A_KEPT_PRICE +
      (reading.terms.length - 1) * COST_OF_TWO_TERMS;
    // On a day when nothing was expected, a price of days before or of nowhere fits some reading by chance.
    const isUnexpected = reading.terms.every((term) => !isFirstAfter(term, step));
    const judged = judgeMove(step, reading.factor, market.move);
    const isRefuted =
      isUnexpected &&
      ((judged.weight < AGAINST && !judged.isRawImpossible) ||
        hasLeapNear(step, market.sessions, { back: 8, ahead: SESSIONS_AFTER }));
    return isRefuted || (isKept && isElsewhere) ? [] : [{ step, reading, cost, isKept }];
  });
};

const evidenceOf = (search: Search, market: Market, { step, reading, isKept }: Match): Evidence[] => {
  const stated = statedRatio(step);
  const listed = search.listedRatio(step);
  return [
    declaredEvidence(reading.words, reading.factor),
    ...(stated === null ? [] : [statedEvidence(step, stated)]),
    ...(listed === null ? [] : [listedEvidence(step, listed)]),
    movedEvidence(step, reading.factor, judgeMove(step, reading.factor, market.move)),
    ...(isKept ? [doubt('that price was printed shortly before as well')] : []),
  ];
};

/** Declared actions that a printed previous close, of the day itself or of a publisher's list, agrees with. */
export const findPrinted = (search: Search, market: Market): void => {
  const matches = search.steps.flatMap((step) => {
    const ratios = [statedRatio(step), search.listedRatio(step)].filter((ratio) => ratio !== null);
    return ratios.flatMap((ratio) => matchesOf(search, market, step, ratio));
  });
  matches.sort((one, other) => one.cost - other.cost || one.step.at - other.step.at);
  for (const match of matches) {
    const { step, reading, isKept } = match;
    const open = new Set(openTerms(search));
    if (search.found.has(step.bar.traded_on) || !reading.terms.every((term) => open.has(term))) continue;
    keep(search, step, {
      ...reading,
      confidence: isKept ? 'likely' : 'certain',
      evidence: evidenceOf(search, market, match),
    });
  }
};
