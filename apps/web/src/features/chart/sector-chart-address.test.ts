import { expect, it } from 'vitest';
import { indicesPart } from './sector-chart-address.ts';

const part = indicesPart();

it('the address names indices that exist, each once, five at most', () => {
  expect(part.read('NEPSE,NOPE,NEPSE,FININD')).toEqual(['NEPSE', 'FININD']);
  expect(part.read('NEPSE,FININD,TRDIND,HOTELIND,OTHERSIND,INVIDX')).toHaveLength(5);
});

it('the usual indices are not written, and others are', () => {
  expect(part.write(part.read(null))).toBeNull();
  expect(part.write(['FININD', 'NEPSE'])).toBe('FININD,NEPSE');
});
