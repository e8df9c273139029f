import type { RepliedBy, RowOf } from '@chuli/contracts';
import { type TradingDate, instant } from '@chuli/kernel';
import { t } from '@chuli/language';
import { type Column, EmptyState, TableSkeleton, kathmanduTime } from '@chuli/ui';
import type { PagedQuery } from '../../api/fetch-pages.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PagedTable } from '../../screen-kit/paged-table.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';
import { SIDE_WORDS } from '../../shared/signal/signal-words.ts';

type HourRow = RowOf<'/data/candlestick-patterns/'>;

const sideOf = ({ value }: HourRow): 'buy' | 'sell' => (value > 0 ? 'buy' : 'sell');

const endOf = ({ bar_ends_at: seconds }: HourRow): string | null =>
  seconds === null ? null : kathmanduTime(instant(seconds * 1000)).slice(0, 5);

const COLUMNS: readonly Column<HourRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92, sortable: false },
  { key: 'candle_type', label: 'Pattern', format: 'text', width: 200, sortable: false },
  {
    id: 'side',
    label: 'Side',
    format: 'reading',
    value: (row) => SIDE_WORDS[sideOf(row)],
    width: 64,
    sortable: false,
  },
  { key: 'date', label: 'Session', format: 'session', priority: 2, sortable: false },
  { id: 'hour', label: 'Hour to', format: 'code', value: endOf, width: 84, sortable: false },
];

const NoHours = () => (
  <EmptyState
    title={t('No hours')}
    why={t(
      'Trade times weren’t published for this session, so it has no hourly bars. Choose a session with trade times.',
    )}
  />
);

type Patterns = RepliedBy<'/data/candlestick-patterns/'>;

const Rows = ({ first, query }: { first: Patterns; query: PagedQuery<'/data/candlestick-patterns/'> }) => {
  if (first.total === 0)
    return (
      <EmptyState title={t('No pattern')} why={t('No hour of this session completed such a pattern.')} />
    );
  return (
    <PagedTable
      id="hour-patterns"
      label={t('Candlestick patterns')}
      columns={COLUMNS}
      path="/data/candlestick-patterns/"
      query={query}
      first={first}
      rowsOf={({ rows }) => rows}
    />
  );
};

type HourFilters = { date: TradingDate | null; side: 'any' | 'buy' | 'sell'; pattern: string };

/** The patterns that hours of one session completed, the newest first. */
export const HourPatterns = ({ values: { date, side, pattern } }: { values: HourFilters }) => {
  const query = {
    type: 'intraday' as const,
    ...(date !== null && { date }),
    ...(side !== 'any' && { side }),
    ...(pattern !== '' && { pattern }),
    ...asOfQuery(useAsOf()),
  };
  const call = useCall('/data/candlestick-patterns/', query);
  return (
    <Loaded
      title={t('Candlestick patterns')}
      call={call}
      skeleton={<TableSkeleton label={t('Candlestick patterns')} rows={14} columns={5} />}
    >
      {(first) => (
        <>
          {first.reason === null ? <Rows first={first} query={query} /> : <NoHours />}
          <SignalFoot asOf={first.as_of} />
        </>
      )}
    </Loaded>
  );
};
