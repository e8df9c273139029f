import { archiveFolder } from '@chuli/testkit';
import { describe, expect, it } from 'vitest';
import { checkTrades } from '../check-trades.ts';
import type { Rejection } from '../market-source.ts';
import { archiveSource } from './archive-source.ts';

const folder = archiveFolder();

const reasons = (rejected: readonly Rejection[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(rejected, ({ reason }) => reason)].map(([reason, rows]) => [reason, rows.length]),
  );

describe.skipIf(folder === null)('the whole archive (skipped without CHULI_ARCHIVE)', () => {
  const source = archiveSource(folder ?? '');

  it.each([
    ['companies', 1_028, {}],
    ['brokers', 92, {}],
    ['dividends', 2_114, { 'company not listed': 284, 'same dividend again': 3 }],
    ['rights', 157, { 'no opening day': 3 }],
    [
      'facts',
      5_968,
      {
        'quarter not over on the day of the source': 1,
        'impossible current_ratio': 20,
        'unit jump of net_profit': 1,
      },
    ],
    ['sessionDays', 6_380, {}],
    ['indexBars', 27_992, {}],
    ['marketDays', 3_718, {}],
    [
      'dailyBars',
      658_357,
      {
        'copy of the session before': 76,
        'price of another level for one session': 39,
        'another security under the same ticker': 330,
      },
    ],
  ] as const)('has its %s: %i rows', async (part, count, rejected) => {
    const batch = await source[part].read();
    expect(batch.rows).toHaveLength(count);
    expect(reasons(batch.rejected)).toEqual(rejected);
  });

  it('has 5 079 635 trades on 96 days, of which four lack their symbol', async () => {
    const rejected: Rejection[] = [];
    let days = 0;
    let accepted = 0;
    for await (const day of source.tradeDays()) {
      const raw = await day.read();
      const checked = checkTrades(day.date, raw.rows);
      expect(raw.rows, day.date).toHaveLength(day.expected ?? 0);
      rejected.push(...raw.rejected, ...checked.rejected);
      accepted += checked.rows.length;
      days += 1;
    }
    expect([days, accepted]).toEqual([96, 5_079_631]);
    expect(reasons(rejected)).toEqual({ 'symbol missing': 4 });
  });

  it('finds price factors, most of them declared bonuses and rights, none known after its ex-date', async () => {
    const { rows } = await source.priceAdjustments.read();
    const kinds = Map.groupBy(rows, ({ kind }) => kind);
    const declared = rows.length - (kinds.get('restated')?.length ?? 0);
    expect(declared).toBeGreaterThan(1_400);
    expect(kinds.get('right')?.length).toBeGreaterThan(130);
    // The smallest is the right of NBL in 2013: nine and a half new shares for one at a fifth of its price.
    expect(rows.filter(({ factor }) => factor <= 0.26 || factor >= 1)).toEqual([]);
    expect(rows.every(({ known_on, ex_on }) => known_on <= ex_on)).toBe(true);
  });
});
