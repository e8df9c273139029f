import {
  type CsvRecord,
  type StockSymbol,
  type TradingDate,
  isTradingDate,
  readCsvRecords,
} from '@chuli/kernel';
import { parseBikramRange } from '@chuli/market';
import type { NewRow } from '@chuli/registry';
import type { Batch, Rejection } from '../market-source.ts';
import { paisaOrNull, textOrNull, wholeOrNull } from './values.ts';

const OFFERED = ['symbol', 'company_name', 'issue_price', 'units', 'issue_manager', 'event_date'] as const;
const ANNOUNCED = [
  'company_name',
  'units',
  'bs_date_range',
  'announcement_date',
  'reserved_for',
  'offer_type',
] as const;

type Offer = NewRow<'public_offer'>;

/** A list of offers that names one day of each, the one on which it opened; of what kind it was, it does not say. */
const offered = (line: CsvRecord<(typeof OFFERED)[number]>, opens_on: TradingDate): Offer => ({
  symbol: line.symbol as StockSymbol,
  company: textOrNull(line.company_name),
  kind: 'other',
  units: wholeOrNull(line.units),
  price: paisaOrNull(line.issue_price),
  manager: textOrNull(line.issue_manager),
  opens_on,
  known_on: opens_on,
  source: 'offers',
});

const RESERVED: Readonly<Record<string, Offer['reserved_for']>> = {
  '': 'general',
  'Nepalese citizens working abroad': 'abroad',
  'Local residents': 'local',
};

const KINDS: Readonly<Record<string, Offer['kind']>> = {
  IPO: 'ipo',
  FPO: 'fpo',
};

const UNKNOWN = 'Unknown';

const named = (text: string): string | null => (text === UNKNOWN ? null : textOrNull(text));

type Symbols = ReadonlyMap<string, string>;

const announced = (
  line: CsvRecord<(typeof ANNOUNCED)[number]>,
  announced_on: TradingDate,
  symbols: Symbols,
): Offer => {
  const days = parseBikramRange(line.bs_date_range);
  const company = named(line.company_name);
  return {
    symbol: (symbols.get(company ?? '') ?? null) as StockSymbol | null,
    company,
    kind: KINDS[line.offer_type] ?? 'other',
    reserved_for: RESERVED[line.reserved_for] ?? null,
    units: wholeOrNull(line.units),
    announced_on,
    opens_on: days?.from ?? null,
    closes_on: days?.to ?? null,
    dates_bs: named(line.bs_date_range),
    known_on: announced_on,
    source: 'notices',
  };
};

/** Offers of a list and of notices, as two sources say it: where both name one, they are joined when they are asked for. */
export const parseOffers = (list: string, notices: string): Batch<Offer> => {
  const rows: Offer[] = [];
  const rejected: Rejection[] = [];
  const listed = readCsvRecords(list, OFFERED);
  const symbols = new Map(listed.map((line) => [line.company_name.trim(), line.symbol]));
  for (const line of listed) {
    if (isTradingDate(line.event_date)) rows.push(offered(line, line.event_date));
    else rejected.push({ reason: 'no day', example: line.symbol });
  }
  for (const line of readCsvRecords(notices, ANNOUNCED)) {
    const on = line.announcement_date;
    if (isTradingDate(on)) rows.push(announced(line, on, symbols));
    else rejected.push({ reason: 'no day', example: line.company_name });
  }
  return { rows, rejected };
};
