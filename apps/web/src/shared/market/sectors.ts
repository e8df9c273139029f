import { SECTORS } from '@chuli/market';
import type { HrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';

/** As the data has it; a table says it in the reader's language. */
export const sectorName = (id: number | null): string | null =>
  SECTORS.find((sector) => sector.id === id)?.name ?? null;

/** Where a sector is shown. */
export const sectorHref = (href: HrefWithAsOf, id: number): string =>
  href('/sector-profile', { sector: String(id) });
