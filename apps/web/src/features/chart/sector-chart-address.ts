import { INDICES } from '@chuli/market';
import { type AddressPart, choicePart } from '../../screen-kit/address.ts';

export const MOST_INDICES = 5;
const USUAL: readonly string[] = ['NEPSE', 'BANKSUBIND', 'HYDPOWIND'];

/** Up to five indices by their symbols; none in the address means the usual ones. */
export const indicesPart = (): AddressPart<readonly string[]> => ({
  read: (text) => {
    const known = (text ?? '')
      .split(',')
      .filter((symbol) => INDICES.some((index) => index.symbol === symbol));
    return known.length === 0 ? USUAL : [...new Set(known)].slice(0, MOST_INDICES);
  },
  write: (chosen) => (chosen.join() === USUAL.join() ? null : chosen.join()),
});

export const SECTOR_RANGES = ['1D', '1M', '3M', '6M', '1Y', '5Y'] as const;
export type SectorRange = (typeof SECTOR_RANGES)[number];

export const sectorChartAddress = {
  indices: indicesPart(),
  range: choicePart(SECTOR_RANGES, '3M'),
  view: choicePart(['chart', 'table'], 'chart'),
};
