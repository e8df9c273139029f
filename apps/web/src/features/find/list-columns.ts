import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import type { Column } from '@chuli/ui';
import { sectorName } from '../../shared/market/sectors.ts';

/** What the rows of all lists have. */
export type ListRow = Pick<
  RowOf<'/data/volume-spike/'>,
  'symbol' | 'sector_id' | 'close' | 'change' | 'turnover' | 'state' | 'since' | 'bars' | 'locked'
>;

const LOCKED_WORDS = { up: 'at the upper limit', down: 'at the lower limit' } as const;

const heldFor = ({ state, bars }: ListRow): string => {
  if (state === 'fresh') return t('fresh');
  return t('{count} bars', { count: bars });
};

/** A list's own columns between those that all have. */
export const listColumns = <Row extends ListRow>(own: readonly Column<Row>[]): readonly Column<Row>[] => [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 100, phoneWidth: 96 } as Column<Row>,
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
  { key: 'close', label: 'Close', format: 'rupees', width: 78, phoneWidth: 76 } as Column<Row>,
  { key: 'change', label: 'Chg %', format: 'percent', width: 84, phoneWidth: 82 } as Column<Row>,
  ...own,
  {
    id: 'bars',
    label: 'Held for',
    format: 'text',
    value: heldFor,
    width: 76,
    priority: 2,
    hint: 'Bars in a row on which the rule has held',
  },
  {
    id: 'locked',
    label: 'Limit',
    format: 'text',
    value: ({ locked }) => (locked === null ? null : t(LOCKED_WORDS[locked])),
    none: 'The price could still move either way',
    sortable: false,
    priority: 4,
    width: 110,
  },
  {
    key: 'turnover',
    label: 'Avg turnover',
    format: 'amount',
    priority: 2,
    width: 96,
    hint: 'Average turnover of 20 sessions',
  } as Column<Row>,
];
