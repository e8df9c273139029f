import { digits, t } from '@chuli/language';
import { type Column, DataTable, EmptyState, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { type RatioRow, ratioRows } from './ratio-rows.ts';
import type { ScanRow } from './peer-rows.ts';
import type { Report } from './use-report.ts';

const FEW = 'Fewer than five companies of the sector state it' as const;

const COLUMNS: readonly Column<RatioRow>[] = [
  { key: 'name', label: 'Ratio', format: 'text', width: 190, phoneWidth: 128, sortable: false },
  { key: 'value', label: 'Stock', format: 'text', width: 190, phoneWidth: 124, sortable: false },
  { key: 'median', label: 'Sector median', format: 'text', width: 120, unknown: FEW, sortable: false },
  {
    key: 'place',
    label: 'Place',
    format: 'fraction',
    hint: 'The best of the sector first',
    unknown: FEW,
    sortable: false,
    priority: 2,
  },
  { key: 'formula', label: 'Formula', format: 'text', width: 380, priority: 2, sortable: false },
  { key: 'note', label: 'Basis', format: 'text', width: 210, priority: 3, sortable: false },
];

/** Every ratio of the stock's kind beside its sector, with the formula it is computed by. */
export const RatioTable = ({ report, scan }: { report: Report; scan: readonly ScanRow[] }) => {
  const rows = useMemo(() => ratioRows(report, scan), [report, scan]);
  const source = useMemo(() => localRows(rows), [rows]);
  return (
    <Panel label={t('Ratios')}>
      <PanelHead
        title={t('Ratios')}
        note={t('newest report, at the last close, beside the middle of the sector')}
        asOf={digits(report.as_of)}
      />
      {rows.length === 0 ? (
        <EmptyState title={t('No ratios')} why={t('This stock has no report, or its sector is unknown.')} />
      ) : (
        <DataTable id="stock-ratios" label={t('Ratios')} columns={COLUMNS} source={source} scrolls="page" />
      )}
    </Panel>
  );
};
