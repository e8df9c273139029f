import type { AskedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { Panel, PanelHead, shareText } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { NetBrokers } from '../../shared/broker/net-brokers.tsx';
import type { FavouriteRow } from './favourite-columns.ts';

type PlayerNetsProps = {
  row: FavouriteRow;
  shown: { query: AskedBy<'/data/players-favourite-days/'> };
};

/** One stock: what each player put in or took out, and the ways to the orders and the brokers behind it. */
export const PlayerNets = ({ row, shown: { query } }: PlayerNetsProps) => {
  const href = useHrefWithAsOf();
  const { symbol, nets, turnover_percent } = row;
  const title = t('Players in {symbol}', { symbol });
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={t('net rupees, together {percent} % of turnover', {
          percent: shareText(turnover_percent ?? 0),
        })}
      >
        <Link className="text-accent" to={href('/player-favourite-transaction', orderAddress(symbol, query))}>
          {t('Orders')}
        </Link>
        <Link className="text-accent" to={href('/stock-profile', { symbol, tab: 'flow' })}>
          {t('Flow')}
        </Link>
      </PanelHead>
      <div className="density-tight">
        <NetBrokers rows={nets} each={nets.length} />
      </div>
    </Panel>
  );
};

const orderAddress = (symbol: string, { days, date }: PlayerNetsProps['shown']['query']) => ({
  symbol,
  ...(typeof days === 'number' && { days: String(days) }),
  ...(typeof date === 'string' && { date }),
});
