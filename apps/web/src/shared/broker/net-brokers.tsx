import { type AmountUnit, unitOfAmounts } from '@chuli/market';
import { Value, classNames } from '@chuli/ui';
import type { FlowRow } from './flow-address.ts';

const METER = 60;

type Net = Pick<FlowRow, 'broker' | 'net_amount'>;

type NetRowsProps = { rows: readonly Net[]; most: number; unit: AmountUnit | undefined };

const NetRows = ({ rows, most, unit }: NetRowsProps) => (
  <table className="tbl">
    <tbody>
      {rows.map((row) => (
        <tr key={row.broker}>
          <td>
            <Value format="broker" value={row.broker} />
          </td>
          <td className="end w-28">
            <Value format="netAmount" value={row.net_amount} unit={unit} />
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
  const nets = [...buyers, ...sellers].map(({ net_amount }) => Math.abs(net_amount));
  const scale = { most: Math.max(1, ...nets), unit: unitOfAmounts(nets) };
  return (
    <>
      <NetRows rows={buyers} {...scale} />
      <div className="border-t border-line-strong" />
      <NetRows rows={sellers} {...scale} />
    </>
  );
};
