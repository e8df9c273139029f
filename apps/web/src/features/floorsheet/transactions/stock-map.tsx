import { digits, t } from '@chuli/language';
import {
  HeatLegend,
  PHONE,
  Panel,
  PanelHead,
  Treemap,
  amountLabel,
  signedPercentText,
  useMedia,
} from '@chuli/ui';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { daysText } from '../bulk/bulk-row.ts';
import type { TransactionReply } from './transaction-row.ts';

const HEIGHT = { desk: 240, phone: 200 };
/** Percent: a broker that only bought, or only sold. */
const FULL = 100;

type Stock = TransactionReply['stocks'][number];

/** Bought less sold, in percent of both. */
export const netPercent = ({ bought, sold }: Pick<Stock, 'bought' | 'sold'>): number | null =>
  bought + sold === 0 ? null : (100 * (bought - sold)) / (bought + sold);

const detailOf = (stock: Stock): string => {
  const net = netPercent(stock);
  return [
    stock.symbol,
    t('bought Rs {amount}', { amount: amountLabel(stock.bought) }),
    t('sold Rs {amount}', { amount: amountLabel(stock.sold) }),
    ...(net === null ? [] : [t('net {percent} %', { percent: signedPercentText(net, 1) })]),
  ].join(' · ');
};

type StockMapProps = { reply: TransactionReply; href: HrefWithAsOf; values: { range: string } };

/** The stocks of a broker, as large as what it traded of them, coloured by its net; one leads to its own page. */
export const StockMap = ({ reply, href, values: { range } }: StockMapProps) => {
  const height = HEIGHT[useMedia(PHONE) ? 'phone' : 'desk'];
  const broker = reply.broker ?? '';
  if (reply.stocks.length === 0) return null;
  const title = t('Amount by stock');
  const group = {
    id: broker,
    label: t('Broker {broker}', { broker: digits(broker) }),
    to: href('/brokers-analytics', { by: 'broker', broker }),
    change: netPercent(reply.totals),
    items: reply.stocks.map((stock) => ({
      id: stock.symbol,
      to: href('/broker-transaction', { broker, symbol: stock.symbol, range }),
      size: stock.bought + stock.sold,
      change: netPercent(stock),
      detail: detailOf(stock),
    })),
  };
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={t('colour: bought less sold, in percent of both; press one for its orders')}
        asOf={daysText(reply.from_date, reply.to_date)}
      />
      <Treemap label={title} groups={[group]} height={height} full={FULL} />
      <HeatLegend full={FULL} />
    </Panel>
  );
};
