import { type CsvRecord, type StockSymbol, type TradingDate, halfAway, readCsvRecords } from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';
import type { Batch, Rejection } from '../market-source.ts';
import { dateOrNull, numberOrNull } from './values.ts';

const COLUMNS = [
  'symbol',
  'fiscal_year',
  'bonus_pct',
  'cash_pct',
  'total_pct',
  'announcement_date',
  'book_close_date',
  'distribution_date',
  'bonus_listing_date',
  'source',
  'flags',
] as const;

type Dividend = NewRow<'dividend'>;

/** The market knows a dividend when it is announced; without that day, at the latest when the books close. */
const knownOn = (announced: TradingDate | null, bookClose: TradingDate | null): TradingDate | null =>
  announced !== null && (bookClose === null || announced <= bookClose) ? announced : bookClose;

/** A source that leaves one part out and states the total says what the part is, mostly nothing. */
const restOf = (part: number | null, other: number | null, total: number | null): number | null =>
  part ?? (other === null || total === null || total < other ? null : halfAway(total - other, 4));

const dividendOf = (line: CsvRecord<(typeof COLUMNS)[number]>): Dividend => {
  const [bonus, cash, total] = [line.bonus_pct, line.cash_pct, line.total_pct].map(numberOrNull);
  const announced_on = dateOrNull(line.announcement_date);
  const book_close_on = dateOrNull(line.book_close_date);
  return {
    symbol: line.symbol as StockSymbol,
    fiscal_year: line.fiscal_year,
    bonus_percent: restOf(bonus ?? null, cash ?? null, total ?? null),
    cash_percent: restOf(cash ?? null, bonus ?? null, total ?? null),
    announced_on,
    book_close_on,
    distributed_on: dateOrNull(line.distribution_date),
    bonus_listed_on: dateOrNull(line.bonus_listing_date),
    known_on: knownOn(announced_on, book_close_on),
    source: line.source,
    flags: line.flags,
  };
};

const yearOf = (row: Dividend): string => `${row.symbol} ${row.fiscal_year}`;

/**
 * Dividends of listed companies. A company may pay twice in a year (each with its own book close); a second line
 * without any day is the same dividend printed again.
 */
export const parseDividends = (text: string, listed: ReadonlySet<string>): Batch<Dividend> => {
  const all = readCsvRecords(text, COLUMNS).map(dividendOf);
  const datedYears = new Set(all.filter((row) => row.book_close_on !== null).map(yearOf));
  const rows: Dividend[] = [];
  const rejected: Rejection[] = [];
  const seen = new Set<string>();
  for (const row of all) {
    const key = `${yearOf(row)} ${row.book_close_on}`;
    const isAgain = seen.has(key) || (row.book_close_on === null && datedYears.has(yearOf(row)));
    const isListed = listed.has(row.symbol);
    if (isListed && !isAgain) rows.push(row);
    else rejected.push({ reason: isListed ? 'same dividend again' : 'company not listed', example: key });
    seen.add(key);
  }
  return { rows, rejected };
};
