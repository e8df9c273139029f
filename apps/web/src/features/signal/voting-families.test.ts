import { FAMILIES } from '@chuli/signals';
import { expect, it } from 'vitest';
import { VOTING_FAMILIES } from './voting-families.ts';

it('are the families that make an agreement', () => {
  const voters = FAMILIES.find(({ id }) => id === 'agreement')?.votes?.of.map(({ family }) => family);
  expect([...VOTING_FAMILIES].toSorted()).toEqual(voters?.toSorted());
});
