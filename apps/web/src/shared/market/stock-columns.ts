import type { Column } from '@chuli/ui';
import { sectorName } from './sectors.ts';

type Named = { readonly symbol: string; readonly name: string; readonly sector_id: number | null };

/** How a row about a stock begins: what it is called, and where it belongs. */
export const STOCK_COLUMNS: readonly Column<Named>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol' },
  { key: 'name', label: 'Name', format: 'text', priority: 4, width: 168 },
  {
    id: 'sector',
    label: 'Sector',
    format: 'sector',
    priority: 3,
    value: ({ sector_id }) => sectorName(sector_id),
    unknown: 'Sector unknown',
  },
];
