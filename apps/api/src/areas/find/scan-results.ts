import type { ReplyOf, customScanContracts } from '@chuli/contracts';
import { type TradingDate, dateOfDayNumber } from '@chuli/kernel';
import { weekOf } from '@chuli/market';
import { type Parsed, unitsOf } from '@chuli/scan';
import type { Matches, Scanner } from '@chuli/scanner';
import type { Context, WithSpending } from '../../http/implement.ts';
import { signalDays } from '../signal/days.ts';
import { pageOf, sortedBy } from '../signal/row-pages.ts';
import { openStockBook } from '../signal/stocks.ts';
import { followedOf, hitsOf, nearOf, shownFact, stockColumns, valuesAsked } from './match-rows.ts';
import { scanSaid } from './scan-said.ts';

type Sort = 'symbol' | 'close' | 'change' | 'turnover' | 'bars' | 'since';

export type ResultQuery = {
  readonly sort: Sort | `-${Sort}`;
  readonly page: number;
  readonly page_size: number;
  readonly as_of?: TradingDate | undefined;
};

type Asked = Pick<Context, 'tape' | 'reference' | 'sessions' | 'clock'> &
  WithSpending & { readonly scanner: Scanner };

/** 1970-01-04 was a Sunday. */
const FIRST_SUNDAY = 3;

/** Matches by week, of every week from the first that had one. */
const weeksOf = (matches: Matches | null): ReplyOf<typeof customScanContracts.runScan>['weeks'] => {
  if (matches === null || matches.days.size === 0) return [];
  const weeks = new Map<number, { total: number; fresh: number }>();
  for (const [day, { total, fresh }] of matches.days) {
    const week = weekOf(dateOfDayNumber(day));
    const counted = weeks.get(week) ?? { total: 0, fresh: 0 };
    weeks.set(week, { total: counted.total + total, fresh: counted.fresh + fresh });
  }
  const numbers = [...weeks.keys()];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: last - first + 1 }, (_, place) => ({
    week: dateOfDayNumber((first + place) * 7 + FIRST_SUNDAY),
    ...(weeks.get(first + place) ?? { total: 0, fresh: 0 }),
  })).slice(-MOST_WEEKS);
};

const MOST_WEEKS = 1_000;

/** What a scan finds on a day, in pages, and how often it found something before. */
export const scanResults = async (
  asked: Asked,
  parsed: Parsed,
  query: ResultQuery,
  { mine, isHistory }: { readonly mine: readonly string[]; readonly isHistory: boolean },
) => {
  const { as_of, sessions } = await signalDays({ ...asked, query });
  const said = scanSaid(parsed);
  asked.spend(unitsOf(parsed.scan));
  const [answer, book] = await Promise.all([
    asked.scanner.ask({
      text: said.text,
      columns: valuesAsked(parsed.scan),
      asOf: as_of,
      mine,
      isHistory,
      isNow: query.as_of === undefined,
    }),
    openStockBook(asked, { as_of, sessions, since: as_of }),
  ]);
  const rows = answer.rows.map((row) => {
    const why = row.why.map(shownFact);
    const values = why.map(({ condition, values: [value = null], unit }) => ({
      name: condition,
      value,
      unit,
    }));
    return { ...stockColumns(row, book, answer), values, why };
  });
  return {
    as_of,
    scan: said,
    forming: answer.forming,
    hours_to: answer.hoursTo,
    judged: answer.judged,
    conditions: [...answer.conditions],
    silent: answer.silent,
    sessions_judged: answer.sessionsJudged,
    near: query.page === 1 ? nearOf(answer, book) : [],
    followed: query.page === 1 ? followedOf(answer) : [],
    ...pageOf(sortedBy<Sort, (typeof rows)[number]>(rows, query.sort), query),
    by_date: hitsOf(answer.matches, sessions),
    weeks: weeksOf(answer.matches),
  };
};
