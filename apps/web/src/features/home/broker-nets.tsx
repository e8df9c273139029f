import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { coverageText } from '../../screen-kit/coverage-text.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { NetBrokers } from '../../shared/broker/net-brokers.tsx';

const EACH = 5;

/** Who put money in and who took it out, in the last session whose trades are known. */
export const BrokerNets = ({ session }: { session: TradingDate }) => {
  const href = useHrefWithAsOf();
  const call = useCall('/data/broker-nets/', asOfQuery(useAsOf()));
  const date = call.data?.as_of;
  return (
    <Panel label={t('Brokers')}>
      <PanelHead
        title={t('Brokers')}
        note={(call.data && coverageText(call.data.coverage, 1)) ?? t('top net buyers and sellers')}
        asOf={date === undefined ? undefined : digits(date)}
        isStale={date !== undefined && date !== session}
      >
        <Link className="text-accent" to={href('/net-holding', date === undefined ? {} : { date })}>
          {t('All')}
        </Link>
      </PanelHead>
      <Loaded
        title={t('Brokers')}
        call={call}
        skeleton={<TableSkeleton label={t('Brokers')} rows={10} columns={2} />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t('No trades available')}
              why={t('No floorsheet is available up to this day.')}
            />
          ) : (
            <NetBrokers rows={rows} each={EACH} />
          )
        }
      </Loaded>
    </Panel>
  );
};
