import { type Term, isFirstAfter, readingsOf } from './declared-action.ts';
import type { ActionKind, Confidence, Evidence } from './finding.ts';
import { type Judgement, judgeMove } from './price-move.ts';
import { type Market, type Search, isFund, keep, openTerms } from './search.ts';
import { faultOf, statedRatio } from './stated.ts';
import type { Step } from './step.ts';
import { declaredEvidence, doubt, listedEvidence, movedEvidence, statedEvidence } from './words.ts';

/** Logarithms of how much likelier the trades are after the action than without. */
const SPEAKS_FOR = 3;
const SPEAKS_NEITHER_WAY = 0;
/** A printed close over a longer pause is more often that of a day which our bars lack. */
const LONGEST_PAUSE = 1;
const LONGEST_PAUSE_IF_LISTED = 3;

type Printed = { step: Step; ratio: number; stated: number | null; listed: number | null };

type Verdict = { confidence: Confidence; doubts: readonly string[] };

/** An undeclared step inside the limit is believed where two sources agree about the day. */
const ENOUGH_SOURCES = 2;

const DOUBTFUL = (words: string): Verdict => ({ confidence: 'doubtful', doubts: [words] });
const LIKELY: Verdict = { confidence: 'likely', doubts: [] };

/** By how much the trades must prefer the printed price to the declared terms. */
const CLEAR = 2;

/**
 * New shares divide the price by their number whatever the exchange prints: where the trades allow the declared
 * terms, these are judged by themselves.
 */
const againstTerms = (
  { step }: Printed,
  market: Market,
  judged: Judgement,
  terms: readonly Term[],
): Verdict | null => {
  const declared = readingsOf(step.before.close, terms)
    .map(({ factor }) => judgeMove(step, factor, market.move))
    .filter(({ isPossible }) => isPossible);
  return declared.some(({ weight }) => weight > judged.weight - CLEAR) ? null : LIKELY;
};

/** What the trades say of a printed close that nothing but a list may back. */
const byTrades = ({ step, listed }: Printed, judged: Judgement): Verdict | null => {
  if (judged.isRawImpossible) return LIKELY;
  if (judged.weight < SPEAKS_NEITHER_WAY) return null;
  const isSure = judged.weight >= SPEAKS_FOR && step.bar.sources_agreeing >= ENOUGH_SOURCES;
  return isSure || listed !== null ? LIKELY : DOUBTFUL('the trades alone do not tell');
};

const verdictOf = (
  search: Search,
  printed: Printed,
  market: Market,
  judged: Judgement,
  terms: readonly Term[],
): Verdict | null => {
  const { step, ratio, listed } = printed;
  const isBacked = terms.length > 0 || listed !== null;
  const price = Math.round(step.before.close * ratio);
  const { sessions, isCluster } = market;
  const fault = faultOf({ step, price, isFund: isFund(search), sessions, isCluster }, isBacked);
  if (fault !== null) return fault.asked && judged.isRawImpossible ? DOUBTFUL(fault.words) : null;
  if (step.sessions > (isBacked ? LONGEST_PAUSE_IF_LISTED : LONGEST_PAUSE)) {
    return judged.isRawImpossible ? DOUBTFUL('the security did not trade in the session before') : null;
  }
  return terms.length > 0 ? againstTerms(printed, market, judged, terms) : byTrades(printed, judged);
};

const kindOf = (search: Search, [term]: readonly Term[]): ActionKind =>
  term?.kind ?? (isFund(search) ? 'dividend' : 'restated');

const evidenceOf = (printed: Printed, judged: Judgement, terms: readonly Term[]): Evidence[] => {
  const { step, ratio, stated, listed } = printed;
  return [
    ...(stated === null ? [] : [statedEvidence(step, stated)]),
    ...(listed === null ? [] : [listedEvidence(step, listed)]),
    movedEvidence(step, ratio, judged),
    ...readingsOf(step.before.close, terms).map(({ words, factor }) => declaredEvidence(words, factor)),
    ...(terms.length > 0 ? [doubt('the declared terms give another price')] : []),
    ...(terms.length === 0 ? [doubt('nothing was declared')] : []),
  ];
};

const tryPrinted = (search: Search, market: Market, printed: Printed): void => {
  const { step, ratio } = printed;
  const terms = openTerms(search)
    .filter((term) => isFirstAfter(term, step))
    .slice(0, 1);
  const judged = judgeMove(step, ratio, market.move);
  const verdict = verdictOf(search, printed, market, judged, terms);
  if (verdict === null) return;
  // What no list of securities knows may be a bond.
  const isUnknown = search.instrument === null && terms.length === 0;
  keep(search, step, {
    kind: kindOf(search, terms),
    factor: ratio,
    confidence: isUnknown ? 'doubtful' : verdict.confidence,
    evidence: [...evidenceOf(printed, judged, terms), ...verdict.doubts.map(doubt)],
    terms,
  });
};

/** Previous closes that were printed lower than the last close, and that no declared terms explain to the percent. */
export const findStated = (search: Search, market: Market): void => {
  for (const step of search.steps) {
    if (search.found.has(step.bar.traded_on)) continue;
    const stated = statedRatio(step);
    const listed = search.listedRatio(step);
    const ratio = stated ?? listed;
    if (ratio !== null && ratio < 1) tryPrinted(search, market, { step, ratio, stated, listed });
  }
};
