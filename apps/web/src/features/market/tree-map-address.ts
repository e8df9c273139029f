import { SECTORS } from '@chuli/market';
import { choicePart } from '../../screen-kit/address.ts';

export const SIZES = ['cap', 'turnover'] as const;
export type SizeBy = (typeof SIZES)[number];

export const ALL_SECTORS = 'all';

export const treeMapAddress = {
  by: choicePart(SIZES, 'cap'),
  sector: choicePart([ALL_SECTORS, ...SECTORS.map(({ id }) => String(id))], ALL_SECTORS),
};
