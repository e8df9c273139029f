import type { Depth } from '@chuli/contracts/live';
import { t } from '@chuli/language';
import { Panel, PanelHead, Value } from '@chuli/ui';

const LEVELS = 5;

type SideProps = { title: string; total: number; levels: Depth['bids'] };

const Side = ({ title, total, levels }: SideProps) => (
  <table>
    <caption className="text-left text-11 text-muted">
      {title}{' '}
      <b>
        <Value format="quantity" value={total} />
      </b>
    </caption>
    <thead>
      <tr>
        <th scope="col">{t('Rate')}</th>
        <th scope="col">{t('Quantity')}</th>
        <th scope="col">{t('Orders')}</th>
      </tr>
    </thead>
    <tbody>
      {levels.slice(0, LEVELS).map(([rate, quantity, orders]) => (
        <tr key={rate}>
          <td>
            <Value format="rupees" value={rate / 100} />
          </td>
          <td>
            <Value format="quantity" value={quantity} />
          </td>
          <td>
            <Value format="quantity" value={orders} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

type DepthPanelProps = { depth: Depth | null; isLive: boolean; hasDepth: boolean };

const whyNone = (isLive: boolean, hasDepth: boolean): string => {
  if (!isLive) return t('Orders are available only during a session.');
  return t(hasDepth ? 'No orders yet.' : 'Today’s source doesn’t publish orders.');
};

/** The five best orders of each side, where the feed has them. */
export const DepthPanel = ({ depth, isLive, hasDepth }: DepthPanelProps) => (
  <Panel label={t('Market depth')}>
    <PanelHead title={t('Market depth')} note={t('five best orders of each side')} />
    {depth === null ? (
      <p className="px-3 pb-3 text-muted">{whyNone(isLive, hasDepth)}</p>
    ) : (
      <div className="depth-levels">
        <Side title={t('Buy orders')} total={depth.total_bid} levels={depth.bids} />
        <Side title={t('Sell orders')} total={depth.total_ask} levels={depth.asks} />
      </div>
    )}
  </Panel>
);
