import { type BrokerId, type Paisa, type StockSymbol, tradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { latestChecks, sessionsToCheck, upsertTradingSession } from '@chuli/registry/live';
import { type Tape, type TradeRow, migrateTape, openTape } from '@chuli/tape';
import { insertLiveTrades, liveDays } from '@chuli/tape/live';
import { replaceDailyBars, replaceMarketDays, replaceTradeDay } from '@chuli/tape/write';
import { testClickHouse, testRegistry } from '@chuli/testkit';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSessions } from './check-sessions.ts';
import { clearFinished } from './clear-finished.ts';

const MONDAY = tradingDate('2026-08-17');
const TUESDAY = tradingDate('2026-08-18');
const SYMBOL = 'ABCD' as StockSymbol;

const trade: TradeRow = {
  contract_id: '2026081701000001',
  symbol: SYMBOL,
  traded_at: null,
  buyer: '58' as BrokerId,
  seller: '44' as BrokerId,
  quantity: 20,
  rate: 10_000 as Paisa,
  amount: 200_000 as Paisa,
};

describe('exact days compared again', () => {
  let tape: Tape;
  let registry: Registry;
  const told: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void told.push(line) });
  const check = async () =>
    checkSessions(
      { registry, tape, logger },
      await sessionsToCheck(registry, 0),
      new AbortController().signal,
    );

  beforeAll(async () => {
    const [clickhouse, opened] = await Promise.all([testClickHouse(), testRegistry(2)]);
    await migrateTape(clickhouse);
    tape = openTape(clickhouse);
    registry = opened.registry;
    const price = 10_000 as Paisa;
    await replaceTradeDay(tape, MONDAY, [trade]);
    await replaceDailyBars(tape, [
      {
        symbol: SYMBOL,
        traded_on: MONDAY,
        open: price,
        high: price,
        low: price,
        close: price,
        last_traded: price,
        volume: 20,
        amount: 200_000 as Paisa,
        trades: 1,
        vwap: price,
        previous_close: price,
        source: 'test',
        sources_agreeing: 1,
        flags: '',
      },
    ]);
    await replaceMarketDays(tape, [
      { traded_on: MONDAY, turnover: 200_000 as Paisa, volume: 20, trades: 1, symbols: 1, source: 'test' },
    ]);
    const session = { source: 'test', reasons: [], declared: null, counted: null, state_hash: null, term: 1 };
    await upsertTradingSession(registry, { ...session, day: MONDAY, status: 'exact' });
    await upsertTradingSession(registry, { ...session, day: TUESDAY, status: 'live' });
    return async () => {
      await Promise.all([tape.close(), opened.close()]);
      await clickhouse.drop();
    };
  });

  it('are found to agree, and are due again after a while only', async () => {
    expect(await sessionsToCheck(registry, null)).toEqual([MONDAY]);
    expect(await check()).toBe(1);
    expect(await latestChecks(registry, 10)).toMatchObject([{ day: MONDAY, differences: [] }]);
    expect(await sessionsToCheck(registry, null)).toEqual([]);
    expect(await sessionsToCheck(registry, 60_000)).toEqual([]);
    expect(told).toEqual([]);
  });

  it('are shown and told of once something changed', async () => {
    await tape.command({
      query: 'ALTER TABLE broker_day_by_broker DELETE WHERE 1 SETTINGS mutations_sync = 1',
    });
    await check();
    const [found] = await latestChecks(registry, 10);
    expect(found?.differences).toContain('I2: broker_day_by_broker ABCD');
    expect(told.join('')).toContain('an exact day does not agree any more');
  });

  it('leave nothing of their running session behind, and what runs is left alone', async () => {
    const late = { ...trade, is_reversed: false, version: 1 };
    await insertLiveTrades(tape, MONDAY, [late]);
    await insertLiveTrades(tape, TUESDAY, [late]);
    expect(await clearFinished({ registry, tape })).toBe(1);
    expect(await liveDays(tape)).toEqual([TUESDAY]);
  });

  it('are left to the next night when time is up', async () => {
    expect(await checkSessions({ registry, tape, logger }, [MONDAY], AbortSignal.abort())).toBe(0);
  });
});
