import { REPORT_FILTERS } from '../../features/market/sectors/report-filters.tsx';
import { SectorReportView } from '../../features/market/sectors/sector-report.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';

/** What the companies of a sector reported in one quarter, and the sector as one company. */
export default defineScreen({
  title: 'Sector report',
  data: '/sector/{id}/report/',
  params: ({ sector }) => ({ id: Number(sector) }),
  filters: REPORT_FILTERS,
  isFolded: true,
  blocks: [
    {
      kind: 'custom',
      component: ({ reply, values: { figure } }) => <SectorReportView report={reply} figure={figure} />,
      skeleton: { rows: 20, columns: 8 },
    },
  ],
  source: 'quarterly reports of companies',
  explain: [
    'Companies of one sector in the same quarter, by the figures that their kind reports: a bank has bad loans, a hydropower company has megawatts. Without a chosen quarter it is the newest that half of them have reported.',
    'The last line takes the sector as one company: sums over sums, with companies in loss left in. The middle company is the one with as many above it as below. Where they differ much, a few large names make the sum.',
    'Places go to what is better, such as a low share of bad loans. What a company has not reported, or what makes no sense for it, such as a P/E of a loss, is a dash and has no place.',
  ],
});
