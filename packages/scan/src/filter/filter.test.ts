import { describe, expect, it } from 'vitest';
import { ScanFault } from '../fault.ts';
import { HOLDS, SILENT } from '../judge.ts';
import { parseFilter, parseScan } from '../parse.ts';
import { printRule, printValue } from '../print.ts';
import { columnName } from '../words/index.ts';
import { FILTER_COLUMNS } from './columns.ts';
import { judgeClauses, judgeFilter } from './judge-filter.ts';
import { type SentColumns, rowsOf, silentReasonIn, stockTable } from './stock-table.ts';

/** Six banks, of which the last is a promoter share, and a hydropower company that did not trade. */
const SENT: SentColumns = {
  symbols: ['A', 'B', 'C', 'D', 'E', 'P', 'H'],
  sector_ids: [1, 1, 1, 1, 1, 1, 5],
  instruments: ['Equity', 'Equity', 'Equity', 'Equity', 'Equity', 'Promoter Share', 'Equity'],
  traded: [true, true, true, true, true, true, false],
  reports: ['known', 'known', 'known', 'known', 'known', 'known', 'stale'],
  columns: {
    close: [100, 200, 300, 400, 500, 90, 700],
    rsi_14: [20, 40, 60, 80, 50, 10, null],
    sma_50: [110, 190, null, 410, 490, 80, null],
    pe: [10, 20, 30, 40, 50, 1, null],
    eps: [10, 10, 10, 10, 10, 10, null],
    roe: [5, 16, 20, 14, 30, 40, null],
    trend_daily: [1, -1, 2, 1, null, 1, null],
    turnover: [1e6, 3e6, 3e6, null, 3e6, 3e6, 3e6],
  },
};
const TABLE = stockTable(SENT);

const found = (text: string): string[] => {
  const parsed = parseFilter(text);
  const truths = judgeFilter(parsed.rule, TABLE, parsed);
  return rowsOf(parsed.universe, TABLE)
    .filter((row) => truths[row] === HOLDS)
    .map((row) => SENT.symbols[row] ?? '');
};

const faultOf = (text: string): ScanFault => {
  try {
    const parsed = parseFilter(text);
    judgeFilter(parsed.rule, TABLE, parsed);
  } catch (error) {
    if (error instanceof ScanFault) return error;
  }
  throw new Error(`${text} was understood`);
};

describe('a rule of the stock filter', () => {
  it('reads columns, calculations, states and medians of sectors', () => {
    expect(found('rsi(14) < 30')).toEqual(['A']);
    expect(found('close > sma(50)')).toEqual(['B', 'E']);
    expect(found('close / sma(50) > 1.03 or rsi(14) between 60 and 80')).toEqual(['B', 'C', 'D']);
    expect(found('trend_state(20, 50, 200, 5) in (up, mixed)')).toEqual(['A', 'C', 'D']);
    // The median P/E of the five shares is 30; the promoter share does not count.
    expect(found('pe < sector.pe and roe > 15')).toEqual(['B']);
    expect(found('pe < sector.pe and roe > 15 for all')).toEqual(['B', 'P']);
    expect(found('not pe < sector.pe')).toEqual(['C', 'D', 'E']);
    expect(found('close > 0 for equity and turnover >= 20 lakh')).toEqual(['B', 'C', 'E', 'H']);
    expect(found('close > 0 for sector hydro')).toEqual(['H']);
  });

  it('is silent where a figure is not known, and says why', () => {
    const { rule } = parseFilter('rsi(14) > 0 and pe > 0');
    expect(judgeFilter(rule, TABLE)[6]).toBe(SILENT);
    expect(silentReasonIn(rule, TABLE)(6)).toBe('no-trade');
    expect(silentReasonIn(parseFilter('pe > 0').rule, TABLE)(6)).toBe('stale');
    expect(silentReasonIn(parseFilter('close > sma(50)').rule, TABLE)(2)).toBe('young');
    expect(silentReasonIn(parseFilter('close > sector.close').rule, TABLE)(6)).toBe('few-in-sector');
    const loss = stockTable({ ...SENT, columns: { ...SENT.columns, pe: [null], eps: [-3] } });
    expect(silentReasonIn(parseFilter('pe > 0').rule, loss)(0)).toBe('loss');
  });

  it('shows the place of what the filter does not know', () => {
    expect(faultOf('close > 5 and rsi(9) < 30').place).toEqual({ from: 14, to: 20 });
    expect(faultOf('close crosses above sma(50)').message).toContain('scan builder');
    expect(faultOf('pe < close').code).toBe('units');
    expect(faultOf('pee < 5').place).toMatchObject({ from: 0, to: 3 });
    expect(faultOf('close > 5 for my stocks').code).toBe('not-understood');
  });

  it('is no scan where it names the sector of anything but a company', () => {
    expect(printRule(parseScan('pe < sector.pe').scan.rule)).toBe('pe < sector.pe');
    expect(() => parseScan('close > sector.close')).toThrow(ScanFault);
    expect(() => parseScan('pe, weekly < 20')).toThrow(ScanFault);
    expect(parseScan('close > sma(50)').base).toBe('daily');
  });

  it('is printed as it is read, clause by clause', () => {
    const parsed = parseFilter('pe < sector.pe and roe > 15');
    expect(printRule(parsed.rule)).toBe('pe < sector.pe and roe > 15');
    const rows = rowsOf(parsed.universe, TABLE);
    const { truths, clauses } = judgeClauses(parsed.rule, TABLE, parsed);
    expect([...truths]).toEqual([...judgeFilter(parsed.rule, TABLE)]);
    expect(clauses.map(({ text, without }) => [text, without(rows)])).toEqual([
      ['pe < sector.pe', found('roe > 15').length],
      ['roe > 15', found('pe < sector.pe').length],
    ]);
  });
});

it.each(FILTER_COLUMNS)('the column $id is called as a rule prints it, in both languages', (column) => {
  const { text } = column;
  const { rule } = parseFilter(`${text} > 0`);
  if (rule.kind !== 'compare') throw new RangeError(text);
  expect(printValue(rule.left)).toBe(text);
  expect(columnName(column, 'en')).not.toBe('');
  expect(columnName(column, 'ne')).not.toBe('');
});

it('reads ratios of reports by their own names, which no scan knows, and is told why one is missing', () => {
  const table = stockTable({
    ...SENT,
    columns: { ...SENT.columns, car: [12, null, 10, 11, 14, 15, null] },
    why: (id, row) => (id === 'car' && row === 1 ? 'needs-history' : null),
  });
  const { rule } = parseFilter('car >= 11 and price_earnings < 45');
  expect([...judgeFilter(rule, table)].map((truth) => truth === HOLDS)).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(silentReasonIn(rule, table)(1)).toBe('needs-history');
  expect(() => parseScan('car >= 11')).toThrow(ScanFault);
});
