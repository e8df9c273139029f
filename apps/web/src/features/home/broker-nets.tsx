import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { NetBrokers } from '../broker/net-brokers.tsx';

const EACH = 5;

/** Who put money in and who took it out, in the last session whose trades are known. */
export const BrokerNets = ({ session }: { session: TradingDate }) => {
  const href = useCarriedHref();
  const call = useCall('/data/broker-nets/', asOfQuery(useAsOf()));
  const date = call.data?.as_of;
  return (
    <Panel label={t('Brokers')} className="is-third">
      <PanelHead
        title={t('Brokers')}
        note={t('largest net rupees')}
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
            <EmptyState title={t('No trades known')} why={t('No floorsheet up to this day is there.')} />
          ) : (
            <NetBrokers rows={rows} each={EACH} />
          )
        }
      </Loaded>
    </Panel>
  );
};
