import { type TradingDate, atKathmandu } from '@chuli/kernel';
import { PlainCsv } from '../plain-csv.ts';
import type { Batch, RawTrade, Rejection } from '../market-source.ts';

const COLUMNS = ['contract_id', 'symbol', 'buyer', 'seller', 'quantity', 'rate', 'amount', 'trade_time'];

const CLOCK = /^\d\d:\d\d:\d\d(?:\.\d{1,6})?$/;

/** Microseconds since midnight of `HH:MM:SS.ffffff`, of which trailing zeros may be missing. */
const microsecondsOf = (clock: string): number => {
  if (!CLOCK.test(clock)) return Number.NaN;
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  return Math.round((minutes * 60 + Number(clock.slice(6))) * 1_000_000);
};

/** Every trade of a day; trade times are clock times of Kathmandu. */
export const parseFloorsheet = (date: TradingDate, bytes: Buffer): Batch<RawTrade> => {
  const midnight = atKathmandu(date, 0) * 1_000;
  const lines = new PlainCsv(bytes, COLUMNS);
  const rows: RawTrade[] = [];
  const rejected: Rejection[] = [];
  while (lines.nextLine()) {
    if (lines.fields !== COLUMNS.length) {
      rejected.push({ reason: 'number of fields', example: `${date}: ${lines.line()}` });
      continue;
    }
    rows.push({
      contract_id: lines.text(0),
      symbol: lines.text(1),
      traded_at: lines.isEmpty(7) ? null : midnight + microsecondsOf(lines.text(7)),
      buyer: lines.text(2),
      seller: lines.text(3),
      quantity: lines.whole(4),
      rate: lines.paisa(5),
      amount: lines.paisa(6),
    });
  }
  return { rows, rejected };
};
