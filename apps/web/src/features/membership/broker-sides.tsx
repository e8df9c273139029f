import type { RowOf } from '@chuli/contracts';
import type { StockSymbol } from '@chuli/kernel';
import { t } from '@chuli/language';
import { EmptyState, Value } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

type Flow = RowOf<'/data/broker-analytics/'>;

const SESSIONS = 20;
const MOST_SHOWN = 3;

const Side = ({ title, rows }: { title: string; rows: readonly Flow[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {rows.map(({ broker, net }) => (
        <li key={broker}>
          <Value format="broker" value={broker} />
          <Value format="netQuantity" value={net} />
        </li>
      ))}
    </ul>
  </div>
);

const Sides = ({ rows }: { rows: readonly Flow[] }) => {
  const byNet = rows.toSorted((a, b) => b.net - a.net);
  if (byNet.length === 0)
    return <EmptyState title={t('None')} why={t('No trades available for these sessions.')} />;
  return (
    <div className="broker-sides">
      <Side title={t('Top net buyers')} rows={byNet.filter(({ net }) => net > 0).slice(0, MOST_SHOWN)} />
      <Side
        title={t('Top net sellers')}
        rows={byNet
          .filter(({ net }) => net < 0)
          .toReversed()
          .slice(0, MOST_SHOWN)}
      />
    </div>
  );
};

/** The brokers whose clients kept and gave away most of a stock lately. A broker is not a client. */
export const BrokerSides = ({ symbol }: { symbol: StockSymbol }) => {
  const call = useCall('/data/broker-analytics/', { symbol, days: SESSIONS, ...asOfQuery(useAsOf()) });
  return (
    <CallPanel title={t('Brokers')} note={t('net of 20 sessions')} call={call} rows={3} columns={2}>
      {({ rows }) => <Sides rows={rows} />}
    </CallPanel>
  );
};
