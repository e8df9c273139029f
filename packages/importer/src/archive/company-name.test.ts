import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyName } from './company-name.ts';

describe('the name of a company', () => {
  it.each([
    ['RIDGE LINE ENERGY LIMITED', 'Ridge Line Energy Limited'],
    ['SHANGRI-LA DEVELOPMENT BANK LTD.', 'Shangri-La Development Bank Ltd.'],
    ['SY PANEL NEPAL LIMITED', 'SY Panel Nepal Limited'],
    ['Upper solu Electric company Limited', 'Upper Solu Electric Company Limited'],
    ['ghodighoda laghubitta bittiya sanstha ltd', 'Ghodighoda Laghubitta Bittiya Sanstha Ltd'],
    ['BANK OF KATHMANDU LTD.', 'Bank of Kathmandu Ltd.'],
    ['I.M.E. Life Insurance company Limited', 'I.M.E. Life Insurance Company Limited'],
    ['NMB Bank  Limited ', 'NMB Bank Limited'],
    ['NIC Asia Bank Limited', 'NIC Asia Bank Limited'],
    ['NABIL', 'NABIL'],
    ['8.5% NIBL Debenture 2083', '8.5% NIBL Debenture 2083'],
  ])('%j is written %j', (given, written) => {
    expect(companyName(given)).toBe(written);
  });

  it('written twice is written once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), (text) => {
        const once = companyName(text);
        expect(companyName(once)).toBe(once);
        expect(once.toLowerCase()).toBe(text.trim().replaceAll(/\s+/g, ' ').toLowerCase());
      }),
    );
  });
});
