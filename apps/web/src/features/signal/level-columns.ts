import type { Column } from '@chuli/ui';
import { sectorName } from '../../shared/market/sectors.ts';
import { type LevelRow, positionOf } from './level-row.ts';

/** By what the server sorts. */
export const LEVEL_SORTS = [
  'symbol',
  'close',
  'change',
  'touches',
  'last_on',
  'distance',
  'turnover',
] as const;

const STOCK: readonly Column<LevelRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 100, phoneWidth: 96 },
  {
    id: 'sector',
    label: 'Sector',
    format: 'sector',
    value: ({ sector_id }) => sectorName(sector_id),
    sortable: false,
    priority: 3,
    width: 116,
    unknown: 'No source names its sector',
  },
  { key: 'close', label: 'Close', format: 'rupees', width: 78, phoneWidth: 76 },
];

const CHANGE: Column<LevelRow> = {
  key: 'change',
  label: 'Chg %',
  format: 'percent',
  width: 84,
  phoneWidth: 82,
  unknown: 'The previous close is unknown',
};

const DISTANCE: Column<LevelRow> = {
  key: 'distance',
  label: 'Away',
  format: 'share',
  firstSort: 'ascending',
  width: 72,
  phoneWidth: 100,
  hint: 'From the close to the level, in percent of the close; 0 within a zone',
};

const TURNOVER: Column<LevelRow> = {
  key: 'turnover',
  label: 'Avg turnover',
  format: 'amount',
  priority: 2,
  width: 96,
  hint: 'Average turnover of 20 sessions',
  unknown: 'It has traded in fewer than 20 sessions',
};

export const ZONE_COLUMNS: readonly Column<LevelRow>[] = [
  ...STOCK,
  CHANGE,
  { key: 'low', label: 'From', format: 'rupees', sortable: false, priority: 2, width: 78 },
  { key: 'high', label: 'To', format: 'rupees', sortable: false, priority: 2, width: 78 },
  {
    id: 'position',
    label: 'The close is',
    format: 'text',
    value: positionOf,
    sortable: false,
    priority: 2,
    width: 84,
    hint: 'A zone holds until a close lies beyond it by more than half an ATR: until then the close may be past it',
  },
  DISTANCE,
  {
    key: 'touches',
    label: 'Turns',
    format: 'quantity',
    priority: 2,
    width: 56,
    hint: 'Swings that turned in the zone',
  },
  { key: 'last_on', label: 'Last turn', format: 'date', priority: 3, width: 98 },
  TURNOVER,
];

/** Of a pivot or an average: one price with a name. */
export const PRICE_COLUMNS: readonly Column<LevelRow>[] = [
  ...STOCK,
  { ...CHANGE, priority: 2 },
  { key: 'level', label: 'Level', format: 'code', sortable: false, width: 78, phoneWidth: 80 },
  { key: 'low', label: 'Price', format: 'rupees', sortable: false, priority: 2, width: 84 },
  DISTANCE,
  TURNOVER,
];
