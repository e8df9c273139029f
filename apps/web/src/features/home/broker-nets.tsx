import type { RowOf } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { EmptyState, Panel, PanelHead, TableSkeleton, Value, classNames } from '@chuli/ui';
import { Link } from 'react-router';
import { useSessions } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

type FlowRow = RowOf<'/data/net-holding/'>;

const EACH = 5;
const METER = 60;

/** The largest buyers, then the largest sellers, in rupees. */
const largest = (rows: readonly FlowRow[]): FlowRow[] => {
  const sorted = rows.toSorted((a, b) => b.net_amount - a.net_amount);
  const buyers = sorted.filter(({ net_amount }) => net_amount > 0).slice(0, EACH);
  const sellers = sorted.filter(({ net_amount }) => net_amount < 0).slice(-EACH);
  return [...buyers, ...sellers];
};

const Nets = ({ rows }: { rows: readonly FlowRow[] }) => {
  const most = Math.max(1, ...rows.map(({ net_amount }) => Math.abs(net_amount)));
  return (
    <table className="tbl">
      <tbody>
        {rows.map((row) => (
          <tr key={row.broker}>
            <td>
              <Value format="broker" value={row.broker} />
            </td>
            <td className="end w-28">
              <Value format="netAmount" value={row.net_amount} />
            </td>
            <td style={{ width: METER + 24 }} aria-hidden>
              <span
                className={classNames('meter', row.net_amount > 0 ? 'is-up' : 'is-down')}
                style={{ width: Math.max(2, (METER * Math.abs(row.net_amount)) / most) }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Who put money in and who took it out, in the last session whose trades are known. */
export const BrokerNets = ({ session }: { session: TradingDate }) => {
  const href = useCarriedHref();
  const asOf = useAsOf();
  const date = useSessions('trades', asOf)[0];
  const call = useCall(
    '/data/net-holding/',
    { ...(date !== undefined && { date }), ...asOfQuery(asOf) },
    { enabled: date !== undefined },
  );
  return (
    <Panel label="Brokers" className="is-third">
      <PanelHead
        title="Brokers"
        note="largest net rupees"
        asOf={call.data?.to_date}
        isStale={date !== session}
      >
        <Link className="text-accent" to={href('/net-holding', date === undefined ? {} : { date })}>
          All
        </Link>
      </PanelHead>
      <Loaded title="Brokers" call={call} skeleton={<TableSkeleton label="Brokers" rows={10} columns={2} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title="No trades known" why="No floorsheet up to this day is there." />
          ) : (
            <Nets rows={largest(rows)} />
          )
        }
      </Loaded>
    </Panel>
  );
};
