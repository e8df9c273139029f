import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import { useMemo } from 'react';
import type { PagedQuery } from '../../api/fetch-pages.ts';
import type { HrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import type { FilterValues } from '../../screen-kit/filters.tsx';
import { PagedTable } from '../../screen-kit/paged-table.tsx';
import { chartQuery } from '../../shared/signal/signal-href.ts';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';
import { HourPatterns } from './hour-patterns.tsx';
import { type PatternRow, patternColumns, verdictsOf } from './pattern-columns.ts';
import { PATTERN_FILTERS } from './pattern-filters.tsx';
import type { RecordRow } from './record-columns.ts';

type Filters = FilterValues<typeof PATTERN_FILTERS>;

type PatternsShown = {
  reply: RepliedBy<'/data/pattern-board/'>;
  query: PagedQuery<'/data/pattern-board/'>;
  values: Filters;
  set: (changes: Partial<Filters>) => void;
  href: HrefWithAsOf;
  also: { records?: { rows: readonly RecordRow[] } | undefined };
};

const NO_RECORDS: readonly RecordRow[] = [];

const chartOf = ({ symbol, pattern: kind, timeframe, side, signal_on: on }: PatternRow) =>
  chartQuery(symbol, { family: 'candlestick', kind, timeframe, side, on });

/** The patterns of one session that the reader asked for, what trades most first. */
const DayPatterns = ({ reply, query, values, set, href, also }: PatternsShown) => {
  const records = also.records?.rows ?? NO_RECORDS;
  const isDated = reply.rows.some(({ signal_on: on }) => on !== reply.as_of);
  const columns = useMemo(
    () => patternColumns((row) => href('/charts', chartOf(row)), isDated, verdictsOf(records)),
    [href, isDated, records],
  );
  if (reply.total === 0)
    return (
      <EmptyState
        title={t('No pattern')}
        why={t('No stock with this turnover completed such a pattern in this session.')}
        action={{
          label: t('Any pattern, any turnover'),
          onClick: () => set({ side: 'any', pattern: '', turnover: '0', match: 'any' }),
        }}
      />
    );
  return (
    <PagedTable
      id="pattern-board"
      label={t('Candlestick patterns')}
      columns={columns}
      path="/data/pattern-board/"
      query={query}
      first={reply}
      rowsOf={({ rows }) => rows}
      sort={values.sort}
      onSort={(chosen) => set({ sort: PATTERN_FILTERS.sort.part.read(chosen) })}
    />
  );
};

/** Patterns of days, or of the hours of one day. */
export const PatternTable = (shown: PatternsShown) =>
  shown.values.bars === 'hour' ? (
    <HourPatterns values={shown.values} />
  ) : (
    <>
      <DayPatterns {...shown} />
      <SignalFoot asOf={shown.reply.as_of} to={shown.reply.signals_to} />
    </>
  );
