import { type Phrase, digits, t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { REASON_WORDS } from '../../shared/fundamental/ratio-text.ts';
import type { Report } from './use-report.ts';

type FairRow = Report['fair']['rows'][number];
type Shown = Pick<FairRow, 'value' | 'discount'> & { readonly method: string; readonly how: string };

const NAMES: Readonly<Record<FairRow['method'], Phrase>> = {
  graham: 'Graham',
  'sector-pe': 'Sector P/E',
  'sector-pb': 'Sector P/B',
  ddm: 'Dividends',
  nav: 'NAV',
};

const figure = (inputs: FairRow['inputs'], name: string, decimals = 2): string =>
  digits((inputs[name] ?? 0).toFixed(decimals));
const percent = (inputs: FairRow['inputs'], name: string): string =>
  digits(((inputs[name] ?? 0) * 100).toFixed(1));

/** The formula of each method with the numbers of this company. */
const WORKED_OUT: Readonly<Record<FairRow['method'], (inputs: FairRow['inputs']) => string>> = {
  graham: (inputs) =>
    t('√(22.5 × EPS {eps} × book value {book})', {
      eps: figure(inputs, 'eps'),
      book: figure(inputs, 'book_value'),
    }),
  'sector-pe': (inputs) =>
    t('EPS {eps} × median P/E {median} of the sector', {
      eps: figure(inputs, 'eps'),
      median: figure(inputs, 'median'),
    }),
  'sector-pb': (inputs) =>
    t('book value {book} × median P/B {median} of the sector', {
      book: figure(inputs, 'book_value'),
      median: figure(inputs, 'median'),
    }),
  ddm: (inputs) =>
    t('dividend {dividend} × (1 + g) ÷ (r − g), g {growth} %, r {wanted} %', {
      dividend: figure(inputs, 'dividend'),
      growth: percent(inputs, 'growth'),
      wanted: percent(inputs, 'required_return'),
    }),
  nav: (inputs) => t('what a unit holds: {nav}', { nav: figure(inputs, 'nav') }),
};

const COLUMNS: readonly Column<Shown>[] = [
  { key: 'method', label: 'Method', format: 'text', width: 110, sortable: false },
  { key: 'value', label: 'Fair value', format: 'rupees', sortable: false },
  {
    key: 'discount',
    label: 'Below it',
    format: 'signedPercent',
    hint: 'How far the last close lies below the value; less than zero is above',
    sortable: false,
  },
  { key: 'how', label: 'Formula', format: 'text', width: 400, priority: 2, sortable: false },
];

/** Four methods side by side, not blended: where they disagree, that is the finding. */
export const FairValues = ({ report }: { report: Report }) => {
  const source = useMemo(
    () =>
      localRows(
        report.fair.rows.map((row): Shown => ({
          method: t(NAMES[row.method]),
          value: row.value,
          discount: row.discount,
          how: row.why === null ? WORKED_OUT[row.method](row.inputs) : t(REASON_WORDS[row.why]),
        })),
      ),
    [report],
  );
  if (report.fair.rows.length === 0) return null;
  return (
    <Panel label={t('Fair values')}>
      <PanelHead
        title={t('Fair values')}
        note={t('each by itself: no blend, not a target')}
        asOf={digits(report.as_of)}
      />
      <DataTable id="fair-values" label={t('Fair values')} columns={COLUMNS} source={source} scrolls="page" />
    </Panel>
  );
};
