import { digits, t } from '@chuli/language';
import {
  type Column,
  DataTable,
  EmptyState,
  Panel,
  PanelHead,
  StatRow,
  StatSkeleton,
  TableSkeleton,
  Value,
  localRows,
  shareText,
  signedPercentText,
} from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { quarterName } from '../../shared/fundamental/quarter-name.ts';
import { FairValues } from './fair-values.tsx';
import { RatioTable } from './ratio-table.tsx';
import { ReportDocuments } from './report-documents.tsx';
import { SectorPeers } from './sector-peers.tsx';
import { type Report, useReport } from './use-report.ts';

type QuarterRow = Report['rows'][number];

const NO_YEAR = 'The same source has no profit for the year before' as const;

const QUARTER_COLUMNS: readonly Column<QuarterRow>[] = [
  {
    id: 'name',
    label: 'Quarter',
    format: 'code',
    value: quarterName,
    width: 104,
    phoneWidth: 92,
    sortable: false,
  },
  {
    key: 'net_profit',
    label: 'Net profit',
    format: 'amount',
    phoneWidth: 92,
    hint: 'From the first day of the fiscal year',
  },
  {
    key: 'profit_growth',
    label: 'In a year',
    format: 'percent',
    phoneWidth: 88,
    hint: 'Net profit against the same quarter of the year before',
    unknown: NO_YEAR,
  },
  {
    key: 'quarter_profit',
    label: 'Quarter alone',
    format: 'amount',
    priority: 2,
    hint: 'Net profit of these three months',
    unknown: 'The same source lacks the quarter before',
  },
  { key: 'revenue', label: 'Revenue', format: 'amount', priority: 3 },
  {
    key: 'revenue_growth',
    label: 'Revenue, in a year',
    format: 'signedPercent',
    priority: 4,
    unknown: NO_YEAR,
  },
  { key: 'eps', label: 'EPS', format: 'rupees', phoneWidth: 72, hint: 'Profit of a share, as stated' },
  { key: 'eps_growth', label: 'EPS, in a year', format: 'signedPercent', priority: 3, unknown: NO_YEAR },
  { key: 'book_value', label: 'Book value', format: 'rupees', priority: 2 },
  { key: 'return_on_equity', label: 'ROE', format: 'share', priority: 2 },
  { key: 'return_on_assets', label: 'ROA', format: 'share', priority: 3, hint: 'Profit over total assets' },
  {
    key: 'non_performing_loans',
    label: 'NPL',
    format: 'share',
    priority: 3,
    hint: 'Share of loans not being repaid; banks and finance companies only',
  },
  { key: 'known_on', label: 'Known on', format: 'date', width: 100, priority: 2 },
  { key: 'source', label: 'Source', format: 'code', width: 80, priority: 4 },
];

/** Only lenders have loans: elsewhere the column would say nothing in every row. */
const columnsFor = ({ rows }: Report): readonly Column<QuarterRow>[] =>
  rows.some((row) => row.non_performing_loans !== null)
    ? QUARTER_COLUMNS
    : QUARTER_COLUMNS.filter((column) => !('key' in column && column.key === 'non_performing_loans'));

const growthText = (growth: number | null): string | undefined =>
  growth === null ? undefined : t('{percent} % in a year', { percent: signedPercentText(growth) });

const LastReport = ({ report: { rows, at_close: now } }: { report: Report }) => {
  const [newest] = rows;
  if (newest === undefined) return null;
  const factor = now?.share_factor ?? 1;
  const inShares =
    factor === 1 ? undefined : t('shares since the report: × {factor}', { factor: shareText(1 / factor) });
  return (
    <StatRow
      label={t('Last report')}
      stats={[
        {
          label: t('Last report'),
          figure: quarterName(newest),
          below: t('known on {date}', { date: digits(newest.known_on) }),
        },
        {
          label: t('Net profit'),
          figure: <Value format="amount" value={newest.net_profit} />,
          below: growthText(newest.profit_growth),
        },
        {
          label: t('EPS'),
          figure: <Value format="rupees" value={newest.eps} />,
          below: growthText(newest.eps_growth),
        },
        {
          label: t('P/E at the close'),
          figure: (
            <Value
              format="rupees"
              value={now?.price_earnings ?? null}
              unknown={t('No profit, or no price')}
            />
          ),
          below: inShares,
        },
        {
          label: t('P/B at the close'),
          figure: (
            <Value
              format="rupees"
              value={now?.price_book ?? null}
              unknown={t('No book value, or no price')}
            />
          ),
          below: inShares,
        },
        { label: t('ROE'), figure: <Value format="share" value={newest.return_on_equity} /> },
      ]}
    />
  );
};

const Quarters = ({ report }: { report: Report }) => {
  const source = useMemo(() => localRows(report.rows), [report]);
  const columns = useMemo(() => columnsFor(report), [report]);
  if (report.rows.length === 0)
    return (
      <EmptyState
        title={t('No quarterly figures')}
        why={t(
          'We have no report of this stock up to this day. Funds, debentures and promoter shares have none.',
        )}
      />
    );
  return <DataTable id="quarters" label={t('Quarters')} columns={columns} source={source} scrolls="page" />;
};

const STATS = ['Last report', 'Net profit', 'EPS', 'P/E at the close', 'P/B at the close', 'ROE'] as const;

/** What a company earns, quarter by quarter, and how that compares with its sector. */
export const FundamentalsTab = ({ symbol }: { symbol: string }) => {
  const report = useReport(symbol);
  const scan = useCall('/fundamental-scan/', asOfQuery(useAsOf()));
  return (
    <>
      <Loaded
        title={t('Quarterly figures')}
        call={report}
        skeleton={
          <>
            <StatSkeleton label={t('Last report')} stats={STATS.map((name) => t(name))} />
            <TableSkeleton label={t('Quarters')} rows={8} columns={8} />
          </>
        }
      >
        {(shown) => (
          <>
            <LastReport report={shown} />
            <Panel label={t('Quarters')}>
              <PanelHead
                title={t('Quarters')}
                note={t('amounts of a fiscal year add up')}
                asOf={digits(shown.as_of)}
              />
              <Quarters report={shown} />
            </Panel>
            <FairValues report={shown} />
            <ReportDocuments documents={shown.documents} />
          </>
        )}
      </Loaded>
      <Loaded
        title={t('Ratios')}
        call={scan}
        skeleton={<TableSkeleton label={t('Ratios')} rows={8} columns={5} />}
      >
        {({ rows }) => (
          <>
            {report.data !== undefined && <RatioTable report={report.data} scan={rows} />}
            <SectorPeers symbol={symbol} scan={rows} />
          </>
        )}
      </Loaded>
      <p className="panel-foot">
        {t(
          'What nobody reports is not told. Ratios are computed from the lines of reports, else as they were printed.',
        )}
      </p>
    </>
  );
};
