import { describe, expect, it } from 'vitest';
import { allContracts } from './index.ts';
import { referenceContracts } from './reference/reference.ts';
import { signalPositionContracts } from './signal/positions.ts';

it('R64 no call is about referrals', () => {
  const named = allContracts().map(({ path, summary }) => `${path} ${summary}`);
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((text) => /refer(ral|rer)|invite/i.test(text))).toEqual([]);
});

/** By the specification; of some the call is still to come. */
const A_MINUTE = new Map([
  ['/stock/{id}/report/', 500],
  ['/sector/{id}/', 500],
  ['/sector/{id}/dimensions/', 500],
  ['/sector/{id}/report/', 500],
  ['/sector/{id}/growth-above-40/', 100],
  ['/sector/{id}/trading-below-fair/', 100],
  ['/sector/low-cap/', 500],
  ['/fundamental-scan/', 500],
  ['/fundamental-scan-pro/', 500],
  ['/data/accumulation/', 500],
  ['/data/distribution/', 500],
]);

describe('how long answers are kept', () => {
  it('R72 reports, sectors, fundamental scans, accumulation and distribution for 60 seconds, 500 of them or 100', () => {
    const kept = allContracts().filter(({ path }) => A_MINUTE.has(path));
    expect(kept.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/data/accumulation/', '/data/distribution/']),
    );
    for (const { path, cache } of kept)
      expect(cache, path).toEqual({ seconds: 60, entries: A_MINUTE.get(path) });
  });

  it('R73 dividends and the buys and sells of a stock for 5 seconds, each stock by itself', () => {
    const { daily, weekly, hourly, earlyPositions } = signalPositionContracts;
    for (const contract of [referenceContracts.dividends, daily, weekly, hourly, earlyPositions]) {
      expect(contract.cache, contract.path).toMatchObject({ seconds: 5 });
      expect(Object.keys(contract.query.shape), contract.path).toContain('symbol');
    }
  });

  it('R73 all sectors for more than 3 seconds, so that they are looked up no oftener', () => {
    expect(referenceContracts.sectors.cache.seconds).toBeGreaterThanOrEqual(3);
    expect(Object.keys(referenceContracts.sectors.query.shape)).toEqual([]);
  });
});
