import {
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  fromRupees,
  paisa,
} from '@chuli/kernel';
import { previousTradingDay } from '@chuli/market';
import type { Registry } from '@chuli/registry';
import { type NewFact, appendFacts } from '@chuli/registry/fundamental';
import { upsertBrokers, upsertCompanies } from '@chuli/registry/reference';
import { FAMILIES, ruleVersion } from '@chuli/signals';
import type { DailyBarRow, Tape, TradeRow } from '@chuli/tape';
import { type SignalEventRow, replaceSignalEvents } from '@chuli/tape/signal';
import { replaceDailyBars, replaceTradeDay } from '@chuli/tape/write';

/** The stock of which only payers may be told, and the one that everyone may see. */
export const LOCKED_SYMBOL = 'UPPER';
/** Beside the first, what a demo account is shown: of another sector than the locked one. */
export const DEMO_SYMBOLS: readonly string[] = ['NRIC'];
const SECTORS: Readonly<Record<string, number>> = { NABIL: 1, [LOCKED_SYMBOL]: 1, NRIC: 2 };
const SYMBOLS = Object.keys(SECTORS) as StockSymbol[];
const SESSIONS = 30;
const RATE = fromRupees(500);

const sessionsBefore = (day: TradingDate): TradingDate[] => {
  const days = [previousTradingDay(day)];
  while (days.length < SESSIONS) days.unshift(previousTradingDay(days[0] ?? day));
  return days;
};

const bar = (symbol: StockSymbol, traded_on: TradingDate): DailyBarRow => ({
  symbol,
  traded_on,
  open: RATE,
  high: fromRupees(505),
  low: fromRupees(495),
  close: RATE,
  last_traded: null,
  volume: 10_000,
  amount: paisa(RATE * 10_000),
  trades: 2,
  vwap: null,
  previous_close: RATE,
  source: 'drill',
  sources_agreeing: 1,
  flags: '',
});

/** Of thirty sessions before a day. */
export const barsBefore = (day: TradingDate): DailyBarRow[] =>
  sessionsBefore(day).flatMap((before) => SYMBOLS.map((symbol) => bar(symbol, before)));

/** Of the day itself, at the same prices. */
export const barsOf = (day: TradingDate): DailyBarRow[] => SYMBOLS.map((symbol) => bar(symbol, day));

const trade = (symbol: StockSymbol, day: TradingDate, index: number): TradeRow => ({
  contract_id: `${day.replaceAll('-', '')}01${String(index + 1).padStart(6, '0')}`,
  symbol,
  traded_at: atKathmandu(day, 12 * 60) * 1_000 + index,
  buyer: '58' as BrokerId,
  seller: '34' as BrokerId,
  quantity: 5_000,
  rate: RATE,
  amount: paisa(RATE * 5_000),
});

const events = (day: TradingDate): SignalEventRow[] =>
  FAMILIES.flatMap((family) =>
    SYMBOLS.map((symbol) => ({
      family: family.id,
      kind: Object.keys(family.kinds)[0] ?? '',
      timeframe: 'daily',
      side: 'buy',
      symbol,
      signal_on: day,
      bar_ends_at: atKathmandu(day, 15 * 60) / 1_000,
      close: RATE,
      lefts: [],
      rights: [],
      rule_version: ruleVersion(family),
      data_version: `${day} drill`,
      ended_on: null,
    })),
  );

const report = (symbol: StockSymbol, known_on: TradingDate): NewFact => ({
  symbol,
  item: 'net_profit',
  fiscal_year: '2081/2082',
  quarter: 4,
  basis: 'ytd',
  value: RATE,
  unit: 'paisa',
  is_audited: false,
  published_on: known_on,
  known_on,
  known_is_assumed: false,
  source: 'company',
  document: null,
});

/** Three stocks with a report, thirty sessions, one floorsheet, one signal of each family. Returns the last session. */
export const fillMarket = async (
  { tape, registry }: { tape: Tape; registry: Registry },
  today: TradingDate,
): Promise<TradingDate> => {
  const last = previousTradingDay(today);
  await upsertCompanies(
    registry,
    SYMBOLS.map((symbol) => ({
      symbol,
      name: `${symbol} of the drill`,
      sector_id: SECTORS[symbol] ?? null,
      instrument: 'Equity',
      status: 'Active',
      listed_shares: 1_000_000,
      provenance: 'drill',
    })),
  );
  await upsertBrokers(
    registry,
    (['58', '34'] as BrokerId[]).map((id) => ({
      id,
      name: `Broker ${id}`,
      short_name: id,
      is_active: true,
      is_dealer: false,
      provenance: 'drill',
    })),
  );
  await appendFacts(
    registry,
    SYMBOLS.map((symbol) => report(symbol, last)),
  );
  await replaceDailyBars(tape, barsBefore(today));
  await replaceTradeDay(
    tape,
    last,
    SYMBOLS.flatMap((symbol, index) => [trade(symbol, last, 2 * index), trade(symbol, last, 2 * index + 1)]),
  );
  const writing = await replaceSignalEvents(tape);
  await writing.add(events(last));
  await writing.finish();
  return last;
};
