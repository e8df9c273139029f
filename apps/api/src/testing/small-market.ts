import {
  type BrokerId,
  type Instant,
  type Paisa,
  type StockSymbol,
  type TradingDate,
  addDays,
  atKathmandu,
  fromRupees,
  paisa,
  tradingDate,
} from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { NewFact } from '@chuli/registry/fundamental';
import type { DailyBarRow, IndexBarRow, TradeRow } from '@chuli/tape';

/** Noon of the day after the last session. */
export const NOW: Instant = atKathmandu(tradingDate('2026-08-19'), 12 * 60);

/** The sessions before the market begins, for whoever needs twenty of them. */
export const JULY: readonly TradingDate[] = Array.from({ length: 31 }, (_, day) =>
  addDays(tradingDate('2026-07-01'), day),
).filter(isTradingDay);

type Contract = [symbol: string, buyer: string, seller: string, quantity: number, rate: number];

/** Four sessions whose trades are known; those of 12, 14 and 18 August are missing. */
export const FLOORSHEETS: Readonly<Record<string, readonly Contract[]>> = {
  '2026-08-10': [
    ['NABIL', '58', '34', 100, 500],
    ['NABIL', '58', '58', 50, 501],
    ['NABIL', '34', 'D01', 30, 502.5],
    ['UPPER', '49', '58', 200, 210.1],
  ],
  '2026-08-11': [
    ['NABIL', '34', '58', 40, 503],
    ['NABILP', '49', '34', 10, 400],
    ['NABILD/89', '58', '49', 25, 1_010],
  ],
  '2026-08-13': [
    ['NABIL', '49', '34', 500, 2_000],
    ['UPPER', '58', '49', 60, 212],
  ],
  '2026-08-17': [
    ['NABIL', '58', '49', 70, 505],
    ['NABIL', '', '', 20, 505],
    ['UPPER', '34', '58', 90, 213.4],
  ],
};

/** Contract numbers follow the order of the list; the first session alone has trade times. */
export const tradesOf = (day: string): TradeRow[] =>
  (FLOORSHEETS[day] ?? []).map(([symbol, buyer, seller, quantity, rate], index) => ({
    contract_id: `${day.replaceAll('-', '')}01${String(index + 1).padStart(6, '0')}`,
    symbol: symbol as StockSymbol,
    traded_at: day === '2026-08-10' ? atKathmandu(tradingDate(day), 11 * 60) * 1000 + 7 + index : null,
    buyer: buyer as BrokerId,
    seller: seller as BrokerId,
    quantity,
    rate: fromRupees(rate),
    amount: paisa(fromRupees(rate) * quantity),
  }));

type BarCells = [symbol: string, day: string, close: number, previous: number | null];

/** UPPER goes ex bonus on 13 August; the bar of Saturday 15 August is an error of its source. */
const BARS: readonly BarCells[] = [
  ['NABIL', '2012-01-03', 900, null],
  ['NABIL', '2021-08-18', 1_400, null],
  ['NABIL', '2021-08-19', 1_410, null],
  ['NABIL', '2026-08-10', 500, null],
  ['NABIL', '2026-08-11', 503, 500],
  ['NABIL', '2026-08-12', 504, 503],
  ['NABIL', '2026-08-13', 506, 504],
  ['NABIL', '2026-08-14', 507, 506],
  ['NABIL', '2026-08-17', 505, 507],
  ['NABIL', '2026-08-18', 510.1, 505],
  ['UPPER', '2026-08-12', 400, 390],
  ['UPPER', '2026-08-13', 210, 200],
  ['UPPER', '2026-08-15', 999, 210],
  ['UPPER', '2026-08-17', 213.4, 210],
  ['NEWCO', '2026-08-18', 100, null],
  ['OLDBANK', '2026-08-10', 150, 149],
  ['OLDBANK', '2026-08-11', 151, 150],
  ['NEWBANK', '2026-08-13', 152, 151],
];

export const bars = (): DailyBarRow[] =>
  BARS.map(([symbol, day, close, previous]) => ({
    symbol: symbol as StockSymbol,
    traded_on: tradingDate(day),
    open: fromRupees(close),
    high: fromRupees(close + 5),
    low: fromRupees(close - 5),
    close: fromRupees(close),
    last_traded: null,
    volume: 1_000,
    amount: fromRupees(close * 1_000),
    trades: 10,
    vwap: null,
    previous_close: previous === null ? null : fromRupees(previous),
    source: 'test',
    sources_agreeing: 1,
    // NABIL opened once at a price that nobody knows, and its high of that day was beyond the limit.
    flags: symbol === 'NABIL' && day === '2026-08-12' ? 'OL' : '',
  }));

/** NEPSE on two days, of the first only the close. */
export const indexBars = (): IndexBarRow[] => [
  indexBar('2026-08-17', 2_700_12, null, null),
  indexBar('2026-08-18', 2_727_12, paisa(5_000_000_00), 12_000),
];

const indexBar = (
  day: string,
  close: number,
  turnover: Paisa | null,
  volume: number | null,
): IndexBarRow => ({
  index_id: 58,
  traded_on: tradingDate(day),
  open: null,
  high: turnover === null ? null : close + 1_00,
  low: turnover === null ? null : close - 1_00,
  close,
  turnover,
  volume,
  trades: null,
  source: 'test',
  flags: '',
});

/** OLDBANK was taken off the list after its last session; no source says when. */
const company = (symbol: string, name: string, sector_id: number, first: string | null) => ({
  symbol: symbol as StockSymbol,
  name,
  sector_id,
  instrument: 'Equity',
  status: symbol === 'OLDBANK' ? 'Delisted' : 'Active',
  last_traded_on: symbol === 'OLDBANK' ? tradingDate('2026-08-11') : null,
  listed_shares: 1_000_000,
  first_traded_on: first === null ? null : tradingDate(first),
  provenance: 'test',
});

export const companies = () => [
  company('NABIL', 'Nabil Bank', 1, '2012-01-03'),
  company('NABILP', 'Nabil Bank, promoters', 1, null),
  company('NABILD/89', 'Nabil Debenture 2089', 1, null),
  company('UPPER', 'Upper Tamakoshi', 5, '2026-08-12'),
  company('NEWCO', 'Newcomer', 8, '2026-08-18'),
  company('OLDBANK', 'Old Bank', 1, '2026-08-10'),
  company('NEWBANK', 'New Bank', 1, '2026-08-13'),
];

const day = (text: string): TradingDate => tradingDate(text);

export const renames = () => [
  {
    old_symbol: 'OLDBANK' as StockSymbol,
    new_symbol: 'NEWBANK' as StockSymbol,
    renamed_on: day('2026-08-13'),
    evidence: 'test',
  },
];

export const brokers = () =>
  ['58', '34', '49', 'D01'].map((id) => ({
    id: id as BrokerId,
    name: `Broker ${id} Securities`,
    short_name: `Broker ${id}`,
    is_active: true,
    is_dealer: id === 'D01',
    provenance: 'test',
  }));

export const adjustments = () => [
  {
    symbol: 'UPPER' as StockSymbol,
    ex_on: day('2026-08-13'),
    kind: 'bonus' as const,
    factor: 0.5,
    known_on: day('2026-08-12'),
    confidence: 'certain' as const,
    evidence: [{ by: 'declared' as const, words: 'bonus 100 %', factor: 0.5 }],
  },
];

export const dividends = () => [
  {
    symbol: 'UPPER' as StockSymbol,
    fiscal_year: '2081/2082',
    bonus_percent: 100,
    cash_percent: 5.2632,
    announced_on: day('2026-08-11'),
    known_on: day('2026-08-11'),
    bonus_listed_on: day('2026-08-17'),
    source: 'test',
    flags: '',
  },
  {
    symbol: 'NABIL' as StockSymbol,
    fiscal_year: '2080/2081',
    bonus_percent: null,
    cash_percent: 10,
    announced_on: null,
    known_on: null,
    source: 'test',
    flags: '',
  },
];

export const rightsIssues = () => [
  {
    symbol: 'NABIL' as StockSymbol,
    opened_on: day('2026-08-12'),
    closed_on: day('2026-09-01'),
    ratio: '1:2',
    units: 1_000,
    issue_price: 100_00,
  },
];

const eps = (quarter: number, known_on: string, rupees: number): NewFact => ({
  symbol: 'NABIL' as StockSymbol,
  item: 'eps',
  fiscal_year: '2082/2083',
  quarter,
  basis: 'stated',
  value: fromRupees(rupees),
  unit: 'paisa',
  is_audited: false,
  published_on: day(known_on),
  known_on: day(known_on),
  known_is_assumed: false,
  source: 'test',
  document: null,
});

/** A quarter with a loss, and one with a profit. */
export const facts = (): NewFact[] => [eps(3, '2026-05-20', -4), eps(4, '2026-08-17', 20)];
