import type { QueryOf, findListContracts } from '@chuli/contracts';
import { type TradingDate, halfAway } from '@chuli/kernel';
import { parseScan, parseValue } from '@chuli/scan';
import type { Scanner } from '@chuli/scanner';
import type { Asked } from '../../http/implement.ts';
import { pageOf, sortedOn } from '../signal/row-pages.ts';
import { signalDays } from '../signal/days.ts';
import { openStockBook } from '../signal/stocks.ts';
import { LIST_DECIMALS } from './decimals.ts';
import { BAND_USED, followedOf, hitsOf, nearOf, stockColumns } from './match-rows.ts';
import { scanSaid } from './scan-said.ts';
import { type ListFilters, universeText } from './universe-text.ts';

export type WithScanner = { readonly scanner: Scanner };

type AnyQuery = QueryOf<(typeof findListContracts)[keyof typeof findListContracts]>;
type ListQuery = ListFilters &
  Pick<AnyQuery, 'match' | 'page' | 'page_size' | 'as_of'> & { sort: string; date?: TradingDate | undefined };

type Value = string | number | null;
type Figures<K extends string> = Readonly<Record<K, number | null>>;

/** A list of stocks by one rule: the rule as the question asks for it, what is told of each match, and how. */
export type ScanList<Q extends ListQuery, K extends string, Own extends Readonly<Record<string, Value>>> = {
  readonly rule: (query: Q) => string;
  readonly columns: (query: Q) => Readonly<Record<K, string>>;
  /** Of which bars the days are told, each as a value in bars ago. */
  readonly daysAgo?: readonly string[];
  readonly own: (figures: Figures<K>, days: readonly (TradingDate | null)[]) => Own;
};

const figuresOf = <K extends string>(
  columns: Readonly<Record<K, string>>,
  values: readonly (number | null)[],
): Figures<K> =>
  Object.fromEntries(
    Object.entries<string>(columns).map(([key, text], place) => {
      const value = values[place + 1] ?? null;
      return [key, value === null ? null : halfAway(value, LIST_DECIMALS[parseValue(text).unit])];
    }),
  ) as Figures<K>;

/** Answers the call of a list; its rows are those that the builder finds by the text it prints. */
export const answerList =
  <Q extends ListQuery, K extends string, Own extends Readonly<Record<string, Value>>>({
    rule,
    columns,
    daysAgo = [],
    own,
  }: ScanList<Q, K, Own>) =>
  async (asked: Asked<Q, undefined, undefined, WithScanner>) => {
    const { query, scanner } = asked;
    const { as_of, sessions } = await signalDays({ ...asked, query: { as_of: query.date ?? query.as_of } });
    const text = `${rule(query)} for ${universeText(query)} as ${query.match}`;
    const parsed = parseScan(text);
    const told = columns(query);
    const [answer, book] = await Promise.all([
      scanner.ask({
        text,
        columns: [BAND_USED, ...Object.values<string>(told)],
        daysAgo,
        asOf: as_of,
        isHistory: true,
      }),
      openStockBook(asked, { as_of, sessions, since: as_of }),
    ]);
    const rows = answer.rows.map((row) => ({
      ...stockColumns(row, book),
      ...own(figuresOf(told, row.values), row.days),
    }));
    const sorted = sortedOn(
      rows.toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1)),
      query.sort,
      (row, key) => (row as Readonly<Record<string, Value>>)[key] ?? null,
    );
    return {
      as_of,
      scan: scanSaid(parsed),
      hours_to: answer.hoursTo,
      judged: answer.judged,
      conditions: [...answer.conditions],
      silent: answer.silent,
      sessions_judged: answer.sessionsJudged,
      hits: query.page === 1 ? hitsOf(answer.matches, sessions) : [],
      near: query.page === 1 ? nearOf(answer, book) : [],
      followed: query.page === 1 ? followedOf(answer) : [],
      ...pageOf(sorted, query),
    };
  };
