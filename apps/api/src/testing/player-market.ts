import { type BrokerId, type StockSymbol, type TradingDate, paisa } from '@chuli/kernel';
import type { DailyBarRow, TradeRow } from '@chuli/tape';
import { JULY } from './small-market.ts';

/** Sessions of the invented market: every one of July has its trades. */
export const PLAYER_DAYS: readonly TradingDate[] = JULY;
export const PLAYER_SYMBOLS = ['NABIL', 'UPPER', 'NEWBANK'] as const;
const BROKERS = Array.from({ length: 14 }, (_, number) => String(number + 1));

/** Numbers that look thrown, the same in every run. */
const thrower = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

/** The first brokers trade most, each in its own measure, so that the heaviest are the same in every run. */
const contractsOf = (day: TradingDate, seed: number): TradeRow[] => {
  const next = thrower(seed);
  const broker = (): BrokerId => BROKERS[Math.min(next(14), next(14))] as BrokerId;
  return Array.from({ length: 160 }, (_, index) => {
    const [quantity, rate] = [100 + next(2_000), 400_00 + next(200_00)];
    return {
      contract_id: `${day.replaceAll('-', '')}01${String(index + 1).padStart(6, '0')}`,
      symbol: PLAYER_SYMBOLS[next(3)] as StockSymbol,
      traded_at: null,
      buyer: broker(),
      seller: broker(),
      quantity,
      rate: paisa(rate),
      amount: paisa(rate * quantity),
    };
  });
};

export const PLAYER_TRADES: ReadonlyMap<TradingDate, readonly TradeRow[]> = new Map(
  PLAYER_DAYS.map((day, place) => [day, contractsOf(day, place + 1)]),
);

/** Each stock closes a rupee higher every session. */
export const playerBars = (days: readonly TradingDate[]): DailyBarRow[] =>
  PLAYER_SYMBOLS.flatMap((symbol) =>
    days.map((traded_on, place) => ({
      symbol: symbol as StockSymbol,
      traded_on,
      open: null,
      high: paisa(501_00 + place * 100),
      low: paisa(499_00 + place * 100),
      close: paisa(500_00 + place * 100),
      last_traded: null,
      volume: 1_000,
      amount: paisa(50_000_000),
      trades: 10,
      vwap: null,
      previous_close: place === 0 ? null : paisa(499_00 + place * 100),
      source: 'test',
      sources_agreeing: 1,
      flags: '',
    })),
  );
