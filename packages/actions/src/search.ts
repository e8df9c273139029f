import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Term } from './declared-action.ts';
import type { ActionKind, Confidence, Evidence, Finding } from './finding.ts';
import type { MarketMove } from './market-move.ts';
import type { Sessions } from './sessions.ts';
import type { Step } from './step.ts';

/** What is known of the whole market while one security is searched. */
export type Market = {
  readonly sessions: Sessions;
  readonly move: MarketMove;
  /** Days on which several shares have a lower previous close without anything declared. */
  readonly isCluster: (date: TradingDate) => boolean;
};

/** One security: its steps in order, what was declared for it, and what was found so far. */
export type Search = {
  readonly symbol: StockSymbol;
  readonly instrument: string | null;
  readonly steps: readonly Step[];
  readonly terms: readonly Term[];
  /** Whether the company's ordinary share went ex with the same terms. */
  readonly isBacked: (term: Term) => boolean;
  readonly listedRatio: (step: Step) => number | null;
  readonly found: Map<TradingDate, Finding>;
  /** The finding of each term that has one. */
  readonly explained: Map<Term, Finding>;
};

export const isFund = ({ instrument }: Search): boolean => instrument === 'Mutual Funds';

export const openTerms = ({ terms, explained }: Search): Term[] =>
  terms.filter((term) => !explained.has(term));

const knownOn = (exOn: TradingDate, terms: readonly Term[]): TradingDate => {
  const days = terms.flatMap((term) => (term.knownOn === null ? [] : [term.knownOn]));
  // What was known of one part is not yet known of the other.
  const last = days.length === terms.length ? days.sort().at(-1) : undefined;
  return last !== undefined && last < exOn ? last : exOn;
};

export const keep = (
  search: Search,
  { bar }: Step,
  action: {
    kind: ActionKind;
    factor: number;
    confidence: Confidence;
    evidence: readonly Evidence[];
    terms: readonly Term[];
  },
): void => {
  const { kind, factor, confidence, evidence, terms } = action;
  const finding: Finding = {
    symbol: search.symbol,
    ex_on: bar.traded_on,
    kind,
    factor: Number(factor.toFixed(6)),
    known_on: knownOn(bar.traded_on, terms),
    confidence,
    evidence,
  };
  search.found.set(bar.traded_on, finding);
  for (const term of terms) search.explained.set(term, finding);
};
