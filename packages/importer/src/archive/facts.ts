import { type FactBasis, ITEMS, type ItemId, isUnitJump, quarterNumber } from '@chuli/fundamentals';
import { type CsvRecord, type StockSymbol, type TradingDate, readCsvRecords } from '@chuli/kernel';
import { type Quarter, quarterEnd, reportKnownBy } from '@chuli/market';
import type { NewFact } from '@chuli/registry/fundamental';
import type { Batch, Rejection } from '../market-source.ts';
import { dateOrNull, numberOrNull } from './values.ts';

/** Thousands of rupees, rupees of a share, and what is kept as it is printed. */
const THOUSANDS = 100_000;
const RUPEES = 100;
const PLAIN = 1;

type Line = { readonly item: ItemId; readonly basis: FactBasis; readonly scale: number };

const LINES = {
  eps: { item: 'eps', basis: 'stated', scale: RUPEES },
  pe: { item: 'price_earnings', basis: 'stated', scale: PLAIN },
  book_value: { item: 'book_value', basis: 'stated', scale: RUPEES },
  pbv: { item: 'price_book', basis: 'stated', scale: PLAIN },
  roe_pct: { item: 'return_on_equity', basis: 'stated', scale: PLAIN },
  roa_pct: { item: 'return_on_assets', basis: 'stated', scale: PLAIN },
  net_profit_000: { item: 'net_profit', basis: 'ytd', scale: THOUSANDS },
  revenue_000: { item: 'revenue', basis: 'ytd', scale: THOUSANDS },
  paid_up_capital_000: { item: 'paid_up', basis: 'instant', scale: THOUSANDS },
  reserves_000: { item: 'reserves', basis: 'instant', scale: THOUSANDS },
  distributable_profit_000: { item: 'distributable_year', basis: 'ytd', scale: THOUSANDS },
  npl_pct: { item: 'npl', basis: 'stated', scale: PLAIN },
  shares_outstanding: { item: 'shares', basis: 'instant', scale: PLAIN },
  current_ratio: { item: 'current_ratio', basis: 'stated', scale: PLAIN },
  debt_to_equity: { item: 'debt_to_equity', basis: 'stated', scale: PLAIN },
} as const satisfies Record<string, Line>;

type Figure = keyof typeof LINES;
type Column = 'symbol' | 'fiscal_year' | 'quarter' | 'as_of_date' | 'source' | Figure;
type Report = CsvRecord<Column>;

const FIGURES = Object.keys(LINES) as Figure[];
const COLUMNS: readonly Column[] = ['symbol', 'fiscal_year', 'quarter', 'as_of_date', 'source', ...FIGURES];

/** Figures that some sources take over twelve months, where others make a year of what there is so far. */
const OVER_TWELVE_MONTHS: Readonly<Record<string, readonly Figure[]>> = {
  DS: ['eps', 'roe_pct', 'roa_pct'],
  BK: ['roe_pct', 'roa_pct'],
};

/** What these cannot be: a company without shares, a negative quotient of two balances. */
const isImpossible = (figure: Figure, value: number): boolean => {
  if (figure === 'shares_outstanding' || figure === 'paid_up_capital_000') return value <= 0;
  if (figure === 'current_ratio' || figure === 'debt_to_equity') return value < 0;
  return figure === 'npl_pct' && (value < 0 || value > 100);
};

/** What a source writes where it has nothing: a P/E or a number of shares of nothing does not exist. */
const isMissing = (figure: Figure, value: number): boolean =>
  value === 0 && (figure === 'pe' || figure === 'pbv' || figure === 'eps' || figure === 'book_value');

/** The day of the source counts when the quarter was over by then; otherwise the legal deadline is assumed. */
const knowledgeOf = (report: Report): { known_on: TradingDate; known_is_assumed: boolean } => {
  const quarter = Number(report.quarter) as Quarter;
  const asOf = dateOrNull(report.as_of_date);
  const isPlausible = asOf !== null && asOf >= quarterEnd(report.fiscal_year, quarter);
  return {
    known_on: isPlausible ? asOf : reportKnownBy(report.fiscal_year, quarter),
    known_is_assumed: !isPlausible,
  };
};

const reasonAgainst = (report: Report, listed: ReadonlySet<string>): string | null => {
  if (!listed.has(report.symbol)) return 'company not listed';
  if (!/^\d{4}\/\d{4}$/.test(report.fiscal_year) || !/^[1-4]$/.test(report.quarter))
    return 'quarter malformed';
  const asOf = dateOrNull(report.as_of_date);
  const isOver = asOf === null || asOf >= quarterEnd(report.fiscal_year, Number(report.quarter) as Quarter);
  return isOver ? null : 'quarter not over on the day of the source';
};

const factOf = (report: Report, figure: Figure, value: number): NewFact => {
  const { item, basis, scale } = LINES[figure];
  const isTrailing = OVER_TWELVE_MONTHS[report.source]?.includes(figure) === true;
  return {
    symbol: report.symbol as StockSymbol,
    item,
    fiscal_year: report.fiscal_year,
    quarter: Number(report.quarter),
    basis: isTrailing ? 'ttm' : basis,
    value: scale === PLAIN ? value : Math.round(value * scale),
    unit: ITEMS[item].unit,
    is_audited: false,
    published_on: null,
    ...knowledgeOf(report),
    source: report.source,
    document: null,
  };
};

const nameOf = ({ symbol, fiscal_year, quarter, source, as_of_date }: Report): string =>
  `${symbol} ${fiscal_year} Q${quarter} ${source} ${as_of_date}`;

/** Amounts that are hundreds of times those of the company's other reports were printed in another unit. */
const withoutJumps = (rows: readonly NewFact[], rejected: readonly Rejection[]): Batch<NewFact> => {
  const lines = Map.groupBy(rows, ({ symbol, item }) => `${symbol} ${item}`);
  const amountOf = ({ item, value, ...of }: NewFact) => ({
    item: item as ItemId,
    value: value ?? 0,
    at: quarterNumber(of),
  });
  const isJump = (fact: NewFact): boolean =>
    fact.unit === 'paisa' &&
    fact.basis !== 'stated' &&
    isUnitJump(
      amountOf(fact),
      (lines.get(`${fact.symbol} ${fact.item}`) ?? []).filter((other) => other !== fact).map(amountOf),
    );
  const jumps = rows.filter(isJump);
  const reasons = jumps.map(({ symbol, item, fiscal_year, quarter, source, value }) => ({
    reason: `unit jump of ${item}`,
    example: `${symbol} ${fiscal_year} Q${quarter} ${source}: ${value} paisa`,
  }));
  return { rows: rows.filter((fact) => !jumps.includes(fact)), rejected: [...rejected, ...reasons] };
};

/** The wide quarterly file, a line of each report by itself. */
export const parseFacts = (text: string, listed: ReadonlySet<string>): Batch<NewFact> => {
  const rows: NewFact[] = [];
  const rejected: Rejection[] = [];
  for (const report of readCsvRecords(text, COLUMNS)) {
    const reason = reasonAgainst(report, listed);
    if (reason !== null) {
      rejected.push({ reason, example: nameOf(report) });
      continue;
    }
    for (const figure of FIGURES) {
      const value = numberOrNull(report[figure]);
      if (value === null || isMissing(figure, value)) continue;
      if (isImpossible(figure, value))
        rejected.push({ reason: `impossible ${LINES[figure].item}`, example: `${nameOf(report)}: ${value}` });
      else rows.push(factOf(report, figure, value));
    }
  }
  return withoutJumps(rows, rejected);
};
