import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { INDICES } from './indices.ts';
import { INSTRUMENTS, INSTRUMENT_NAMES } from './instruments.ts';
import { SECTORS, sectorOfExchangeName } from './sectors.ts';
import { boardLot } from './trading-rules.ts';

describe('sectors', () => {
  it('are the thirteen of the product, in its order, numbered from 1', () => {
    expect(SECTORS.map((sector) => sector.name)).toEqual([
      'Banking',
      'Dev Banks',
      'Finance',
      'Hotels',
      'Hydro',
      'Investment',
      'Life Insurance',
      'Manufacturing',
      'Microfinance',
      'Non Life',
      'Others',
      'Trading',
      'Mutual Fund',
    ]);
    expect(SECTORS.map((sector) => sector.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(new Set(SECTORS.map((sector) => sector.symbol)).size).toBe(13);
  });

  it.each(SECTORS)('$name points to the sub-index of its own', ({ id, indexId }) => {
    expect(INDICES.find((index) => index.id === indexId)?.sectorId).toBe(id);
  });

  it('are found by the exchange’s spelling', () => {
    expect(sectorOfExchangeName('Commercial Banks', 'Equity')).toBe(1);
    expect(sectorOfExchangeName('Hydro Power', 'Promoter Share')).toBe(5);
    expect(sectorOfExchangeName('Tradings', null)).toBe(12);
    expect(sectorOfExchangeName('Promissory Notes', 'Equity')).toBeNull();
  });

  it('put a fund under mutual funds although the exchange files it under its sponsor', () => {
    expect(sectorOfExchangeName('Commercial Banks', 'Mutual Funds')).toBe(13);
    expect(sectorOfExchangeName('', 'Mutual Funds')).toBe(13);
  });
});

describe('indices', () => {
  it('are the exchange’s seventeen, 51 to 67, with NEPSE at 58', () => {
    expect(INDICES.map((index) => index.id)).toEqual(Array.from({ length: 17 }, (_, offset) => 51 + offset));
    expect(INDICES.find((index) => index.symbol === 'NEPSE')?.id).toBe(58);
    expect(INDICES.filter((index) => index.sectorId === null).map((index) => index.name)).toEqual([
      'Sensitive',
      'Nepse',
      'Float',
      'Sensitive Float',
    ]);
  });
});

describe('instruments', () => {
  it('list each name once, with today’s board lot', () => {
    expect(INSTRUMENTS.map((row) => row.name)).toEqual(INSTRUMENT_NAMES);
    for (const row of INSTRUMENTS) expect(boardLot(tradingDate('2026-08-21'), row.name)).toBe(row.boardLot);
  });
});
