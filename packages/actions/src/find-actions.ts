import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { declaredUnder } from '@chuli/market';
import { type Term, bonusTerms, cashTerms, exchangeTerms, isNear, rightTerms } from './declared-action.ts';
import type { Finding } from './finding.ts';
import { findPrinted } from './from-printed.ts';
import { findStated } from './from-stated.ts';
import { findByDay, findRights } from './from-terms.ts';
import type { ActionBar, ActionInputs, ListedRestatement } from './inputs.ts';
import { marketMoveOf } from './market-move.ts';
import type { Market, Search } from './search.ts';
import { type Sessions, sessionsIn, sessionsOf } from './sessions.ts';
import { statedRatio } from './stated.ts';
import { type Step, stepsOf } from './step.ts';

/** A bond has neither bonus nor right, and a preference share only what it was issued with. */
const NEVER: ReadonlySet<string> = new Set(['Non-Convertible Debentures', 'Preference Shares']);
const PROMOTER = 'Promoter Share';
const SHARES: ReadonlySet<string | null> = new Set(['Equity', PROMOTER, null]);

/** What became of one declared action: its finding, or none. */
export type Outcome = { readonly symbol: StockSymbol; readonly term: Term; readonly finding: Finding | null };

export type ActionSearch = { readonly findings: Finding[]; readonly outcomes: Outcome[] };

const groupBySymbol = <Row extends { symbol: StockSymbol }>(rows: readonly Row[]): Map<StockSymbol, Row[]> =>
  Map.groupBy(rows, ({ symbol }) => symbol);

const termsOf = (inputs: ActionInputs): ((symbol: StockSymbol, instrument: string | null) => Term[]) => {
  const dividends = groupBySymbol(inputs.dividends ?? []);
  const rights = groupBySymbol(inputs.rights ?? []);
  const declared = groupBySymbol(inputs.declared ?? []);
  const keyOfTerm = ({ on, kind, readings }: Term): string => `${on} ${kind} ${readings[0]?.words}`;
  return (symbol, instrument) => {
    const names = declaredUnder(symbol, instrument);
    const own = names.flatMap((name) => dividends.get(name) ?? []);
    return [
      ...bonusTerms(own),
      ...(instrument === 'Mutual Funds' ? cashTerms(own) : []),
      ...rightTerms(names.flatMap((name) => rights.get(name) ?? [])),
      ...exchangeTerms(names.flatMap((name) => declared.get(name) ?? [])),
    ].sort((one, other) => (keyOfTerm(one) < keyOfTerm(other) ? -1 : 1));
  };
};

/** A list whose close before is not ours lacks a day, and tells of nothing but that. */
const SAME_CLOSE = 0.002;
const listedRatios = (rows: readonly ListedRestatement[]): ((step: Step) => number | null) => {
  const byDay = new Map(rows.map((row) => [row.ex_on, row]));
  return ({ before, bar }) => {
    const row = byDay.get(bar.traded_on);
    if (row === undefined || Math.abs(row.prior_close / before.close - 1) > SAME_CLOSE) return null;
    const ratio = row.restated_close / row.prior_close;
    return Math.abs(ratio - 1) < 0.005 || row.restated_close === bar.close ? null : ratio;
  };
};

/** So many shares with a lower previous close on one day, nothing declared for them, are the error of a source. */
const SHARES_OF_A_CLUSTER = 4;
const SMALLEST_FALL = 0.995;

const clustersOf = (searches: readonly Search[], sessions: Sessions): ((date: TradingDate) => boolean) => {
  const counts = new Map<TradingDate, number>();
  for (const { steps, terms, instrument } of searches) {
    if (!SHARES.has(instrument)) continue;
    for (const step of steps) {
      const ratio = statedRatio(step);
      if (ratio === null || ratio > SMALLEST_FALL || step.sessions > 1) continue;
      if (terms.some((term) => isNear(term, step, sessions))) continue;
      counts.set(step.bar.traded_on, (counts.get(step.bar.traded_on) ?? 0) + 1);
    }
  }
  return (date) => (counts.get(date) ?? 0) >= SHARES_OF_A_CLUSTER;
};

const searchesOf = (inputs: ActionInputs, sessions: Sessions): Search[] => {
  const instruments = new Map(
    inputs.securities.map(({ symbol, instrument }) => [symbol, instrument ?? null]),
  );
  const listed = groupBySymbol(inputs.listed ?? []);
  const declared = termsOf(inputs);
  const byDay = (one: ActionBar, other: ActionBar): number => (one.traded_on < other.traded_on ? -1 : 1);
  return [...groupBySymbol(inputs.bars)].flatMap(([symbol, bars]) => {
    const instrument = instruments.get(symbol) ?? null;
    if (NEVER.has(instrument ?? '')) return [];
    return {
      symbol,
      instrument,
      steps: stepsOf(bars.sort(byDay), sessions),
      terms: declared(symbol, instrument),
      isBacked: () => false,
      listedRatio: listedRatios(listed.get(symbol) ?? []),
      found: new Map(),
      explained: new Map(),
    };
  });
};

const searchOne = (search: Search, market: Market): void => {
  findPrinted(search, market);
  findStated(search, market);
  findByDay(search, market);
  findRights(search, market);
};

const keyOf = (symbol: StockSymbol, { kind, on }: Term): string => `${symbol} ${kind} ${on}`;

const appliedIn = (searches: readonly Search[]): ReadonlySet<string> =>
  new Set(
    searches.flatMap(({ symbol, explained }) =>
      [...explained]
        .filter(([, { confidence }]) => confidence !== 'doubtful')
        .map(([term]) => keyOf(symbol, term)),
    ),
  );

/**
 * Looks for the days on which a share went ex: first where a printed previous close agrees with declared terms, then
 * where a printed close stands against declared terms or alone, last where only the trades speak for declared terms. Looks at the bars up to the
 * ex-date and ten sessions after it, never further.
 */
export const searchActions = (inputs: ActionInputs): ActionSearch => {
  const sessions = inputs.sessions === undefined ? sessionsIn(inputs.bars) : sessionsOf(inputs.sessions);
  const searches = searchesOf(inputs, sessions);
  const shares = searches.filter(({ instrument }) => instrument === 'Equity');
  const market: Market = {
    sessions,
    move: marketMoveOf(
      shares.flatMap(({ steps }) => steps),
      sessions,
    ),
    isCluster: clustersOf(searches, sessions),
  };
  const [promoters = [], others = []] = [true, false].map((isPromoter) =>
    searches.filter(({ instrument }) => (instrument === PROMOTER) === isPromoter),
  );
  for (const search of others) searchOne(search, market);
  const applied = appliedIn(others);
  for (const search of promoters) {
    const companies = declaredUnder(search.symbol, search.instrument);
    const isBacked = (term: Term): boolean => companies.some((name) => applied.has(keyOf(name, term)));
    searchOne({ ...search, isBacked }, market);
  }
  return {
    findings: searches
      .flatMap(({ found }) => [...found.values()])
      .sort((one, other) =>
        one.symbol === other.symbol ? (one.ex_on < other.ex_on ? -1 : 1) : one.symbol < other.symbol ? -1 : 1,
      ),
    outcomes: searches.flatMap(({ symbol, terms, explained }) =>
      terms.map((term) => ({ symbol, term, finding: explained.get(term) ?? null })),
    ),
  };
};

export const findActions = (inputs: ActionInputs): Finding[] => searchActions(inputs).findings;
