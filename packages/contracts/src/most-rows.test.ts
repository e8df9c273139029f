import { expect, it } from 'vitest';
import { allContracts } from './calls.ts';
import type { Contract } from './contract.ts';

const takesPageOf = ({ query }: Contract, rows: number): boolean => {
  const { error } = query.safeParse({ page_size: String(rows) });
  return !(error?.issues ?? []).some(({ path }) => path[0] === 'page_size');
};

it('no call takes a page that is larger than what it may answer', () => {
  const paged = allContracts().filter(({ query }) => Object.hasOwn(query.shape, 'page_size'));
  expect(paged.length).toBeGreaterThan(50);
  const wrong = paged.filter((contract) => takesPageOf(contract, contract.mostRows + 1));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
