import { type Instant, atKathmandu, tradingDate } from '@chuli/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
let now: Instant = NOW;
beforeAll(async () => {
  market = await openTestServer({ clock: () => now });
});
afterAll(() => market.close());

describe('market status', () => {
  it('R24 has as_of, as_of_live, as_of_live_unix, as_of_weekly, as_of_hourly, is_open, ltp and c', async () => {
    now = NOW;
    expect(await market.get('/tools/market-status/')).toEqual({
      as_of: '2026-08-18',
      as_of_live: '2026-08-18',
      as_of_live_unix: atKathmandu(tradingDate('2026-08-18'), 15 * 60) / 1000,
      as_of_weekly: '2026-08-14',
      as_of_hourly: '2026-08-17',
      is_open: true,
      ltp: false,
      c: NOW / 1000,
      phase: 'open',
    });
  });

  it('is the same at its other address', async () => {
    now = NOW;
    expect(await market.get('/tools/market/status/')).toEqual(await market.get('/tools/market-status/'));
  });

  it('knows nothing of days after its clock, and the last trade of a day with times', async () => {
    now = atKathmandu(tradingDate('2026-08-10'), 16 * 60);
    expect(await market.get('/tools/market-status/')).toMatchObject({
      as_of: '2026-08-10',
      as_of_live_unix: atKathmandu(tradingDate('2026-08-10'), 11 * 60) / 1000,
      is_open: false,
      phase: 'closed',
    });
  });

  it('takes a finished week as the last one when no session of it can follow', async () => {
    now = atKathmandu(tradingDate('2026-08-14'), 16 * 60);
    expect(await market.get('/tools/market-status/')).toMatchObject({ as_of_weekly: '2026-08-14' });
  });

  it('is a holiday on a Saturday', async () => {
    now = atKathmandu(tradingDate('2026-08-15'), 12 * 60);
    expect(await market.get('/tools/market-status/')).toMatchObject({
      phase: 'holiday',
      as_of: '2026-08-14',
    });
  });
});

describe('known days', () => {
  it('are the last two traded dates by default, newest first', async () => {
    now = NOW;
    expect(await market.get('/tools/traded-date/')).toEqual({
      rows: [{ date: '2026-08-18' }, { date: '2026-08-17' }],
    });
  });

  it('can be those with trades alone, and rewound', async () => {
    now = NOW;
    const query = { floorsheet: 'true', limit: '3', as_of: '2026-08-16' } as never;
    expect(await market.get('/tools/traded-date/', query)).toEqual({
      rows: [{ date: '2026-08-13' }, { date: '2026-08-11' }, { date: '2026-08-10' }],
    });
  });

  it('differ by kind of data', async () => {
    now = NOW;
    expect(await market.get('/tools/as-of/')).toEqual({
      daily: '2026-08-18',
      floorsheet: '2026-08-17',
      index: '2026-08-18',
    });
  });
});
