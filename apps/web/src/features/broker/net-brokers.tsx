import { Value, classNames } from '@chuli/ui';
import type { FlowRow } from './flow-address.ts';

const METER = 60;

type Net = Pick<FlowRow, 'broker' | 'net_amount'>;

const NetRows = ({ rows, most }: { rows: readonly Net[]; most: number }) => (
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

/** The brokers that put most money in, then those that took most out, the largest of each first. */
export const NetBrokers = ({ rows, each }: { rows: readonly Net[]; each: number }) => {
  const sorted = rows.toSorted((a, b) => b.net_amount - a.net_amount);
  const buyers = sorted.filter(({ net_amount }) => net_amount > 0).slice(0, each);
  const sellers = sorted
    .filter(({ net_amount }) => net_amount < 0)
    .slice(-each)
    .reverse();
  const most = Math.max(1, ...[...buyers, ...sellers].map(({ net_amount }) => Math.abs(net_amount)));
  return (
    <>
      <NetRows rows={buyers} most={most} />
      <div className="border-t border-line-strong" />
      <NetRows rows={sellers} most={most} />
    </>
  );
};
