import '../bulk/bulk.css';
import type { AskedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { Panel, PanelHead, quantityText } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { daysText } from '../bulk/bulk-row.ts';
import { dotPicture, sessionPicture } from '../bulk/order-dots.ts';
import { PriceDots } from '../bulk/price-dots.tsx';
import { type TransactionReply, transactionDot } from './transaction-row.ts';

const NO_REPLY: Pick<TransactionReply, 'rows' | 'adjusted_for'> = { rows: [], adjusted_for: [] };

/** One session by the clock where its trades have times; several, or one without them, by session. */
const usePicture = (reply: TransactionReply, largest: Pick<TransactionReply, 'rows' | 'adjusted_for'>) => {
  const [only] = reply.sessions;
  const isTimed =
    reply.sessions.length === 1 && only !== undefined && largest.rows.some(({ at }) => at !== null);
  const asOf = asOfQuery(useAsOf());
  const { data } = useCall(
    '/data/intrahistorydata/',
    { symbol: reply.symbol ?? '', ...(only !== undefined && { date: only }), ...asOf },
    { enabled: isTimed && reply.symbol !== null },
  );
  return useMemo(() => {
    const dots = largest.rows.map((row) => transactionDot(row, largest.adjusted_for));
    return isTimed ? dotPicture(dots, data?.rows ?? [], only) : sessionPicture(dots, reply.course);
  }, [largest, isTimed, data, only, reply.course]);
};

type TransactionDotsProps = {
  reply: TransactionReply;
  query: AskedBy<'/data/broker-transactions/'>;
};

/** What one broker had of one stock, on its price; the largest, whatever the table is sorted by. */
export const TransactionDots = ({ reply, query }: TransactionDotsProps) => {
  const { page: _, ...asked } = query;
  const { data: largest = NO_REPLY } = useCall('/data/broker-transactions/', { ...asked, sort: '-amount' });
  const picture = usePicture(reply, largest);
  if (reply.symbol === null || picture.dots.length === 0) return null;
  const title = t('Broker {broker} in {symbol}', {
    broker: digits(reply.broker ?? ''),
    symbol: reply.symbol,
  });
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={
          reply.total > largest.rows.length
            ? t('the {count} largest', { count: quantityText(largest.rows.length) })
            : t('one dot an order, as large as its amount')
        }
        asOf={daysText(reply.from_date, reply.to_date)}
      />
      <PriceDots label={title} picture={picture} />
      <p className="order-key">
        <span className="side-key sold" /> {t('sold')} <span className="side-key bought" /> {t('bought')}{' '}
        <span className="side-key same" /> {t('same broker on both sides')}
      </p>
    </Panel>
  );
};
