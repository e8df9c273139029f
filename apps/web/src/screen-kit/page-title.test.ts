import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

it('R07 the title is the product name and the name of the screen in title case', () => {
  expect(pageTitle('Brokers analytics')).toBe('Chuli – Brokers Analytics');
  expect(pageTitle('floorsheet')).toBe('Chuli – Floorsheet');
});
