import { setTimeout as delay } from 'node:timers/promises';
import { type BrokerId, type Paisa, type StockSymbol, instant, tradingDate } from '@chuli/kernel';
import type { ReversalEvent, TradeEvent } from '@chuli/session';

export const MONDAY = tradingDate('2030-01-14');

const contractId = (number: number): string => `20300114${String(number).padStart(8, '0')}`;

export const contract = (number: number, change: Partial<TradeEvent> = {}): TradeEvent => ({
  kind: 'trade',
  contractId: contractId(number),
  symbol: `S${number % 7}` as StockSymbol,
  quantity: 10 + number,
  rate: 10_000 as Paisa,
  amount: ((10 + number) * 10_000) as Paisa,
  at: Date.parse('2030-01-14T05:15:00Z') * 1_000 + number,
  buyer: '',
  seller: '',
  ...change,
});

export const withBrokers = (number: number): TradeEvent =>
  contract(number, { buyer: '58' as BrokerId, seller: '44' as BrokerId });

export const reversal = (number: number): ReversalEvent => ({
  kind: 'reversal',
  contractId: contractId(number),
  symbol: contract(number).symbol,
  reason: 'annulled',
});

export const beat = (at: number) => ({ kind: 'beat' as const, at: instant(at) });

export const numbers = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, at) => from + at);

/** The engines of a test run share the machine with others: patience costs nothing when all is well. */
export const until = async (
  isTrue: () => boolean | Promise<boolean>,
  what: string,
  patienceMs = 30_000,
): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`not in time: ${what}`);
    await delay(20);
  }
};
