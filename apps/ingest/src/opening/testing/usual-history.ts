import { type BrokerId, type StockSymbol, type TradingDate, atKathmandu, paisa } from '@chuli/kernel';
import { previousTradingDay } from '@chuli/market';
import { sampleMarket, tickersOf } from '@chuli/simulator';
import type { DailyBarRow, Tape, TradeRow } from '@chuli/tape';
import { replaceDailyBars, replaceTradeDay, stampBases } from '@chuli/tape/write';

const SESSIONS = 12;
const STOCKS = 40;
const BASE = 500_00;
const MINUTE_US = 60_000_000;

const tradesOf = (day: TradingDate, number: number, symbols: readonly StockSymbol[]): TradeRow[] =>
  symbols.flatMap((symbol, stock) =>
    Array.from({ length: 30 }, (_, place) => {
      const quantity = 10 + ((stock * 7 + number * 13 + place * 5) % 90);
      const rate = paisa(BASE + (((place * 37 + stock * 11 + number * 17) % 41) - 20) * 100);
      const contract = (stock * 30 + place + 1).toString().padStart(8, '0');
      return {
        contract_id: `${day.replaceAll('-', '')}${contract}`,
        symbol,
        traded_at: atKathmandu(day, 655) * 1_000 + Math.floor((place * 1.7 + (stock % 3)) * MINUTE_US),
        buyer: '58' as BrokerId,
        seller: '34' as BrokerId,
        quantity,
        rate,
        amount: paisa(rate * quantity),
      };
    }),
  );

const barOf = (symbol: StockSymbol, day: TradingDate): DailyBarRow => ({
  symbol,
  traded_on: day,
  open: null,
  high: paisa(BASE),
  low: paisa(BASE),
  close: paisa(BASE),
  last_traded: null,
  volume: 1,
  amount: null,
  trades: 1,
  vwap: null,
  previous_close: paisa(BASE),
  source: 'test',
  sources_agreeing: 1,
  flags: '',
});

const daysBefore = (day: TradingDate): TradingDate[] => {
  const days: TradingDate[] = [];
  for (let one = previousTradingDay(day); days.length < SESSIONS; one = previousTradingDay(one))
    days.unshift(one);
  return days;
};

/** Twelve sessions with times, in which forty stocks of the sample market traded around Rs 500. */
export const fillUsualHistory = async (tape: Tape, day: TradingDate): Promise<TradingDate[]> => {
  const endDate = previousTradingDay(day);
  const { listings } = sampleMarket({
    seed: 1,
    years: 3,
    stocks: 300,
    floorsheetDays: 20,
    tradesPerDay: 25_000,
    endDate,
  });
  const symbols = listings.flatMap((listing) => tickersOf(listing).at(-1) ?? []).slice(0, STOCKS);
  const days = daysBefore(day);
  for (const [number, one] of days.entries())
    await replaceTradeDay(tape, one, tradesOf(one, number, symbols));
  await replaceDailyBars(
    tape,
    days.flatMap((one) => symbols.map((symbol) => barOf(symbol, one))),
  );
  await stampBases(tape, { adjustments: [], renames: [], instruments: new Map() });
  return days;
};

type Stored = { symbol: string; day: string; minute: number; quantity: number; rate: number; amount: number };

const storedTrades = async (tape: Tape, days: readonly TradingDate[]): Promise<Stored[]> => {
  const rows = await tape.query({
    query: `SELECT symbol, toString(traded_on) AS day, toUnixTimestamp(assumeNotNull(traded_at)) AS seconds,
      quantity, rate, amount FROM counted_trade WHERE traded_on IN {days:Array(Date)}`,
    query_params: { days },
    format: 'JSONEachRow',
  });
  const found = await rows.json<Omit<Stored, 'minute'> & { seconds: number }>();
  return found.map(({ symbol, day, seconds, quantity, rate, amount }) => {
    const ofDay = Math.floor((seconds - atKathmandu(day as TradingDate, 0) / 1_000) / 60);
    const minute = Math.min(Math.max(ofDay - 660, 0), 239);
    return { symbol, day, minute, quantity, rate, amount };
  });
};

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

const rangeUpTo = (trades: readonly Stored[], minute: number): number | null => {
  const rates = trades
    .filter((trade) => trade.minute <= minute && trade.quantity >= 10)
    .map(({ rate }) => rate);
  return rates.length === 0 ? null : Math.max(...rates) - Math.min(...rates);
};

/**
 * What the lists say of the end of a day, recomputed from stored trades by plain loops: amounts and heats of the last
 * minutes, the volume against the usual, the range and the usual one.
 */
export const listsByHand = async (
  tape: Tape,
  {
    day,
    days,
    closes,
  }: { day: TradingDate; days: readonly TradingDate[]; closes: ReadonlyMap<string, number> },
) => {
  const [today, before] = await Promise.all([storedTrades(tape, [day]), storedTrades(tape, days)]);
  const last = Math.max(...today.map(({ minute }) => minute));
  const inLast = (minutes: number) => (trade: Stored) =>
    trade.minute > last - minutes && trade.minute <= last;
  const amountOf = (trades: readonly Stored[]): number => trades.reduce((sum, { amount }) => sum + amount, 0);
  const volumeOf = (trades: readonly Stored[]): number =>
    trades.reduce((sum, { quantity }) => sum + quantity, 0);
  const ten = new Set<string>(days.slice(-10));
  return [...Map.groupBy(today, ({ symbol }) => symbol)].map(([symbol, own]) => {
    const past = before.filter((trade) => trade.symbol === symbol);
    const recent = past.filter((trade) => ten.has(trade.day));
    const usualVolume = volumeOf(recent.filter(({ minute }) => minute <= last)) / 10;
    const ranges = [...Map.groupBy(past, (trade) => trade.day).values()].map((one) => rangeUpTo(one, last));
    const known = ranges.filter((range) => range !== null);
    const close = closes.get(symbol) ?? 0;
    const spans = [1, 5, 15].map((minutes) => {
      const amount = amountOf(own.filter(inLast(minutes)));
      const usual = amountOf(recent.filter(inLast(minutes))) / 10;
      return { amount, heat: usual === 0 ? null : Math.round((amount / usual) * 100) };
    });
    const range = rangeUpTo(own, 239);
    return {
      symbol,
      amounts: spans.map(({ amount }) => amount),
      heats: spans.map(({ heat }) => heat),
      trades: own.filter(inLast(5)).length,
      volumeRatio: usualVolume === 0 ? null : Math.round((volumeOf(own) / usualVolume) * 10_000),
      range: range === null ? null : Math.round((range / close) * 1_000_000),
      usualRange: known.length < 10 ? null : Math.round((middle(known) / BASE) * 1_000_000),
    };
  });
};
