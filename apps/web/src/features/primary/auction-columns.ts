import type { RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';
import { stateText } from './event-words.ts';

export type AuctionRow = RowOf<'/data/auction/'>;

export const AUCTION_COLUMNS: readonly Column<AuctionRow>[] = [
  { id: 'state', label: 'State', format: 'text', width: 92, value: ({ state }) => stateText(state) },
  { key: 'symbol', label: 'Symbol', format: 'symbol' },
  { key: 'opens_on', label: 'Opens', format: 'date' },
  { key: 'closes_on', label: 'Closes', format: 'date', priority: 2 },
  { key: 'units', label: 'Units', format: 'quantity', priority: 2 },
  { key: 'floor_price', label: 'Floor', format: 'rupees' },
  {
    key: 'close',
    label: 'Ordinary close',
    hint: 'Of the last session before it opened; of one that lies ahead, the latest',
    format: 'rupees',
    unknown: 'The share did not trade in the month before.',
  },
  {
    key: 'discount',
    label: 'Floor below',
    hint: 'Floor against the ordinary close, percent',
    format: 'share',
    priority: 2,
  },
  {
    key: 'cut_off',
    label: 'Cut-off',
    format: 'rupees',
    none: 'The bids are not opened, or nothing was sold.',
  },
  {
    key: 'cut_off_discount',
    label: 'Cut-off below',
    hint: 'Cut-off against the ordinary close, percent',
    format: 'share',
    none: 'The bids are not opened, or nothing was sold.',
  },
  { key: 'bids', label: 'Bids', format: 'quantity', priority: 3, none: 'The bids are not opened.' },
  {
    key: 'cover',
    label: 'Cover',
    hint: 'Units bid for, as a multiple of those on offer',
    format: 'rupees',
    priority: 3,
    none: 'The bids are not opened.',
  },
];
