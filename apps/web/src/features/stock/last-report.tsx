import { digits, t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton, Value } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { quarterName } from '../../shared/fundamental/quarter-name.ts';
import { type Report, useReport } from './use-report.ts';

const Figures = ({ report: { rows, at_close: now } }: { report: Report }) => {
  const [newest] = rows;
  if (newest === undefined)
    return <EmptyState title={t('No quarterly figures')} why={t('No report available')} />;
  return (
    <dl className="key-figures">
      <dt>{t('Net profit')}</dt>
      <dd>
        <Value format="amount" value={newest.net_profit} />{' '}
        {newest.profit_growth !== null && <Value format="percent" value={newest.profit_growth} />}
      </dd>
      <dt>{t('EPS')}</dt>
      <dd>
        <Value format="rupees" value={newest.eps} />
      </dd>
      <dt>{t('P/E at the close')}</dt>
      <dd>
        <Value format="rupees" value={now?.price_earnings ?? null} unknown={t('No profit, or no price')} />
      </dd>
      <dt>{t('P/B at the close')}</dt>
      <dd>
        <Value format="rupees" value={now?.price_book ?? null} unknown={t('No book value, or no price')} />
      </dd>
    </dl>
  );
};

/** What the company last reported, in four figures. */
export const LastReport = ({ symbol }: { symbol: string }) => {
  const href = useHrefWithAsOf();
  const call = useReport(symbol);
  const newest = call.data?.rows[0];
  return (
    <Panel label={t('Last report')}>
      <PanelHead
        title={t('Last report')}
        note={newest && quarterName(newest)}
        asOf={newest && digits(newest.known_on)}
      >
        <Link className="text-accent" to={href('/stock-profile', { symbol, tab: 'fundamentals' })}>
          {t('Fundamentals')}
        </Link>
      </PanelHead>
      <Loaded
        title={t('Last report')}
        call={call}
        skeleton={<TableSkeleton label={t('Last report')} rows={4} columns={2} />}
      >
        {(report) => <Figures report={report} />}
      </Loaded>
    </Panel>
  );
};
