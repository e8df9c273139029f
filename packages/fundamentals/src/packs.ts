import type { SectorId } from '@chuli/market';

/** Companies of one kind print the same lines: a bank has deposits, a hydropower producer has megawatts. */
export const PACKS = ['lender', 'life', 'non-life', 'hydro', 'company', 'fund'] as const;
export type Pack = (typeof PACKS)[number];

const PACK_OF_SECTOR: Readonly<Record<SectorId, Pack>> = {
  1: 'lender',
  2: 'lender',
  3: 'lender',
  4: 'company',
  5: 'hydro',
  6: 'company',
  7: 'life',
  8: 'company',
  9: 'lender',
  10: 'non-life',
  11: 'company',
  12: 'company',
  13: 'fund',
};

export const isSectorId = (id: number | null): id is SectorId =>
  id !== null && Object.hasOwn(PACK_OF_SECTOR, id);

/** Null where no list says to which sector a company belongs. */
export const packOf = (sectorId: number | null): Pack | null =>
  isSectorId(sectorId) ? PACK_OF_SECTOR[sectorId] : null;

const SECTOR_IDS = Object.keys(PACK_OF_SECTOR).map(Number) as SectorId[];

export const sectorsOf = (...packs: readonly Pack[]): readonly SectorId[] =>
  SECTOR_IDS.filter((id) => packs.includes(PACK_OF_SECTOR[id]));
