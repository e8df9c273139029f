import { digits, t } from '@chuli/language';
import { PanelHead, Value, shareText } from '@chuli/ui';
import { Link } from 'react-router';
import { useBrokerNames } from '../../../api/reference-calls.ts';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { brokerPath } from '../../../shared/broker/broker-path.ts';
import { minuteText } from '../bulk/order-dots.ts';
import { type BrokerSoFar, brokersUntil } from './footprint-brokers.ts';
import type { Footprint } from './footprint-grid.ts';

const EACH_WAY = 6;

type BrokerRailProps = { reply: Footprint; until: number; href: HrefWithAsOf };

const shownOf = (brokers: readonly BrokerSoFar[]): BrokerSoFar[] => [
  ...brokers.filter(({ net }) => net > 0).slice(0, EACH_WAY),
  ...brokers.filter(({ net }) => net < 0).slice(-EACH_WAY),
];

/** Who bought and who sold up to the clock, and how much of it by coming in. */
export const BrokerRail = ({ reply, until, href }: BrokerRailProps) => {
  const names = useBrokerNames();
  const rows = shownOf(brokersUntil(reply, until));
  return (
    <section aria-label={t('Brokers')}>
      <PanelHead title={t('Brokers to {time}', { time: digits(minuteText(until)) })} note={t('net shares')} />
      <table className="tbl fp-brokers">
        <thead>
          <tr>
            <th scope="col">{t('Broker')}</th>
            <th scope="col" className="num">
              {t('Net')}
            </th>
            <th
              scope="col"
              className="num"
              title={t(
                'Of what it traded and of which orders show who came in: how much it came in with. 50 is the market',
              )}
            >
              {t('Came in with')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ broker, net, came_in }) => (
            <tr key={broker}>
              <th scope="row">
                <Link to={href(brokerPath(), { broker, days: '20' })}>
                  <b>{digits(broker)}</b> {names.get(broker)}
                </Link>
              </th>
              <td className="num">
                <Value format="netQuantity" value={net} />
              </td>
              <td className="num q">{came_in === null ? '–' : `${shareText(came_in)}\u00a0%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
