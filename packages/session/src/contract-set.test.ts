import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContractSet } from './contract-set.ts';

const contract = fc.oneof(
  fc.integer({ min: 2_026_082_101_000_001, max: 2_026_082_101_009_999 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
);

describe('the set of contracts', () => {
  it('finds what was added at its row, and nothing else', () => {
    fc.assert(
      fc.property(fc.uniqueArray(contract, { maxLength: 500 }), contract, (contracts, stranger) => {
        const set = new ContractSet((row) => contracts[row] ?? 0);
        for (const [row, number] of contracts.entries()) set.add(number, row);
        expect(contracts.map((number) => set.find(number))).toEqual(contracts.map((_, row) => row));
        expect(set.find(stranger)).toBe(contracts.indexOf(stranger));
      }),
    );
  });

  it('grows beyond its first size', () => {
    const contracts = Array.from({ length: 20_000 }, (_, row) => 2_026_082_101_000_000 + row * 7);
    const set = new ContractSet((row) => contracts[row] ?? 0);
    for (const [row, number] of contracts.entries()) set.add(number, row);
    expect(contracts.every((number, row) => set.find(number) === row)).toBe(true);
    expect(set.find(2_026_082_101_000_001)).toBe(-1);
  });
});
