import type { RepliedBy } from '@chuli/contracts';
import { type TradingDate, tradingDate } from '@chuli/kernel';
import { type EffectCaseRow, replaceEffects } from '@chuli/tape/signal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const day = (text: string): TradingDate => tradingDate(text);

/** Twenty sessions after an announcement it had lost so much against the average share. */
const announced = (symbol: string, on: string, excess: number, knownOn: string): EffectCaseRow => ({
  effect: 'after-dividend-announcement',
  symbol,
  on: day(on),
  decided_on: day(on),
  declared_for: day(on),
  told_on: day(on),
  bonus_percent: 12,
  is_new_listing: false,
  fill: 'filled',
  tried_on: day(knownOn),
  known_on: [null, day(knownOn), day(knownOn), day(knownOn)],
  held_sessions: [null, 5, 10, 20],
  gross: [null, excess, excess, excess],
  net: [null, excess - 0.01, excess - 0.01, excess - 0.01],
});

const turn = (symbol: string, gross: number): EffectCaseRow => ({
  ...announced(symbol, '2025-07-02', gross, '2025-07-30'),
  effect: 'fiscal-year-turn',
  declared_for: day('2025-07-30'),
  known_on: [day('2025-07-30')],
  held_sessions: [null],
  gross: [gross],
  net: [gross - 0.02],
});

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await replaceEffects(
    market.tape,
    {
      cases: [
        announced('SHIVM', '2024-05-05', -0.03, '2024-06-10'),
        announced('UPPER', '2024-06-02', -0.05, '2024-07-10'),
        announced('NABIL', '2026-08-17', 0, '2026-08-18'),
        // Collected, and told to nobody.
        { ...announced('UPPER', '2026-08-17', 9, '2026-08-18'), effect: 'ceiling-close' },
        turn('NEPSE', 0.096),
        turn('', 0.081),
      ],
      costs: [
        {
          sessions: 20,
          trades: 9_000,
          sessions_a_year: 228,
          fees: 0.0074,
          tax: 0.004,
          gained: 0.41,
          beat_market: 0.39,
        },
      ],
    },
    'test',
  );
});
afterAll(() => market.close());

const after = (rows: RepliedBy<'/data/effects/'>['rows'], id: string) => rows.find((row) => row.id === id);
const lateTwenty = (rows: RepliedBy<'/data/effects/'>['rows']) =>
  after(rows, 'after-dividend-announcement')?.record.find(
    ({ period, exit }) => period === 'out' && exit === '20',
  );

it('tells each effect with its text, its record and its own grade, and nothing of what is only collected', async () => {
  const { rows, holding } = await market.get('/data/effects/');
  expect(rows.map(({ id }) => id)).toEqual([
    'after-bonus-ex',
    'after-dividend-announcement',
    'before-book-close',
    'fiscal-year-turn',
  ]);
  // Minus 3, minus 5 and nothing.
  expect(lateTwenty(rows)).toMatchObject({ events: 3, months: 3, mean: -2.667, worse_percent: 66.667 });
  const { grade } = after(rows, 'after-dividend-announcement') ?? {};
  expect(grade).toMatchObject({ grade: 'under-test', events: 0, graded_from: '2026-08-22' });
  expect(after(rows, 'fiscal-year-turn')?.grade.grade).toBe('not-judged');
  expect(after(rows, 'fiscal-year-turn')?.turn?.years).toEqual([
    {
      year: 2025,
      from: '2025-07-02',
      to: '2025-07-30',
      index: 9.6,
      index_net: 7.6,
      average: 8.1,
      average_net: 6.1,
    },
  ]);
  // 228 sessions a year are 11.4 round trips of twenty: 11.4 times 0.74 % and 0.4 %.
  expect(holding).toEqual([
    {
      sessions: 20,
      trades: 9_000,
      round_trips: 11.4,
      fees_percent: 8.436,
      tax_percent: 4.56,
      gained_percent: 41,
      beat_percent: 39,
    },
  ]);
});

it('knows as of an earlier day what was over by then', async () => {
  const { rows, holding } = await market.get('/data/effects/', { as_of: '2026-08-17' });
  expect(lateTwenty(rows)).toMatchObject({ events: 2, mean: -4 });
  expect(holding).toEqual([]);
});

it('says of which shares a purchase is put off, and until when', async () => {
  const { rows, wait_sessions } = await market.get('/data/effects/on/', { symbol: 'NABIL' });
  expect(wait_sessions).toBe(20);
  expect(rows).toEqual([
    expect.objectContaining({
      symbol: 'NABIL',
      effect: 'after-dividend-announcement',
      title: 'Wait after a dividend announcement',
      on: '2026-08-17',
      sessions_left: 19,
      bonus_percent: 12,
    }),
  ]);
  const before = await market.get('/data/effects/on/', { symbol: 'NABIL', as_of: '2026-08-16' });
  expect(before.rows.filter(({ on }) => on > '2026-08-16')).toEqual([]);
});
