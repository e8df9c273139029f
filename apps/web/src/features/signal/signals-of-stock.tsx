import { t } from '@chuli/language';
import { DataTable, TableSkeleton, localRows, quantityText } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { RowWhy } from '../../shared/signal/asked-why.tsx';
import { type BoardRow, boardRows } from '../../shared/signal/board-rows.ts';
import { chartQuery } from '../../shared/signal/signal-href.ts';
import type { Signals } from '../../shared/signal/signal-words.ts';
import { openedColumns } from './board-columns.ts';
import type { StockRow, StocksQuery } from './board-shown.ts';

const MOST_SHOWN = 100;

const Rows = ({ signals }: { signals: Signals }) => {
  const [opened, setOpened] = useState<BoardRow | null>(null);
  const href = useHrefWithAsOf();
  const rows = useMemo(() => boardRows(signals), [signals]);
  const columns = useMemo(
    () =>
      openedColumns(rows, (row) => href('/charts', chartQuery(row.symbol, { ...row, on: row.signal_on }))),
    [rows, href],
  );
  const source = useMemo(() => localRows(rows), [rows]);
  return (
    <>
      <DataTable
        label={t('Signals')}
        columns={columns}
        source={source}
        onOpen={setOpened}
        density="tight"
        scrolls="page"
      />
      {opened !== null && <RowWhy row={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

const Ways = ({ symbol, more }: { symbol: string; more: number }) => {
  const href = useHrefWithAsOf();
  return (
    <p className="stock-ways">
      <span className="text-muted">{t('Click a signal to see why it fired.')}</span>
      {more > 0 && <span>{t('{count} more signals', { count: quantityText(more) })}</span>}
      <Link to={href('/charts', { symbol })}>{t('Chart')}</Link>
      <Link to={href('/brokers-analytics', { symbol })}>{t('Flow')}</Link>
      <Link to={href('/stock-profile', { symbol, tab: 'signals' })}>
        {t('60 sessions of {symbol}', { symbol })}
      </Link>
    </p>
  );
};

/** The signals that a row of the board counts, the newest first; asked for when the row is opened. */
export const SignalsOfStock = ({ row, query }: { row: StockRow; query: StocksQuery }) => {
  const { symbol, buy, sell } = row;
  const call = useCall('/data/signal-board/', {
    ...query,
    sort: '-signal_on',
    symbol,
    page_size: MOST_SHOWN,
  });
  const shown = Math.min(buy + sell, MOST_SHOWN);
  return (
    <div className="stock-signals">
      <Loaded
        title={t('Signals')}
        call={call}
        skeleton={<TableSkeleton label={t('Signals')} rows={shown + 1} columns={6} />}
      >
        {(signals) => <Rows signals={signals} />}
      </Loaded>
      <Ways symbol={symbol} more={buy + sell - shown} />
    </div>
  );
};
