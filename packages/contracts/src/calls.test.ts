import { describe, expect, it } from 'vitest';
import { allContracts } from './index.ts';
import { referenceContracts } from './reference/reference.ts';
import { signalPositionContracts } from './signal/positions.ts';

it('R64 no call is about referrals', () => {
  const named = allContracts().map(({ path, summary }) => `${path} ${summary}`);
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((text) => /refer(ral|rer)|invite/i.test(text))).toEqual([]);
});

describe('how long answers are kept', () => {
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
