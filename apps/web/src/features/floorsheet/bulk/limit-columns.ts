import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import type { Column } from '@chuli/ui';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { STATE_WORDS } from '../../../shared/market/limit-words.ts';
import { type Preset, orderColumns } from './order-columns.ts';

export type LimitRow = RowOf<'/data/bulk-txn/circuit/'>;

const LIMIT: readonly Column<LimitRow>[] = [
  {
    id: 'state',
    label: 'State',
    format: 'text',
    value: ({ state }) => t(STATE_WORDS[state]),
    isMuted: ({ state }) => state === 'near' || state === 'touched',
    sortable: false,
    width: 78,
    phoneWidth: 72,
    hint: 'How the stock ended the session. Locked: closed at the limit, nearly all of the day traded there',
  },
  { key: 'limit', label: 'Limit', format: 'rupees', sortable: false, priority: 2, width: 80 },
  {
    key: 'distance',
    label: 'Away',
    format: 'share',
    sortable: false,
    priority: 2,
    width: 70,
    hint: 'From the last price of the order to the limit, in percent of that price',
  },
];

const FACTS: Column<LimitRow> = {
  id: 'facts',
  label: 'Facts',
  format: 'fraction',
  value: ({ facts_holding, facts_known }) => [facts_holding, facts_known],
  sortable: false,
  width: 66,
  phoneWidth: 56,
  hint: 'Set-up facts that hold, of those with data. No probability is made of them.',
};

const TOP_THREE: Column<LimitRow> = {
  key: 'top_three_percent',
  label: 'Top 3',
  format: 'share',
  sortable: false,
  priority: 3,
  width: 70,
  hint: 'The three largest buyers of all that was bought of the stock; at the lower limit the sellers',
};

const idOf = (column: Column<LimitRow>): string => ('key' in column ? column.key : column.id);

/** Large orders of stocks at a limit: the same columns, and how each stands to it. */
export const limitColumns = (preset: Preset, href: HrefWithAsOf): readonly Column<LimitRow>[] => [
  ...orderColumns(preset, href),
  ...LIMIT,
];

/** On a phone the facts take the room of the price. */
const forDesk = (column: Column<LimitRow>): Column<LimitRow> =>
  idOf(column) === 'average' ? { ...column, priority: 2 } : column;

/** By the stock and its facts first. */
export const setupColumns = (preset: Preset, href: HrefWithAsOf): readonly Column<LimitRow>[] => {
  const [symbols, others] = [
    orderColumns(preset, href).filter((column) => idOf(column) === 'symbol'),
    orderColumns(preset, href)
      .filter((column) => idOf(column) !== 'symbol')
      .map(forDesk),
  ];
  return [...symbols, FACTS, ...LIMIT, ...others, TOP_THREE];
};
