import { t } from '@chuli/language';
import { NEPSE_SECTOR_ID } from '@chuli/market';
import { EmptyState, TableSkeleton } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { SectorReportView } from './sector-report.tsx';

const Reports = ({ sector }: { sector: number }) => {
  const call = useCall('/sector/{id}/report/', asOfQuery(useAsOf()), { params: { id: sector } });
  const href = useHrefWithAsOf();
  const title = t('Sector report');
  return (
    <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={20} columns={8} />}>
      {(report) => (
        <>
          <SectorReportView report={report} figure="" />
          <p className="panel-foot">
            <Link className="text-accent" to={href('/sector-report', { sector: String(sector) })}>
              {t('Other figures and quarters')}
            </Link>
          </p>
        </>
      )}
    </Loaded>
  );
};

/** Companies of different kinds report different figures: only those of one sector stand side by side. */
export const ReportTab = ({ sector }: { sector: number }) =>
  sector === NEPSE_SECTOR_ID ? (
    <EmptyState
      title={t('One sector at a time')}
      why={t('Banks and hydropower report different figures. Choose a sector.')}
    />
  ) : (
    <Reports sector={sector} />
  );
