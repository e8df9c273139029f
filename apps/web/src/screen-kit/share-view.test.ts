import { expect, it } from 'vitest';
import { viewName } from './share-view.ts';

it('a saved view is named by its screen and by what is in its address', () => {
  expect(viewName('Chuli – Net Holding', '')).toBe('Net Holding');
  expect(viewName('Chuli – Net Holding', '?symbol=NABIL&as_of=2024-05-14')).toBe(
    'Net Holding: NABIL, as of 2024-05-14',
  );
  expect(viewName('NABIL – Nabil Bank', '?symbol=NABIL&tab=flow&days=20')).toBe(
    'NABIL – Nabil Bank: flow, 20',
  );
});
