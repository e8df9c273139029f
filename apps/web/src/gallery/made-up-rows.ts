import type { Column } from '@chuli/ui';

export type MadeUpRow = {
  symbol: string;
  sector: string;
  broker: string;
  contract: string;
  date: string;
  close: number;
  change: number | null;
  volume: number;
  turnover: number;
  net: number;
  share: number;
  days: readonly [number, number];
  nets: readonly number[];
};

const SECTORS = ['Commercial Banks', 'Hydro Power', 'Life Insurance', 'Microfinance', 'Hotels And Tourism'];

/** The same numbers on every visit: pictures of the gallery can be compared. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const symbolOf = (number: number): string =>
  String.fromCodePoint(...[26 * 26, 26, 1].map((place) => 65 + (Math.floor(number / place) % 26)));

const madeUpRow = (index: number, next: () => number): MadeUpRow => {
  const close = Math.round(10_000 + next() * 190_000) / 100;
  const volume = Math.floor(next() ** 3 * 900_000);
  const nets = Array.from({ length: 20 }, () => Math.round((next() - 0.5) * 4_000));
  return {
    symbol: symbolOf(Math.floor(next() * 350) * 31),
    sector: SECTORS[Math.floor(next() * SECTORS.length)] ?? '',
    broker: String(1 + Math.floor(next() * 99)),
    contract: String(2_026_010_100_000_000 + index),
    date: `2026-01-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`,
    close,
    change: next() < 0.06 ? null : (next() - 0.5) * 16,
    volume,
    turnover: volume * close,
    net: nets.reduce((sum, value) => sum + value, 0),
    share: next() * 30,
    days: [nets.filter((value) => value > 0).length, nets.length],
    nets,
  };
};

export const madeUpRows = (count: number): MadeUpRow[] => {
  const next = numbersFrom(7);
  return Array.from({ length: count }, (_, index) => madeUpRow(index, next));
};

export const MADE_UP_COLUMNS: readonly Column<MadeUpRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 96 },
  { key: 'sector', label: 'Sector', format: 'text', priority: 2 },
  { key: 'broker', label: 'Broker', format: 'broker', width: 76, priority: 2 },
  { key: 'date', label: 'Date', format: 'date', priority: 3 },
  { key: 'close', label: 'Close', format: 'rupees' },
  { key: 'change', label: 'Change', format: 'percent', unknown: 'It has not traded' },
  { key: 'volume', label: 'Volume', format: 'quantity', priority: 2, total: 'sum' },
  { key: 'turnover', label: 'Turnover', format: 'amount', priority: 2, total: 'sum' },
  { key: 'net', label: 'Net', format: 'netQuantity', priority: 2 },
  { key: 'share', label: 'Share', format: 'share', priority: 3 },
  { key: 'days', label: 'Net-buy days', format: 'fraction', width: 92, priority: 3 },
  { key: 'nets', label: 'Session by session', format: 'sparkbars', priority: 2 },
  { key: 'contract', label: 'Contract', format: 'text', priority: 3 },
];
