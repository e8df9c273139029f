import { type StockSymbol, readCsvRecords } from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';
import type { Batch, Rejection } from '../market-source.ts';
import { dateOrNull, paisaOrNull, textOrNull, wholeOrNull } from './values.ts';

const COLUMNS = [
  'symbol',
  'ratio',
  'units',
  'issue_price',
  'opening_date',
  'closing_date',
  'status',
  'issue_manager',
] as const;

/** No right was ever issued above Rs 10,000 a share: a greater figure is another column's. */
const HIGHEST_PRICE = 1_000_000;

export const parseRights = (text: string, listed: ReadonlySet<string>): Batch<NewRow<'rights_issue'>> => {
  const rows: NewRow<'rights_issue'>[] = [];
  const rejected: Rejection[] = [];
  for (const line of readCsvRecords(text, COLUMNS)) {
    const opened_on = dateOrNull(line.opening_date);
    const reason = listed.has(line.symbol) ? 'no opening day' : 'company not listed';
    if (opened_on === null || !listed.has(line.symbol)) {
      rejected.push({ reason, example: `${line.symbol} ${line.ratio}` });
      continue;
    }
    const price = paisaOrNull(line.issue_price);
    rows.push({
      symbol: line.symbol as StockSymbol,
      opened_on,
      closed_on: dateOrNull(line.closing_date),
      ratio: line.ratio.replaceAll(' ', ''),
      units: wholeOrNull(line.units),
      issue_price: price !== null && price <= HIGHEST_PRICE ? price : null,
      status: textOrNull(line.status),
      issue_manager: textOrNull(line.issue_manager),
    });
  }
  return { rows, rejected };
};
