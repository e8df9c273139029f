import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { type Column, DataTable, EmptyState, StatRow, Value, localRows, quantityText } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { useAddress } from '../../screen-kit/use-address.ts';
import { AskedWhy } from './asked-why.tsx';
import { SIDE_WORDS, type Side } from './signal-words.ts';
import { stateAddress } from './state-address.ts';
import { medianOf } from './median.ts';

type State = RowOf<'/data/buysell-live/'>;

const COLUMNS: readonly Column<State>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92 },
  { key: 'name', label: 'Name', format: 'code', priority: 3, width: 220 },
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

const StateStats = ({ rows }: { rows: readonly State[] }) => {
  const side = (which: Side): readonly State[] => rows.filter(({ state }) => state === which);
  const middle = (which: Side): number | null => medianOf(side(which).map((row) => row.change_since));
  const fresh = rows.filter(({ sessions }) => sessions < 5).length;
  return (
    <StatRow
      label={t('In a buy or in a sell')}
      stats={[
        { label: t('In a buy'), figure: quantityText(side('buy').length), below: t('stocks') },
        {
          label: t('Median since the buy'),
          figure: <Value format="percent" value={middle('buy')} />,
          below: t('of those in a buy'),
        },
        { label: t('In a sell'), figure: quantityText(side('sell').length), below: t('stocks') },
        {
          label: t('Median since the sell'),
          figure: <Value format="percent" value={middle('sell')} />,
          below: t('of those in a sell'),
        },
        { label: t('Turned lately'), figure: quantityText(fresh), below: t('in five sessions') },
      ]}
    />
  );
};

/** Every stock in a buy or in a sell; a row opens why its signal fired. */
export const StateTable = ({ states }: { states: readonly State[] }) => {
  const [{ side, turnover, sort }, set] = useAddress(stateAddress);
  const [opened, setOpened] = useState<State | null>(null);
  const rows = useMemo(
    () =>
      states.filter(
        (row) => (side === 'any' || row.state === side) && (row.turnover ?? 0) >= Number(turnover),
      ),
    [states, side, turnover],
  );
  const source = useMemo(() => localRows(rows), [rows]);
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('None')}
        why={t('No stock with this turnover is in such a signal.')}
        looser={{ label: t('Both sides, any turnover'), onAsk: () => set({ side: 'any', turnover: '0' }) }}
      />
    );
  return (
    <>
      <StateStats rows={rows} />
      <DataTable
        id="signal-states"
        label={t('In a buy or in a sell')}
        columns={COLUMNS}
        source={source}
        sort={sort === '' ? '-since' : sort}
        onSort={(chosen) => set({ sort: chosen })}
        onOpen={setOpened}
        scrolls="page"
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
