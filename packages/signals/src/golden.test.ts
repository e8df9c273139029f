import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Candle } from '@chuli/indicators';
import { TIMEFRAMES, type Timeframe } from './cell.ts';
import { FAMILIES } from './families.ts';
import { historyOf } from './pass.ts';
import { planOf } from './plan.ts';

/** By symbol and cell: the bars at which it fires, each with the bar that ends it. */
type Golden = Record<string, Record<string, [bar: number, ends: number | null][]>>;

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../testdata/golden/${name}`, import.meta.url), 'utf8');

const barsOf = (symbol: string): Candle[] => {
  const { bars } = JSON.parse(textOf(`bars/${symbol}.json`)) as { bars: number[][] };
  return bars.map(([open = 0, high = 0, low = 0, close = 0, volume = 0], session) => ({
    open: open / 100,
    high: high / 100,
    low: low / 100,
    close: close / 100,
    volume,
    amount: null,
    market: null,
    session,
    minute: 0,
    // These bars have no dates; the limit was 10 percent for most of the archive.
    limit: 10,
  }));
};

const plans = TIMEFRAMES.map((timeframe) => planOf(FAMILIES, timeframe));

const oursOf = (family: string, symbol: string): Golden[string] => {
  const found: Golden[string] = {};
  for (const plan of plans)
    for (const firing of historyOf(plan, barsOf(symbol)).firings) {
      if (firing.family !== family) continue;
      const cell = `${firing.kind} ${plan.timeframe satisfies Timeframe} ${firing.side}`;
      (found[cell] ??= []).push([firing.bar, firing.ends]);
    }
  return found;
};

describe.each(['mean-reversion', 'momentum-breakout', 'buy-sell'])('%s', (family) => {
  const golden = JSON.parse(textOf(`signals/${family}.json`)) as Golden;

  it.each(Object.keys(golden))('of %s fires and ends on the bars of the reference', (symbol) => {
    const expected = Object.entries(golden[symbol] ?? {}).filter(([, firings]) => firings.length > 0);
    expect(oursOf(family, symbol)).toEqual(Object.fromEntries(expected));
  });

  it('fires in the reference at all', () => {
    const firings = Object.values(golden).flatMap((cells) => Object.values(cells).flat());
    expect(firings.length).toBeGreaterThan(20);
  });
});

it('the reference is what the script wrote', () => {
  const { sha256 } = JSON.parse(textOf('signals/metadata.json')) as { sha256: Record<string, string> };
  for (const [file, sum] of Object.entries(sha256))
    expect(
      createHash('sha256')
        .update(textOf(`signals/${file}`))
        .digest('hex'),
      file,
    ).toBe(sum);
});
