import { type BrokerId, type StockSymbol, atKathmandu, fromRupees, paisa, tradingDate } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import { type LiveTradeRow, insertIndexMinutes, insertLiveTrades } from '@chuli/tape/live';

/** The day of the small market's clock: it runs, and nothing of it is in the tables of finished days. */
export const RUNNING = tradingDate('2026-08-19');

/** Unix seconds of a time of the running day, `11:05` or `11:05:30`. */
export const at = (time: string): number => {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return atKathmandu(RUNNING, hour * 60 + minute) / 1_000 + second;
};

type Cells = [
  time: string | null,
  symbol: string,
  buyer: string,
  seller: string,
  quantity: number,
  rate: number,
];

/** Brokers are hidden in all but the last two; the second and the fourth are odd lots, the ninth has no time. */
const CONTRACTS: readonly Cells[] = [
  ['11:00:05', 'NABIL', '', '', 100, 510],
  ['11:00:40', 'NABIL', '', '', 5, 520],
  ['11:00:59', 'NABIL', '', '', 50, 508],
  ['11:01:00', 'NABIL', '', '', 9, 515],
  ['11:04:59', 'NABIL', '', '', 20, 512],
  ['11:05:00', 'NABIL', '', '', 10, 511],
  ['11:06:00', 'UPPER', '', '', 300, 215],
  ['11:07:00', 'UPPER', '', '', 40, 230],
  [null, 'NABIL', '', '', 30, 513],
  ['11:59:30', 'UPPER', '58', '34', 60, 216],
  ['11:59:40', 'NABIL', '58', '58', 10, 514],
];

const REVERSED = 8;

const contract = ([time, symbol, buyer, seller, quantity, rate]: Cells, index: number): LiveTradeRow => ({
  contract_id: `2026081901${String(index + 1).padStart(6, '0')}`,
  symbol: symbol as StockSymbol,
  traded_at: time === null ? null : at(time) * 1_000_000,
  buyer: buyer as BrokerId,
  seller: seller as BrokerId,
  quantity,
  rate: fromRupees(rate),
  amount: paisa(fromRupees(rate) * quantity),
  is_reversed: false,
  version: index + 1,
});

const changed = (trades: readonly LiveTradeRow[], change: Partial<LiveTradeRow>): LiveTradeRow[] =>
  trades.map((trade) => Object.assign({}, trade, change));

/** The contracts as they came, then the news: one is reversed, the brokers of the last two become known. */
export const fillRunningDay = async (tape: Tape): Promise<void> => {
  const trades = CONTRACTS.map(contract);
  await insertLiveTrades(tape, RUNNING, changed(trades, { buyer: '', seller: '' }));
  const reversed = changed(trades.slice(REVERSED - 1, REVERSED), { is_reversed: true, version: 1_000 });
  await insertLiveTrades(tape, RUNNING, [...reversed, ...changed(trades.slice(-2), { version: 1_000 })]);
  const index = { index_id: 58, origin: 'exchange' as const };
  await insertIndexMinutes(tape, [
    { ...index, at: atKathmandu(RUNNING, 11 * 60), value: 2_700_00 },
    { ...index, at: atKathmandu(RUNNING, 11 * 60 + 3), value: 2_710_00 },
    { ...index, at: atKathmandu(RUNNING, 11 * 60 + 7), value: 2_690_00 },
    { ...index, at: atKathmandu(RUNNING, 11 * 60 + 40), value: 2_727_00 },
  ]);
};
