import { STOCK_SYMBOL_PATTERN, type StockSymbol, isTradingDate } from '@chuli/kernel';
import type { DailyBarRow } from '@chuli/tape';
import { PlainCsv } from '../plain-csv.ts';
import type { Batch, Rejection } from '../market-source.ts';
import { remembered } from '../remembered.ts';

const COLUMNS = [
  'symbol',
  'date',
  'open',
  'high',
  'low',
  'close',
  'ltp',
  'volume',
  'amount',
  'trades',
  'vwap',
  'prev_close',
  'source',
  'agree',
  'flags',
];

/** Old publishers wrote 0 for what they did not know. */
const known = (value: number): number | null => (value > 0 ? value : null);

const readBar = (line: PlainCsv): DailyBarRow =>
  ({
    symbol: line.text(0) as StockSymbol,
    traded_on: line.text(1),
    open: known(line.paisa(2)),
    high: line.paisa(3),
    low: line.paisa(4),
    close: line.paisa(5),
    last_traded: known(line.paisa(6)),
    volume: line.whole(7),
    amount: known(line.paisa(8)),
    trades: known(line.whole(9)),
    vwap: known(line.paisa(10)),
    previous_close: known(line.paisa(11)),
    source: line.text(12),
    sources_agreeing: line.whole(13),
    flags: line.text(14),
  }) as DailyBarRow;

/** A number that is written but not understood is not the same as an unknown one. */
const OPTIONAL_PRICES = [2, 6, 8, 11];
const isMisread = (line: PlainCsv): boolean =>
  OPTIONAL_PRICES.some((field) => !line.isEmpty(field) && Number.isNaN(line.paisa(field)));

const isSymbol = remembered((text) => STOCK_SYMBOL_PATTERN.test(text));
const isDate = remembered(isTradingDate);

const CHECKS: readonly { reason: string; fails: (bar: DailyBarRow) => boolean }[] = [
  { reason: 'symbol malformed', fails: ({ symbol }) => !isSymbol(symbol) },
  { reason: 'not a date', fails: ({ traded_on }) => !isDate(traded_on) },
  { reason: 'price not positive', fails: ({ high, low, close }) => !(high > 0 && low > 0 && close > 0) },
  { reason: 'high below low', fails: ({ high, low }) => high < low },
  { reason: 'volume not positive', fails: ({ volume }) => !(volume > 0) },
];

export const parseDailyBars = (bytes: Buffer): Batch<DailyBarRow> => {
  const lines = new PlainCsv(bytes, COLUMNS);
  const rows: DailyBarRow[] = [];
  const rejected: Rejection[] = [];
  const reject = (reason: string) => rejected.push({ reason, example: lines.line() });
  while (lines.nextLine()) {
    if (lines.fields !== COLUMNS.length) {
      reject('number of fields');
      continue;
    }
    const bar = readBar(lines);
    const reason = CHECKS.find(({ fails }) => fails(bar))?.reason;
    if (reason !== undefined) reject(reason);
    else if (isMisread(lines)) reject('number not understood');
    else rows.push(bar);
  }
  return { rows, rejected };
};
