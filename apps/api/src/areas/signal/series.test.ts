import { setImmediate as turn } from 'node:timers/promises';
import { type StockSymbol, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import type { Context } from '../../http/implement.ts';
import { stockSeries } from './series.ts';

const AS_OF = tradingDate('2026-08-21');
const NABIL = 'NABIL' as StockSymbol;

/** The reader leaves while the first of two questions that follow each other is still waiting. */
const leftWhileAsking = (): Pick<Context, 'tape' | 'reference' | 'sessions'> => {
  const rows = async (query: string): Promise<never[]> => {
    for (let turns = 0; turns < (query.includes('traded_at') ? 5 : 1); turns++) await turn();
    throw new Error('the reader left');
  };
  const company = { symbol: NABIL, name: 'Nabil', sector_id: 1, instrument: 'Equity', status: 'Active' };
  return {
    tape: { rows } as unknown as Context['tape'],
    reference: (async () => ({
      companies: [company],
      companyPasts: new Map(),
      renames: [],
      adjustments: [],
      brokers: [],
    })) as unknown as Context['reference'],
    sessions: (async () => ({ exchange: [AS_OF] })) as unknown as Context['sessions'],
  };
};

it('no failure is left without anybody waiting for it', async () => {
  const asked = stockSeries(leftWhileAsking(), { symbol: NABIL, timeframe: 'hourly', as_of: AS_OF });
  await expect(asked).rejects.toThrow('the reader left');
});
