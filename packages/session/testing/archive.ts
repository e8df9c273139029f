import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { gunzipSync } from 'node:zlib';
import {
  type Paisa,
  type TradingDate,
  addDays,
  atKathmandu,
  brokerId,
  parseRupees,
  readCsv,
  stockSymbol,
} from '@chuli/kernel';
import { INSTRUMENT_NAMES, sectorOfExchangeName } from '@chuli/market';
import type { Listing, TradeEvent } from '../src/index.ts';

/** The folder of the market archive, or undefined where there is none. */
export const archive: string | undefined = env['CHULI_ARCHIVE'];

export type Row = (column: string) => string;

const rowsOf = (
  name: string,
  isWanted: (cells: readonly string[]) => boolean = () => true,
): readonly Row[] => {
  const bytes = readFileSync(join(archive ?? '', name));
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const lines = readCsv(text);
  const columns = new Map((lines.next().value ?? []).map((column, index) => [column, index]));
  const wanted: Row[] = [];
  for (const cells of lines)
    if (isWanted(cells)) wanted.push((column) => cells[columns.get(column) ?? -1] ?? '');
  return wanted;
};

export const money = (text: string): Paisa => {
  const amount = parseRupees(text);
  if (amount === null) throw new Error(`${text} is no amount`);
  return amount;
};

const microseconds = (day: TradingDate, time: string): number | null => {
  const [hours, minutes, seconds] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined || seconds === undefined) return null;
  return atKathmandu(day, hours * 60 + minutes) * 1_000 + Math.round(seconds * 1_000_000);
};

/** Every trade of a day; times only where the archive has them. */
export const tradesOf = (day: TradingDate): readonly TradeEvent[] =>
  rowsOf(`floorsheets/${day}.csv.gz`).map((row) => ({
    kind: 'trade',
    contractId: row('contract_id'),
    symbol: stockSymbol(row('symbol')),
    quantity: Number(row('quantity')),
    rate: money(row('rate')),
    amount: money(row('amount')),
    at: microseconds(day, row('trade_time')),
    buyer: brokerId(row('buyer')),
    seller: brokerId(row('seller')),
  }));

/** Longer than any listed company that still counts has gone without a trade. */
const LOOK_BACK_DAYS = 400;

/** The bars of a day and of the year before it, the day's last for each symbol. */
const barsUpTo = (day: TradingDate): readonly Row[] => {
  const from = addDays(day, -LOOK_BACK_DAYS);
  return rowsOf('prices_daily.csv.gz', ([, date = '']) => date >= from && date <= day);
};

export type ArchiveDay = { readonly bars: readonly Row[]; readonly listings: readonly Listing[] };

/** What was published of a day, and what was known of each active company before it. */
export const archiveDay = (day: TradingDate): ArchiveDay => {
  const bars = barsUpTo(day);
  const closes = new Map(
    bars.map((row) => [row('symbol'), parseRupees(row('date') === day ? row('prev_close') : row('close'))]),
  );
  const companies = new Map(rowsOf('companies.csv').map((row) => [row('symbol'), row]));
  const listings = [...closes].flatMap(([symbol, previousClose]): Listing[] => {
    const company = companies.get(symbol);
    if (company === undefined || company('status') !== 'Active') return [];
    const instrument = INSTRUMENT_NAMES.find((name) => name === company('instrument')) ?? null;
    const shares = company('listed_shares');
    return [
      {
        symbol: stockSymbol(symbol),
        name: '',
        sectorId: sectorOfExchangeName(company('sector'), instrument),
        instrument: instrument ?? '',
        previousClose,
        listedShares: shares === '' ? null : Number(shares),
      },
    ];
  });
  return { bars: bars.filter((row) => row('date') === day), listings };
};

/** Closes of all indices on the last two days up to this one, in hundredths of a point, by id. */
export const indexCloses = (day: TradingDate) => {
  const rows = rowsOf('index_daily.csv.gz').filter((row) => row('date') <= day);
  return [...Map.groupBy(rows, (row) => Number(row('index_id')))].map(([indexId, all]) => {
    const [before, last] = all.toSorted((a, b) => (a('date') < b('date') ? -1 : 1)).slice(-2);
    if (before === undefined || last?.('date') !== day) throw new Error(`${indexId} is not known on ${day}`);
    return { indexId, previous: money(before('close')), close: money(last('close')) };
  });
};
