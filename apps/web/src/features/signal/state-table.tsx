import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { type Column, EmptyState, StatRow, Value, quantityText } from '@chuli/ui';
import { useState } from 'react';
import type { PagedQuery } from '../../api/fetch-pages.ts';
import { PagedTable } from './paged-table.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { AskedWhy } from './asked-why.tsx';
import { SIDE_WORDS } from './signal-words.ts';
import { stateAddress } from './state-address.ts';

type States = RepliedBy<'/data/buysell-live/'>;
type State = States['rows'][number];

const COLUMNS: readonly Column<State>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92 },
  { key: 'name', label: 'Name', format: 'code', priority: 3, width: 220, sortable: false },
  { id: 'state', label: 'Side', format: 'reading', value: ({ state }) => SIDE_WORDS[state], width: 64 },
  { key: 'since', label: 'From', format: 'date', width: 100 },
  { key: 'sessions', label: 'Sessions', format: 'quantity', priority: 2, width: 80 },
  {
    key: 'close_then',
    label: 'Price then',
    format: 'rupees',
    priority: 2,
    hint: 'Close of the bar that fired',
  },
  { key: 'close_now', label: 'Price now', format: 'rupees', priority: 2 },
  {
    key: 'change_since',
    label: 'Since',
    format: 'percent',
    hint: 'From the close of the signal to the latest close, adjusted',
    unknown: 'No session has closed since',
  },
  {
    key: 'turnover',
    label: 'Turnover 20',
    format: 'amount',
    priority: 3,
    hint: 'Mean turnover of 20 sessions',
  },
];

const StateStats = ({ counts }: { counts: States['counts'] }) => (
  <StatRow
    label={t('In a buy or in a sell')}
    stats={[
      { label: t('In a buy'), figure: quantityText(counts.buy), below: t('stocks') },
      {
        label: t('Median since the buy'),
        figure: <Value format="percent" value={counts.median_buy} />,
        below: t('of those in a buy'),
      },
      { label: t('In a sell'), figure: quantityText(counts.sell), below: t('stocks') },
      {
        label: t('Median since the sell'),
        figure: <Value format="percent" value={counts.median_sell} />,
        below: t('of those in a sell'),
      },
      { label: t('Turned lately'), figure: quantityText(counts.fresh), below: t('in five sessions') },
    ]}
  />
);

type StateTableProps = { states: States; query: PagedQuery<'/data/buysell-live/'> };

/** Every stock in a buy or in a sell; a row opens why its signal fired. */
export const StateTable = ({ states, query }: StateTableProps) => {
  const [{ sort }, set] = useAddress(stateAddress);
  const [opened, setOpened] = useState<State | null>(null);
  if (states.total === 0)
    return (
      <EmptyState
        title={t('None')}
        why={t('No stock with this turnover is in such a signal.')}
        looser={{ label: t('Both sides, any turnover'), onAsk: () => set({ side: 'any', turnover: '0' }) }}
      />
    );
  return (
    <>
      <StateStats counts={states.counts} />
      <PagedTable
        id="signal-states"
        label={t('In a buy or in a sell')}
        columns={COLUMNS}
        path="/data/buysell-live/"
        query={query}
        first={states}
        rowsOf={({ rows }) => rows}
        sort={sort}
        onSort={(chosen) => set({ sort: stateAddress.sort.read(chosen) })}
        onOpen={setOpened}
      />
      {opened !== null && (
        <AskedWhy
          signal={{
            symbol: opened.symbol,
            family: 'buy-sell',
            kind: 'signal',
            timeframe: 'daily',
            side: opened.state,
            on: opened.since,
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
