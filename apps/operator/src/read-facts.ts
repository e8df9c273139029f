import { ITEMS, type FactBasis, type FactUnit, type ItemId, isItem } from '@chuli/fundamentals';
import {
  type StockSymbol,
  type TradingDate,
  addDays,
  isTradingDate,
  daysBetween,
  readCsvRecords,
  tradingDate,
} from '@chuli/kernel';
import { type Quarter, quarterEnd, reportKnownBy } from '@chuli/market';
import type { NewFact } from '@chuli/registry/fundamental';
import type { BadLine } from './quarantine-lines.ts';

const COLUMNS = [
  'symbol',
  'item',
  'fiscal_year',
  'quarter',
  'basis',
  'value',
  'unit',
  'is_audited',
  'published_on',
  'source',
  'document',
] as const;

type Line = Record<(typeof COLUMNS)[number], string>;

type Known = { readonly symbols: ReadonlySet<string>; readonly today: TradingDate };

const BASES: Readonly<Record<(typeof ITEMS)[ItemId]['kind'], readonly FactBasis[]>> = {
  flow: ['ytd', 'quarter', 'year', 'ttm'],
  stock: ['instant'],
  stated: ['stated', 'ttm'],
  date: ['instant'],
};

/** What a file may count in, and what one of it is of what we keep. */
const UNITS: Readonly<Record<FactUnit, Readonly<Record<string, number>>>> = {
  paisa: { Rs: 100, 'Rs thousand': 100_000, 'Rs lakh': 10_000_000, 'Rs crore': 1_000_000_000 },
  percent: { '%': 1 },
  times: { x: 1 },
  shares: { shares: 1 },
  count: { count: 1 },
  mw: { MW: 1 },
  mwh: { MWh: 1 },
  day: { date: 1 },
};

const EPOCH = tradingDate('1970-01-01');
const YEAR = /^(20\d\d)\/(20\d\d)$/;

class Bad extends Error {}

const refuse = (reason: string): never => {
  throw new Bad(reason);
};

const quarterOf = ({ fiscal_year, quarter }: Line): { fiscal_year: string; quarter: Quarter } => {
  const [, first = '', second = ''] = YEAR.exec(fiscal_year) ?? [];
  if (Number(second) !== Number(first) + 1) return refuse('not a fiscal year');
  if (!['1', '2', '3', '4'].includes(quarter)) return refuse('not a quarter');
  return { fiscal_year, quarter: Number(quarter) as Quarter };
};

const valueOf = (line: Line, item: ItemId): number => {
  const { unit } = ITEMS[item];
  const scale = UNITS[unit][line.unit];
  if (scale === undefined) return refuse(`unit of ${item} is one of ${Object.keys(UNITS[unit]).join(', ')}`);
  if (unit === 'day')
    return isTradingDate(line.value) ? daysBetween(EPOCH, line.value) : refuse('value is not a day');
  const value = Number(line.value);
  if (line.value.trim() === '' || !Number.isFinite(value)) return refuse('value is not a number');
  return unit === 'paisa' ? Math.round(value * scale) : value * scale;
};

const isAudited = ({ is_audited }: Line): boolean => {
  if (is_audited !== 'true' && is_audited !== 'false') return refuse('is_audited is true or false');
  return is_audited === 'true';
};

/** A report comes out after its quarter and not after today; where nobody says when, by the legal deadline. */
const knowledgeOf = (
  { published_on }: Line,
  quarter: { fiscal_year: string; quarter: Quarter },
  today: TradingDate,
): Pick<NewFact, 'published_on' | 'known_on' | 'known_is_assumed'> => {
  const end = quarterEnd(quarter.fiscal_year, quarter.quarter);
  if (end >= today) return refuse('quarter is not over');
  if (published_on === '') {
    const deadline = reportKnownBy(quarter.fiscal_year, quarter.quarter);
    return { published_on: null, known_on: deadline < today ? deadline : today, known_is_assumed: true };
  }
  if (!isTradingDate(published_on)) return refuse('published_on is not a day');
  if (published_on < addDays(end, 1)) return refuse('published before the quarter was over');
  if (published_on > today) return refuse('published after today');
  return { published_on, known_on: published_on, known_is_assumed: false };
};

const LONGEST = { source: 100, document: 500 } as const;

const factOf = (line: Line, { symbols, today }: Known): NewFact => {
  const { symbol, item, basis, source, document } = line;
  if (!symbols.has(symbol)) return refuse('unknown symbol');
  if (!isItem(item)) return refuse('unknown item');
  const found = BASES[ITEMS[item].kind].find((one) => one === basis);
  if (found === undefined) return refuse(`basis of ${item} is one of ${BASES[ITEMS[item].kind].join(', ')}`);
  if (source === '' || source.length > LONGEST.source) return refuse('source is missing or too long');
  if (document.length > LONGEST.document) return refuse('document is too long');
  const quarter = quarterOf(line);
  return {
    symbol: symbol as StockSymbol,
    item,
    ...quarter,
    basis: found,
    value: valueOf(line, item),
    unit: ITEMS[item].unit,
    is_audited: isAudited(line),
    ...knowledgeOf(line, quarter, today),
    source,
    document: document === '' ? null : document,
  };
};

/** The header is line 1. */
const FIRST_LINE = 2;

/** Reads the template line by line; what cannot be believed is kept apart with its reason. */
export const readFacts = (text: string, known: Known): { facts: NewFact[]; bad: BadLine[] } => {
  const facts: NewFact[] = [];
  const bad: BadLine[] = [];
  for (const [place, line] of [...readCsvRecords(text, COLUMNS)].entries()) {
    try {
      facts.push(factOf(line, known));
    } catch (error) {
      if (!(error instanceof Bad)) throw error;
      const row = COLUMNS.map((column) => line[column]).join(',');
      bad.push({ line: place + FIRST_LINE, reason: error.message, row });
    }
  }
  return { facts, bad };
};
