import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../../screen-kit/address.ts';
import { LINKS, wallAddress } from './wall-address.ts';

const read = (search: string) => readAddress(wallAddress, new URLSearchParams(search));
const ema = { id: 'ema', numbers: [21], isHidden: false };

describe('the address of a wall', () => {
  it('has symbol, interval and indicators of each cell', () => {
    expect(read('cells=NEPSE:D,nabil:15~ema:21~-macd:12:26:9').cells).toEqual([
      { symbol: 'NEPSE', interval: 'D', indicators: [] },
      {
        symbol: 'NABIL',
        interval: '15',
        indicators: [ema, { id: 'macd', numbers: [12, 26, 9], isHidden: true }],
      },
    ]);
  });

  it('comes back as it was written', () => {
    const wall = {
      cells: [
        { symbol: 'SBID83', interval: 'W', indicators: [] },
        { symbol: 'NICA', interval: '5', indicators: [ema] },
      ],
      link: ['range', 'symbol'],
      cell: 1,
      show: 'one',
      range: '6M',
    } as const;
    expect(read(writeAddress(wallAddress, new URLSearchParams(), wall).toString())).toEqual(wall);
  });

  it('passes over what is no cell, and what is too many', () => {
    expect(read('cells=,<b>:D,NABIL:7,%20').cells).toEqual([
      { symbol: 'NABIL', interval: 'D', indicators: [] },
    ]);
    expect(read(`cells=${Array(9).fill('NABIL:D').join()}`).cells).toHaveLength(6);
    expect(read(`cell=7`).cell).toBe(0);
    expect(read(`cell=x`).cell).toBe(0);
  });

  it('tells links that are not chosen from none', () => {
    expect(read('').link).toEqual(['crosshair']);
    expect(read('link=none').link).toEqual([]);
    expect(read('link=interval,symbol,other').link).toEqual(['symbol', 'interval']);
    for (const link of [[], ['crosshair'], ['symbol'], [...LINKS]] as const)
      expect(read(writeAddress(wallAddress, new URLSearchParams(), { link }).toString()).link).toEqual(link);
  });
});
