import { t } from '@chuli/language';
import { type Column, DataTable, EmptyState, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import type { Position } from './profit-loss.ts';

const COLUMNS: readonly Column<Position>[] = [
  { key: 'buy_date', label: 'Buy date', format: 'date', none: 'No buy came before this sell' },
  { key: 'sell_date', label: 'Sell date', format: 'date', none: 'It has not ended' },
  {
    key: 'gain',
    label: 'Gain',
    format: 'percent',
    hint: 'From close to close, adjusted, without costs',
    none: 'No buy came before this sell, or no session has closed since',
  },
  {
    key: 'sessions',
    label: 'Sessions',
    format: 'quantity',
    width: 74,
    none: 'No buy came before this sell',
  },
];

const MOST_SHOWN = 6;

/** The latest buys of a stock with the sells that ended them. */
export const PositionLines = ({ positions }: { positions: readonly Position[] }) => {
  const source = useMemo(() => localRows(positions.slice(0, MOST_SHOWN)), [positions]);
  if (positions.length === 0)
    return <EmptyState title={t('No signal')} why={t('This rule has never fired on this stock.')} />;
  return (
    <DataTable label={t('Round trips')} columns={COLUMNS} source={source} density="tight" scrolls="page" />
  );
};
