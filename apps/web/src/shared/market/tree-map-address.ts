import type { Phrase } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { choicePart } from '../../screen-kit/address.ts';

export const SIZES = ['cap', 'turnover'] as const;
export type SizeBy = (typeof SIZES)[number];

/** Sessions over which the change is told; the fiscal year and a year by the calendar. */
export const PERIODS = ['1', '5', '20', '60', 'fiscal', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** Of stocks whose sector no source names: they trade like any other, and belong on the map. */
export const NO_SECTOR = { id: -1, name: 'Sector unknown' satisfies Phrase } as const;

export const MAP_SECTORS = [...SECTORS, NO_SECTOR];

export const ALL_SECTORS = 'all';

export const treeMapAddress = {
  by: choicePart(SIZES, 'cap'),
  period: choicePart(PERIODS, '1'),
  sector: choicePart([ALL_SECTORS, ...MAP_SECTORS.map(({ id }) => String(id))], ALL_SECTORS),
};
