import { expect, it } from 'vitest';
import { instrumentByTicker } from './instruments.ts';

const LISTED = new Set(['NIB', 'GBLBS', 'KLBSL', 'NCC', 'HBL', 'NDEP', 'SICL']);

it.each([
  ['NIBPO', 'Promoter Share'],
  ['FFCLPO', 'Promoter Share'],
  ['GBLBSP', 'Promoter Share'],
  ['KLBSLP', 'Promoter Share'],
  ['NDEPPO', 'Promoter Share'],
  ['NCCD86', 'Non-Convertible Debentures'],
  ['HBLD86', 'Non-Convertible Debentures'],
  ['NABILD/89', 'Non-Convertible Debentures'],
  ['NDEP', null],
  ['NIB', null],
  ['SICL', null],
  ['NABILD', null],
])('the ticker %s says %s', (symbol, instrument) => {
  expect(instrumentByTicker(symbol, (one) => LISTED.has(one))).toBe(instrument);
});
