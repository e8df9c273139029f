import { t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { excessFigures } from '../../shared/signal/excess-figures.ts';
import type { ListRecord } from './list-record-reply.ts';
import { bySlice, sliceGroup, sliceText } from './slice-words.ts';

type Slice = ListRecord['slices'][number];

/** A slice has no verdict, so that none of its figures has a colour. */
const isMuted = (): boolean => true;

const COLUMNS: readonly Column<Slice>[] = [
  {
    id: 'slice',
    label: 'Group',
    format: 'code',
    value: ({ slice }) => sliceText(slice),
    width: 170,
    phoneWidth: 140,
  },
  { key: 'number', label: 'Trades', format: 'quantity', width: 74 },
  { key: 'mean', label: 'Mean', format: 'signedPercent', isMuted, priority: 2 },
  { key: 'median', label: 'Median', format: 'signedPercent', isMuted, priority: 3 },
  { key: 'hit_rate', label: 'Win rate', format: 'share', priority: 2 },
  { id: 'payoff', label: 'Payoff', format: 'rupees', value: ({ payoff }) => payoff, priority: 3, width: 76 },
  { key: 'mean_excess', label: 'Excess', format: 'signedPercent', isMuted },
  {
    id: 'excess',
    label: 'Excess, 95 %',
    format: 'interval',
    isMuted,
    value: excessFigures,
    priority: 2,
    unknown: 'Not enough trades for an interval',
  },
  {
    key: 'mean_excess_at_average',
    label: 'At average',
    format: 'signedPercent',
    isMuted,
    priority: 3,
    hint: 'The same excess had each trade been done at the average price of its session instead of the open',
  },
  { key: 'worst_run', label: 'Losing streak', format: 'quantity', priority: 3 },
  {
    key: 'worst_run_sum',
    label: 'Loss in streak',
    format: 'signedPercent',
    isMuted,
    priority: 3,
    hint: 'Total loss of the losing streak',
  },
];

/** By year, liquidity, size and sector. Slices are not judged: among so many some look good by luck. */
export const SliceTable = ({ slices }: { slices: readonly Slice[] }) => {
  const rows = useMemo(() => slices.toSorted((a, b) => bySlice(a.slice, b.slice)), [slices]);
  const source = useMemo(() => localRows(rows), [rows]);
  return (
    <Panel label={t('Breakdown')}>
      <PanelHead title={t('Breakdown')} note={t('not judged: among so many some look good by luck')} />
      <DataTable
        id="record-slices"
        label={t('Breakdown')}
        columns={COLUMNS}
        source={source}
        isCut={(row, next) => next !== undefined && sliceGroup(row.slice) !== sliceGroup(next.slice)}
        scrolls="page"
      />
    </Panel>
  );
};
