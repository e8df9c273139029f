import type { RowOf } from '@chuli/contracts';
import { instant } from '@chuli/kernel';
import { t } from '@chuli/language';
import { type Column, DataTable, EmptyState, TableSkeleton, kathmanduTime, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { patternAddress } from './pattern-address.ts';
import { SignalFoot } from './signal-foot.tsx';
import { SIDE_WORDS } from './signal-words.ts';

type HourRow = RowOf<'/data/candlestick-patterns/'>;

const sideOf = ({ value }: HourRow): 'buy' | 'sell' => (value > 0 ? 'buy' : 'sell');

const endOf = ({ bar_ends_at: seconds }: HourRow): string | null =>
  seconds === null ? null : kathmanduTime(instant(seconds * 1000)).slice(0, 5);

const COLUMNS: readonly Column<HourRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92 },
  { key: 'candle_type', label: 'Pattern', format: 'text', width: 200 },
  { id: 'side', label: 'Side', format: 'reading', value: (row) => SIDE_WORDS[sideOf(row)], width: 64 },
  { key: 'date', label: 'Session', format: 'date', priority: 2 },
  { id: 'hour', label: 'Hour to', format: 'code', value: endOf, width: 84 },
];

const NoHours = () => (
  <EmptyState
    title={t('No hours')}
    why={t(
      'The trades of this session are known without their times, so nobody can tell its hours. Sessions with times are in the archive by their dates.',
    )}
  />
);

const Rows = ({ rows }: { rows: readonly HourRow[] }) => {
  const [{ side, pattern }] = useAddress(patternAddress);
  const source = useMemo(
    () =>
      localRows(
        rows.filter(
          (row) => (side === 'any' || sideOf(row) === side) && (pattern === '' || row.pattern === pattern),
        ),
      ),
    [rows, side, pattern],
  );
  if (source.count === 0)
    return (
      <EmptyState title={t('No pattern')} why={t('No hour of this session completed such a pattern.')} />
    );
  return (
    <DataTable
      id="hour-patterns"
      label={t('Candlestick patterns')}
      columns={COLUMNS}
      source={source}
      scrolls="page"
    />
  );
};

/** The patterns that hours of one session completed, the newest first. */
export const HourPatterns = () => {
  const [{ date }] = useAddress(patternAddress);
  const query = { type: 'intraday' as const, ...(date !== null && { date }), ...asOfQuery(useAsOf()) };
  const call = useCall('/data/candlestick-patterns/', query);
  return (
    <Loaded
      title={t('Candlestick patterns')}
      call={call}
      skeleton={<TableSkeleton label={t('Candlestick patterns')} rows={14} columns={5} />}
    >
      {({ rows, reason, as_of: asOf }) => (
        <>
          {reason === null ? <Rows rows={rows} /> : <NoHours />}
          <SignalFoot asOf={asOf} />
        </>
      )}
    </Loaded>
  );
};
