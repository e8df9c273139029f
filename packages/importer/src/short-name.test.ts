import { expect, it } from 'vitest';
import { brokerShortNames } from './short-name.ts';

it('calls brokers by the distinctive words of their names', () => {
  const names = [
    'Vision Securities Pvt. Ltd',
    'White Yak Securities Ltd.',
    'SNOW LEOPARD SECURITIES LTD',
    'H.K.B. SECURITIES LIMITED',
    'Danfe & Munal Stock Broking Company Pvt. Limited',
    'Nepal Stock House (PVT) Ltd.',
  ];
  expect(brokerShortNames(names)).toEqual([
    'Vision',
    'White Yak',
    'Snow Leopard',
    'H.K.B.',
    'Danfe Munal',
    'Nepal Stock',
  ]);
});

it('keeps two brokers apart that would be called the same', () => {
  expect(brokerShortNames(['Everest Brokerage Company Limited', 'Everest Securities Limited'])).toEqual([
    'Everest Brokerage',
    'Everest Securities',
  ]);
});
