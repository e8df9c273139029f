import { t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton, shareText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import type { FlowReply } from '../../shared/broker/flow-address.ts';
import { missingText } from './flow-figures.ts';
import { NetBrokers } from '../../shared/broker/net-brokers.tsx';

const SESSIONS = 5;
const EACH = 4;

const Content = ({ reply }: { reply: FlowReply }) => {
  if (reply.rows.length === 0) {
    return (
      <EmptyState
        title={t('No trades available')}
        why={missingText(reply) ?? t('It did not trade in these sessions.')}
      />
    );
  }
  return (
    <div className="density-tight">
      <NetBrokers rows={reply.rows} each={EACH} />
    </div>
  );
};

/** The brokers with the largest net of a stock, beside its price. */
export const LargestBrokers = ({ symbol }: { symbol: string }) => {
  const href = useHrefWithAsOf();
  const query = { symbol, days: SESSIONS, ...asOfQuery(useAsOf()) };
  const call = useCall('/data/broker-analytics/', query);
  const { data: summary } = useCall('/data/broker-analytics/avgsum/', query);
  return (
    <Panel label={t('Brokers')}>
      <PanelHead
        title={t('Brokers')}
        note={
          call.data ? (missingText(call.data) ?? t('net rupees, {count} sessions', { count: SESSIONS })) : ''
        }
        asOf={call.data?.to_date}
      />
      <Loaded
        title={t('Brokers')}
        call={call}
        skeleton={<TableSkeleton label={t('Brokers')} rows={8} columns={3} />}
      >
        {(reply) => <Content reply={reply} />}
      </Loaded>
      <div className="panel-foot">
        {summary && summary.top3_buy_percent !== null && summary.top3_sell_percent !== null && (
          <>
            <span>
              {t('Top 3 buy')} <b>{shareText(summary.top3_buy_percent)} %</b>
            </span>
            <span>
              {t('Top 3 sell')} <b>{shareText(summary.top3_sell_percent)} %</b>
            </span>
          </>
        )}
        <Link className="ml-auto text-accent" to={href('/stock-profile', { symbol, tab: 'flow' })}>
          {t('Flow')}
        </Link>
      </div>
    </Panel>
  );
};
