import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import { useMemo } from 'react';
import type { PagedQuery } from '../../api/fetch-pages.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { PagedTable } from './paged-table.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { patternAddress } from './pattern-address.ts';
import { patternColumns } from './pattern-columns.ts';
import { chartQuery } from './signal-href.ts';

type Patterns = RepliedBy<'/data/pattern-board/'>;

type PatternTableProps = { patterns: Patterns; query: PagedQuery<'/data/pattern-board/'> };

/** The patterns of one session that the reader asked for, what trades most first. */
export const PatternTable = ({ patterns, query }: PatternTableProps) => {
  const [{ sort }, set] = useAddress(patternAddress);
  const href = useCarriedHref();
  const columns = useMemo(
    () =>
      patternColumns((row) =>
        href(
          '/charts',
          chartQuery(row.symbol, {
            family: 'candlestick',
            kind: row.pattern,
            timeframe: 'daily',
            side: row.side,
            on: row.signal_on,
          }),
        ),
      ),
    [href],
  );
  if (patterns.total === 0)
    return (
      <EmptyState
        title={t('No pattern')}
        why={t('No stock with this turnover completed such a pattern in this session.')}
        looser={{
          label: t('Any pattern, any turnover'),
          onAsk: () => set({ side: 'any', pattern: '', turnover: '0' }),
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
      first={patterns}
      rowsOf={({ rows }) => rows}
      sort={sort}
      onSort={(chosen) => set({ sort: patternAddress.sort.read(chosen) })}
    />
  );
};
