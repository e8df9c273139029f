import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { DataTable, EmptyState, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { patternAddress } from './pattern-address.ts';
import { patternColumns } from './pattern-columns.ts';
import { chartQuery } from './signal-href.ts';

type Patterns = RepliedBy<'/data/pattern-board/'>;

/** The patterns of one session that the reader asked for, what trades most first. */
export const PatternTable = ({ patterns }: { patterns: Patterns }) => {
  const [{ side, pattern, turnover, sort }, set] = useAddress(patternAddress);
  const href = useCarriedHref();
  const rows = useMemo(
    () =>
      patterns.rows
        .filter(
          (row) =>
            (side === 'any' || row.side === side) &&
            (pattern === '' || row.pattern === pattern) &&
            (row.turnover ?? 0) >= Number(turnover),
        )
        .toSorted((a, b) => (b.turnover ?? 0) - (a.turnover ?? 0)),
    [patterns, side, pattern, turnover],
  );
  const source = useMemo(() => localRows(rows), [rows]);
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
  if (rows.length === 0)
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
    <DataTable
      id="pattern-board"
      label={t('Candlestick patterns')}
      columns={columns}
      source={source}
      sort={sort === '' ? undefined : sort}
      onSort={(chosen) => set({ sort: chosen })}
      scrolls="page"
    />
  );
};
