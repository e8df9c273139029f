import { FAMILIES } from '@chuli/signals';
import { expect, it } from 'vitest';
import { FAMILY_TITLES } from './families.ts';

it('the web knows every family by its id and title', () => {
  expect(FAMILY_TITLES).toEqual(Object.fromEntries(FAMILIES.map(({ id, title }) => [id, title])));
});
