import { t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { excessFigures } from './excess-figures.ts';
import type { ListRecord } from './list-record.tsx';
import { bySlice, sliceGroup, sliceText } from './slice-words.ts';

type Slice = ListRecord['slices'][number];

const COLUMNS: readonly Column<Slice>[] = [
  {
    id: 'slice',
    label: 'Slice',
    format: 'code',
    value: ({ slice }) => sliceText(slice),
    width: 170,
    phoneWidth: 140,
  },
  { key: 'number', label: 'Cases', format: 'quantity', width: 74 },
  { key: 'mean', label: 'Mean', format: 'signedPercent', priority: 2 },
  { key: 'median', label: 'Median', format: 'signedPercent', priority: 3 },
  { key: 'hit_rate', label: 'Hit rate', format: 'share', priority: 2 },
  { id: 'payoff', label: 'Payoff', format: 'rupees', value: ({ payoff }) => payoff, priority: 3, width: 76 },
  { key: 'mean_excess', label: 'Excess', format: 'signedPercent' },
  {
    id: 'excess',
    label: '−4 · 0 · +4 %',
    format: 'interval',
    value: excessFigures,
    priority: 2,
    unknown: 'Too few cases for an interval',
  },
  { key: 'worst_run', label: 'Worst run', format: 'quantity', priority: 3 },
  {
    key: 'worst_run_sum',
    label: 'Its sum',
    format: 'signedPercent',
    priority: 3,
    hint: 'What the worst run lost together',
  },
];

/** By year, liquidity, size and sector. Slices are not judged: among so many some look good by luck. */
export const SliceTable = ({ slices }: { slices: readonly Slice[] }) => {
  const rows = useMemo(() => slices.toSorted((a, b) => bySlice(a.slice, b.slice)), [slices]);
  const source = useMemo(() => localRows(rows), [rows]);
  return (
    <Panel label={t('Slices')}>
      <PanelHead title={t('Slices')} note={t('not judged: among so many some look good by luck')} />
      <DataTable
        id="record-slices"
        label={t('Slices')}
        columns={COLUMNS}
        source={source}
        isCut={(row, next) => next !== undefined && sliceGroup(row.slice) !== sliceGroup(next.slice)}
        scrolls="page"
      />
    </Panel>
  );
};
