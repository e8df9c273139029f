import type { RepliedBy, RowOf } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { type Column, EmptyState, Panel, PanelHead, SegmentedControl, TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import type { AddressValues } from '../../screen-kit/address.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PagedTable } from './paged-table.tsx';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { dailyAddress } from './daily-address.ts';
import { SideRecords } from './side-records.tsx';

type Position = RowOf<'/data/buysell/'>;

const COLUMNS: readonly Column<Position>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92 },
  { key: 'name', label: 'Name', format: 'code', priority: 3, width: 190, sortable: false },
  { key: 'buy_date', label: 'Buy of', format: 'date', unknown: 'No buy came before this sell' },
  {
    key: 'buy_close',
    label: 'Price then',
    format: 'rupees',
    priority: 2,
    unknown: 'No buy came before this sell',
  },
  { key: 'sell_date', label: 'Sell of', format: 'date', priority: 2, unknown: 'It has not ended' },
  {
    key: 'sell_close',
    label: 'Price at its end',
    format: 'rupees',
    priority: 3,
    unknown: 'It has not ended',
  },
  { key: 'close_now', label: 'Price now', format: 'rupees', priority: 2 },
  {
    key: 'gain',
    label: 'Gain',
    format: 'percent',
    hint: 'From close to close, adjusted, without costs',
    unknown: 'No buy came before this sell',
  },
  {
    key: 'sessions',
    label: 'Sessions',
    format: 'quantity',
    priority: 2,
    unknown: 'No buy came before this sell',
  },
  {
    key: 'turnover',
    label: 'Turnover 20',
    format: 'amount',
    priority: 3,
    hint: 'Mean turnover of 20 sessions',
  },
];

const KINDS = [
  { value: 'main', label: 'Buy and sell' },
  { value: 'early', label: 'Early buy and sell' },
] as const satisfies readonly DeclaredChoice<'main' | 'early'>[];

type PositionsPath = '/data/buysell/' | '/data/buysellearly/';
type Query = { days: number; sort: AddressValues<typeof dailyAddress>['sort']; as_of?: TradingDate };

type RowsProps = { path: PositionsPath; query: Query; first: RepliedBy<PositionsPath> };

const Rows = ({ path, query, first }: RowsProps) => {
  const [{ sort }, set] = useAddress(dailyAddress);
  if (first.total === 0)
    return <EmptyState title={t('None')} why={t('No buy or sell in 90 sessions up to this day.')} />;
  return (
    <PagedTable
      id="signal-positions"
      label={t('From buy to sell')}
      columns={COLUMNS}
      path={path}
      query={query}
      first={first}
      rowsOf={({ rows }) => rows}
      sort={sort}
      onSort={(chosen) => set({ sort: dailyAddress.sort.read(chosen) })}
    />
  );
};

/** Each buy with the sell that ended it, or as it stands: closes without costs, so no record. */
export const PositionsTable = () => {
  const [{ positions, sort }, set] = useAddress(dailyAddress);
  const path = positions === 'main' ? '/data/buysell/' : '/data/buysellearly/';
  const query = { days: 90, sort, ...asOfQuery(useAsOf()) };
  const call = useCall(path, query);
  return (
    <Panel label={t('From buy to sell')}>
      <PanelHead title={t('From buy to sell')} note={t('90 sessions, closes without costs')}>
        <SegmentedControl
          label={t('Family')}
          choices={saidChoices(KINDS)}
          value={positions}
          onChoose={(chosen) => set({ positions: chosen })}
        />
      </PanelHead>
      <Loaded
        title={t('From buy to sell')}
        call={call}
        skeleton={<TableSkeleton label={t('From buy to sell')} rows={10} columns={7} />}
      >
        {(first) => (
          <>
            <SideRecords lists={first.lists} />
            <Rows path={path} query={query} first={first} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};
