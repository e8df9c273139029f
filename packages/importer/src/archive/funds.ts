import { type CsvRecord, type StockSymbol, addDays, isTradingDate, readCsvRecords } from '@chuli/kernel';
import { parseBikramMonth } from '@chuli/market';
import type { NewRow } from '@chuli/registry';
import type { Batch, Rejection } from '../market-source.ts';
import { paisaOrNull, textOrNull } from './values.ts';

const COLUMNS = ['symbol', 'fund_name', 'nav_kind', 'nav_date', 'nav', 'fund_size'] as const;

type Line = CsvRecord<(typeof COLUMNS)[number]>;
type Nav = NewRow<'fund_nav'>;
type Company = NewRow<'company'>;

const SOURCE = 'navs';
/** Managers publish the value of a month within so many days of its end. Assumed: the file does not say. */
const MONTH_DELAY_DAYS = 15;

const CYCLES: Readonly<Record<string, Nav['cycle']>> = {
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
};

const dayOf = (text: string): Pick<Nav, 'nav_on' | 'known_on' | 'dates_bs'> | null => {
  if (isTradingDate(text)) return { nav_on: text, known_on: text };
  const month = parseBikramMonth(text);
  return month === null
    ? null
    : { nav_on: month.end, known_on: addDays(month.end, MONTH_DELAY_DAYS), dates_bs: text };
};

const navOf = (line: Line): Nav | null => {
  const cycle = CYCLES[line.nav_kind];
  const day = dayOf(line.nav_date);
  const nav = paisaOrNull(line.nav);
  if (cycle === undefined || day === null || nav === null) return null;
  return {
    symbol: line.symbol as StockSymbol,
    cycle,
    ...day,
    nav,
    fund_size: paisaOrNull(line.fund_size),
    source: SOURCE,
  };
};

/** Values of a unit, of funds that are not listed. */
export const parseNavs = (text: string): Batch<Nav> => {
  const rows: Nav[] = [];
  const rejected: Rejection[] = [];
  for (const line of readCsvRecords(text, COLUMNS)) {
    const nav = navOf(line);
    if (nav === null)
      rejected.push({ reason: 'line not understood', example: `${line.symbol} ${line.nav_date}` });
    else rows.push(nav);
  }
  return { rows, rejected };
};

const byName = (a: { symbol: string }, b: { symbol: string }): number => (a.symbol < b.symbol ? -1 : 1);

/** Units that are listed are of closed-end funds: holders sell them on the floor, because nobody takes them back. */
const listedFunds = (companies: readonly Company[]): NewRow<'fund'>[] =>
  companies
    .filter(({ instrument, status }) => instrument === 'Mutual Funds' && status === 'Active')
    .flatMap(({ symbol, name, security_name, face_value, listed_shares, first_traded_on }) =>
      first_traded_on === null || first_traded_on === undefined
        ? []
        : [
            {
              symbol,
              name: security_name ?? name,
              sponsor: security_name === name ? null : name,
              kind: 'closed' as const,
              par: face_value ?? null,
              units: listed_shares ?? null,
              is_listed: true,
              known_on: first_traded_on,
              source: 'companies',
            },
          ],
    );

/** A fund that only the list of values names is not listed, and known since its first value. */
export const parseFunds = (navs: string, companies: readonly Company[]): Batch<NewRow<'fund'>> => {
  const names = new Map(
    readCsvRecords(navs, COLUMNS).map(({ symbol, fund_name }) => [symbol, textOrNull(fund_name)]),
  );
  const listed = listedFunds(companies);
  const known = new Set(listed.map(({ symbol }) => symbol));
  const days = Map.groupBy(parseNavs(navs).rows, ({ symbol }) => symbol);
  const open = [...days].flatMap(([symbol, rows]): NewRow<'fund'>[] => {
    const [known_on] = rows.map((row) => row.known_on).toSorted();
    if (known.has(symbol) || known_on === undefined) return [];
    return [
      { symbol, name: names.get(symbol) ?? symbol, kind: 'open', is_listed: false, known_on, source: SOURCE },
    ];
  });
  return { rows: [...listed, ...open].toSorted(byName), rejected: [] };
};
