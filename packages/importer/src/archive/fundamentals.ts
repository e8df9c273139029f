import { type CsvRecord, type StockSymbol, type TradingDate, readCsvRecords } from '@chuli/kernel';
import { type Quarter, quarterEnd, reportKnownBy } from '@chuli/market';
import type { NewRow } from '@chuli/registry';
import type { Batch, Rejection } from '../market-source.ts';
import { dateOrNull, numberOrNull } from './values.ts';

const FIGURES = {
  eps: 'eps',
  price_earnings: 'pe',
  book_value: 'book_value',
  price_book: 'pbv',
  return_on_equity: 'roe_pct',
  return_on_assets: 'roa_pct',
  net_profit_thousand: 'net_profit_000',
  revenue_thousand: 'revenue_000',
  paid_up_capital_thousand: 'paid_up_capital_000',
  reserves_thousand: 'reserves_000',
  distributable_profit_thousand: 'distributable_profit_000',
  non_performing_loans: 'npl_pct',
  shares_outstanding: 'shares_outstanding',
  current_ratio: 'current_ratio',
  debt_to_equity: 'debt_to_equity',
} as const;

type Figure = keyof typeof FIGURES;
type Column = 'symbol' | 'fiscal_year' | 'quarter' | 'as_of_date' | 'source' | (typeof FIGURES)[Figure];
type Line = CsvRecord<Column>;

const COLUMNS: readonly Column[] = [
  'symbol',
  'fiscal_year',
  'quarter',
  'as_of_date',
  'source',
  ...Object.values(FIGURES),
];

/** The day of the source counts when the quarter was over by then; otherwise the legal deadline is assumed. */
const knowledgeOf = (line: Line): { known_on: TradingDate; known_on_is_assumed: boolean } => {
  const quarter = Number(line.quarter) as Quarter;
  const asOf = dateOrNull(line.as_of_date);
  const isPlausible = asOf !== null && asOf >= quarterEnd(line.fiscal_year, quarter);
  return {
    known_on: isPlausible ? asOf : reportKnownBy(line.fiscal_year, quarter),
    known_on_is_assumed: !isPlausible,
  };
};

const figuresOf = (line: Line): Record<Figure, number | null> =>
  Object.fromEntries(
    Object.entries(FIGURES).map(([figure, column]) => [figure, numberOrNull(line[column])]),
  ) as Record<Figure, number | null>;

const reasonAgainst = (line: Line, listed: ReadonlySet<string>): string | null => {
  if (!listed.has(line.symbol)) return 'company not listed';
  if (!/^\d{4}\/\d{4}$/.test(line.fiscal_year) || !/^[1-4]$/.test(line.quarter)) return 'quarter malformed';
  const asOf = dateOrNull(line.as_of_date);
  const isOver = asOf === null || asOf >= quarterEnd(line.fiscal_year, Number(line.quarter) as Quarter);
  return isOver ? null : 'quarter not over on the day of the source';
};

export const parseFundamentals = (
  text: string,
  listed: ReadonlySet<string>,
): Batch<NewRow<'fundamental'>> => {
  const rows: NewRow<'fundamental'>[] = [];
  const rejected: Rejection[] = [];
  for (const line of readCsvRecords(text, COLUMNS)) {
    const reason = reasonAgainst(line, listed);
    if (reason !== null) {
      const example = `${line.symbol} ${line.fiscal_year} Q${line.quarter} ${line.source} ${line.as_of_date}`;
      rejected.push({ reason, example });
      continue;
    }
    rows.push({
      symbol: line.symbol as StockSymbol,
      fiscal_year: line.fiscal_year,
      quarter: Number(line.quarter),
      source: line.source,
      ...knowledgeOf(line),
      ...figuresOf(line),
    });
  }
  return { rows, rejected };
};
