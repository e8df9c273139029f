import type { RepliedBy, RowOf } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { type Column, EmptyState, SegmentedControl } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { type AddressValues, choicePart, sortPart } from '../../screen-kit/address.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { PagedTable } from '../../screen-kit/paged-table.tsx';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { SideRecords } from './side-records.tsx';

const SORTS = [
  'date',
  'symbol',
  'buy_date',
  'sell_date',
  'buy_close',
  'sell_close',
  'close_now',
  'gain',
  'sessions',
  'turnover',
] as const;

const dailyAddress = {
  positions: choicePart(['main', 'early'], 'main'),
  sort: sortPart(SORTS, '-date'),
};

type Position = RowOf<'/data/buysell/'>;

const COLUMNS: readonly Column<Position>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92 },
  { key: 'name', label: 'Name', format: 'code', priority: 3, width: 190, sortable: false },
  { key: 'buy_date', label: 'Buy date', format: 'date', none: 'No buy came before this sell' },
  {
    key: 'buy_close',
    label: 'Signal price',
    format: 'rupees',
    priority: 2,
    none: 'No buy came before this sell',
  },
  { key: 'sell_date', label: 'Sell date', format: 'date', priority: 2, none: 'It has not ended' },
  {
    key: 'sell_close',
    label: 'Exit price',
    format: 'rupees',
    priority: 3,
    none: 'It has not ended',
  },
  { key: 'close_now', label: 'Last price', format: 'rupees', priority: 2 },
  {
    key: 'gain',
    label: 'Gain',
    format: 'percent',
    hint: 'From close to close, adjusted, without costs',
    none: 'No buy came before this sell',
  },
  {
    key: 'sessions',
    label: 'Sessions',
    format: 'quantity',
    priority: 2,
    none: 'No buy came before this sell',
  },
  {
    key: 'turnover',
    label: 'Avg turnover',
    format: 'amount',
    priority: 3,
    hint: 'Average turnover of 20 sessions',
  },
];

const KINDS = [
  { value: 'main', label: 'Trend signal' },
  { value: 'early', label: 'Early trend signal' },
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
      label={t('Round trips')}
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
    <CallPanel
      title={t('Round trips')}
      note={t('last 90 sessions, before costs')}
      call={call}
      rows={10}
      columns={7}
      aside={
        <SegmentedControl
          label={t('Rule group')}
          choices={translateChoices(KINDS)}
          value={positions}
          onChoose={(chosen) => set({ positions: chosen })}
        />
      }
    >
      {(first) => (
        <>
          <SideRecords lists={first.lists} />
          <Rows path={path} query={query} first={first} />
        </>
      )}
    </CallPanel>
  );
};
