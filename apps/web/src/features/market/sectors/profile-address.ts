import { NEPSE_SECTOR_ID, SECTORS } from '@chuli/market';
import { choicePart } from '../../../screen-kit/address.ts';

export const SECTOR_TABS = ['stocks', 'spread', 'breadth', 'reports', 'flow'] as const;

/** The number of a sector, or of the whole market; the market until one is chosen. */
export const profileAddress = {
  sector: choicePart(
    [...SECTORS.map(({ id }) => String(id)), String(NEPSE_SECTOR_ID)],
    String(NEPSE_SECTOR_ID),
  ),
  tab: choicePart(SECTOR_TABS, 'stocks'),
};
