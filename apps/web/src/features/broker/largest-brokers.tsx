import { EmptyState, Panel, PanelHead, TableSkeleton, Value, classNames, shareText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import type { FlowReply, FlowRow } from './flow-address.ts';
import { missingText } from './flow-figures.ts';

const SESSIONS = 5;
const EACH = 4;
const METER = 60;

const Rows = ({ rows, largest }: { rows: readonly FlowRow[]; largest: number }) => (
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
              className={classNames('meter', row.net_amount >= 0 ? 'is-up' : 'is-down')}
              style={{ width: Math.max(2, (METER * Math.abs(row.net_amount)) / largest) }}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Content = ({ reply }: { reply: FlowReply }) => {
  const sorted = [...reply.rows].sort((a, b) => b.net_amount - a.net_amount);
  const buyers = sorted.filter((row) => row.net_amount > 0).slice(0, EACH);
  const sellers = sorted
    .filter((row) => row.net_amount < 0)
    .slice(-EACH)
    .reverse();
  const largest = Math.max(1, ...[...buyers, ...sellers].map((row) => Math.abs(row.net_amount)));
  if (reply.rows.length === 0) {
    return (
      <EmptyState title="No trades known" why={missingText(reply) ?? 'It did not trade in these sessions.'} />
    );
  }
  return (
    <div className="density-tight">
      <Rows rows={buyers} largest={largest} />
      <div className="border-t border-line-strong" />
      <Rows rows={sellers} largest={largest} />
    </div>
  );
};

/** The brokers with the largest net of a stock, beside its price. */
export const LargestBrokers = ({ symbol }: { symbol: string }) => {
  const href = useCarriedHref();
  const query = { symbol, days: SESSIONS, ...asOfQuery(useAsOf()) };
  const call = useCall('/data/broker-analytics/', query);
  const { data: summary } = useCall('/data/broker-analytics/avgsum/', query);
  return (
    <Panel label="Brokers">
      <PanelHead
        title="Brokers"
        note={call.data ? (missingText(call.data) ?? `net rupees, ${SESSIONS} sessions`) : ''}
        asOf={call.data?.to_date}
      />
      <Loaded title="Brokers" call={call} skeleton={<TableSkeleton label="Brokers" rows={8} columns={3} />}>
        {(reply) => <Content reply={reply} />}
      </Loaded>
      <div className="panel-foot">
        {summary && summary.top3_buy_percent !== null && summary.top3_sell_percent !== null && (
          <>
            <span>
              Top 3 buy <b>{shareText(summary.top3_buy_percent)} %</b>
            </span>
            <span>
              Top 3 sell <b>{shareText(summary.top3_sell_percent)} %</b>
            </span>
          </>
        )}
        <Link className="ml-auto text-accent" to={href('/stock-profile', { symbol, tab: 'flow' })}>
          Flow
        </Link>
      </div>
    </Panel>
  );
};
