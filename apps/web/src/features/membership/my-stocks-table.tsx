import { t } from '@chuli/language';
import { type Column, DataTable, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { myAddress } from './my-address.ts';
import type { MyRow } from './my-row.ts';

const columnsOf = (hrefOf: (symbol: string) => string): readonly Column<MyRow>[] => [
  {
    id: 'symbol',
    label: 'Symbol',
    format: 'link',
    value: ({ symbol }) => [symbol, hrefOf(symbol)],
    width: 92,
  },
  { key: 'name', label: 'Name', format: 'code', priority: 3, width: 180 },
  { key: 'close', label: 'Last price', format: 'rupees', width: 84 },
  { key: 'daily', label: '1 session', format: 'percent', width: 88 },
  { key: 'weekly', label: '5 sessions', format: 'signedPercent', priority: 2, width: 84 },
  { key: 'monthly', label: '20 sessions', format: 'signedPercent', priority: 2, width: 84 },
  {
    key: 'state',
    label: 'Side',
    format: 'reading',
    width: 60,
    hint: 'Side of the current daily signal',
    unknown: 'No current signal, or your package doesn’t show the side of every stock.',
  },
  { key: 'since', label: 'From', format: 'date', priority: 3, unknown: 'No current signal.' },
  {
    key: 'change_since',
    label: 'Change since',
    format: 'changeSince',
    priority: 2,
    hint: 'From the close of the signal to the latest close, adjusted',
    none: 'No session has closed since',
  },
  { key: 'buy_target', label: 'Buy target', format: 'rupees', priority: 2, none: 'No target is set.' },
  { key: 'sell_target', label: 'Sell target', format: 'rupees', priority: 2, none: 'No target is set.' },
  { key: 'reached', label: 'Target', format: 'text', priority: 3, unknown: 'No target is reached.' },
];

/** The followed stocks; the symbol leads to its figures beside. */
export const MyStocksTable = ({ rows, chosen }: { rows: readonly MyRow[]; chosen: string }) => {
  const [{ sort }, set] = useAddress(myAddress);
  const href = useHrefWithAsOf();
  const source = useMemo(() => localRows(rows), [rows]);
  const columns = useMemo(() => columnsOf((symbol) => href('/my-signals', { symbol })), [href]);
  return (
    <DataTable
      id="my-signals"
      label={t('My signals')}
      columns={columns}
      source={source}
      sort={sort === '' ? undefined : sort}
      onSort={(next) => set({ sort: next })}
      isChosen={({ symbol }) => symbol === chosen}
      onOpen={({ symbol }) => set({ symbol })}
      keyOf={({ id }) => id}
      scrolls="page"
    />
  );
};
