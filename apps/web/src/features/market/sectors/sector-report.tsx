import { digits, t } from '@chuli/language';
import { DataTable, EmptyState, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { RankedBars } from '../../../shared/chart/ranked-bars.tsx';
import { REASON_WORDS, ratioText } from '../../../shared/fundamental/ratio-text.ts';
import { type SectorReport, chosenRatio, reportColumns, sumValues } from './report-columns.ts';

type ReportProps = { readonly report: SectorReport; readonly figure: string };

const quarterText = ({ fiscal_year, quarter }: SectorReport): string => digits(`${fiscal_year} Q${quarter}`);

/** As many bars as stand on a screen; the table has the rest. */
const BARS = 20;

/** The first companies by the chosen figure, and the sector as one company as a line through them. */
const FigureBars = ({ report: { id, rows, sector }, figure }: ReportProps) => {
  const ratio = chosenRatio(id, figure);
  if (ratio === undefined) return null;
  const [sum, median] = [sector.ratios[ratio.id] ?? null, sector.median[ratio.id] ?? null];
  const text = (value: number | null): string =>
    value === null ? t('unknown') : ratioText(value, ratio.unit);
  const sign = ratio.better === 'down' ? 1 : -1;
  // What is unknown comes last, whichever way is better.
  const keyOf = (value: number | null | undefined): number => sign * (value ?? sign * Number.MAX_VALUE);
  const bars = rows
    .toSorted((a, b) => keyOf(a.ratios[ratio.id]) - keyOf(b.ratios[ratio.id]))
    .map(({ symbol, why, ratios: { [ratio.id]: value = null } }) => ({
      id: symbol,
      name: symbol,
      value,
      text: value === null ? t(REASON_WORDS[why[ratio.id] ?? 'not-reported']) : text(value),
    }));
  return (
    <RankedBars
      title={t(ratio.words)}
      note={[
        bars.length > BARS && t('first {count} of {all}', { count: BARS, all: bars.length }),
        t('line: the sector as one company, {sum}; middle company {median}', {
          sum: text(sum),
          median: text(median),
        }),
      ]
        .filter((part) => part !== false)
        .join(' · ')}
      rows={bars.slice(0, BARS)}
      line={sum}
    />
  );
};

const CompanyTable = ({ report, figure }: ReportProps) => {
  const [sort, setSort] = useState('rank');
  const ratio = chosenRatio(report.id, figure);
  const columns = useMemo(
    () => (ratio === undefined ? [] : reportColumns(report.id, ratio.id)),
    [report.id, ratio],
  );
  const source = useMemo(() => localRows(report.rows), [report.rows]);
  const title = t('Companies of {quarter}', { quarter: quarterText(report) });
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('last line: the sector as one company')} />
      <DataTable
        id="sector-report"
        label={title}
        columns={columns}
        source={source}
        sort={sort}
        onSort={setSort}
        scrolls="page"
        totals={{ label: t('Sector'), values: sumValues(report) }}
      />
    </Panel>
  );
};

/** The companies of a sector in one quarter, side by side and as one. */
export const SectorReportView = ({ report, figure }: ReportProps) => {
  const { reported, missing, as_of } = report;
  if (reported === 0)
    return (
      <EmptyState
        title={t('No reports')}
        why={t('No company of this sector has figures of {quarter} known by {date}.', {
          quarter: quarterText(report),
          date: digits(as_of),
        })}
      />
    );
  return (
    <>
      <p className="caveat">
        {t('{reported} of {all} companies have reported {quarter}.', {
          reported,
          all: reported + missing.length,
          quarter: quarterText(report),
        })}
        {missing.length > 0 && ` ${t('Not yet: {symbols}.', { symbols: missing.join(', ') })}`}
      </p>
      <FigureBars report={report} figure={figure} />
      <CompanyTable report={report} figure={figure} />
    </>
  );
};
