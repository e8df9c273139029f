import { atKathmandu } from '@chuli/kernel';
import { sampleMarket } from '@chuli/simulator';
import { expect, it } from 'vitest';
import { readSourceConfig } from '../config.ts';
import { createSource } from '../index.ts';
import { eventsOf, readAll, testContext } from '../testing/context.ts';
import { DAY } from '../testing/exchange.ts';

const market = sampleMarket({
  seed: 5,
  endDate: DAY,
  years: 0.3,
  floorsheetDays: 4,
  stocks: 30,
  tradesPerDay: 500,
});

const source = (settings: Record<string, string>) =>
  createSource(readSourceConfig({ CHULI_SOURCE: 'simulator', CHULI_SIMULATOR_TRADES: '300', ...settings }), {
    storedTrades: () => {
      throw new Error('a simulated day needs no tape');
    },
    sampleMarket: () => market,
    isListed: () => true,
  });

it('plays the configured day by the clock, masked, and gives it whole afterwards with brokers', async () => {
  const context = testContext(DAY, atKathmandu(DAY, 9 * 60));
  const simulated = source({ CHULI_SIMULATOR_SPEED: '100' });
  const heard = eventsOf(await readAll(simulated.read(context)), 'trade');
  const { trades, isComplete, declared, closes } = await simulated.readWhole(context);
  expect(heard).toEqual(trades.map((trade) => ({ ...trade, buyer: '', seller: '' })));
  expect(isComplete && declared?.trades).toBe(trades.length);
  expect(closes.length).toBeGreaterThan(0);
  expect(context.clock() - atKathmandu(DAY, 9 * 60)).toBeCloseTo((4.5 * 3_600_000) / 100, -4);
});

it('knows its listings and index closes before the session', () => {
  const opening = source({}).opening(DAY);
  expect(opening?.listings.length).toBeGreaterThan(20);
  expect(opening?.indexCloses.map(({ indexId }) => indexId)).toContain(58);
});

it('takes a suspension, a half day and a holiday from its settings', async () => {
  const phases = async (settings: Record<string, string>) => {
    const items = await readAll(source(settings).read(testContext(DAY, atKathmandu(DAY, 9 * 60))));
    return eventsOf(items, 'status').map(({ phase }) => phase);
  };
  expect(await phases({ CHULI_SIMULATOR_SUSPEND_AT: '720' })).toContain('suspended');
  expect(await phases({ CHULI_SIMULATOR_HOLIDAY: 'true' })).toEqual(['closed']);
});
