import { FAMILIES, addressesOf } from '@chuli/signals';
import { expect, it } from 'vitest';
import { featureFor } from '../contract.ts';
import { signalBoardContracts } from './board.ts';
import { PRO_FAMILIES } from '@chuli/signals/catalogue';

const PRO = new Set<string>(PRO_FAMILIES);

it('every family of Diamond exists, and every family that has lists of its own is one', () => {
  const ids = new Set(FAMILIES.map(({ id }) => id));
  expect([...PRO].filter((id) => !ids.has(id))).toEqual([]);
  const withLists = new Set(addressesOf(FAMILIES).map(({ family }) => family.id));
  expect([...withLists].filter((id) => !PRO.has(id))).toEqual([]);
});

it('a question of the board is Diamond where it names such a family or hours, wherever it stands in a list', () => {
  const feature = (query: Record<string, unknown>) => featureFor(signalBoardContracts.board, query);
  expect(feature({ days: 1 })).toBe('signals');
  expect(feature({ family: ['buy-sell', 'early-buy-sell'], timeframe: 'weekly' })).toBe('signals');
  expect(feature({ family: ['buy-sell', 'dow'] })).toBe('signals-pro');
  expect(feature({ family: ['buy-sell'], timeframe: 'hourly' })).toBe('signals-pro');
});
