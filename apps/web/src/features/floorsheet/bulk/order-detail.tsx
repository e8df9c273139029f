import './bulk.css';
import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import {
  ChartSkeleton,
  type Column,
  DataTable,
  EmptyState,
  PanelHead,
  localRows,
  quantityText,
  rupeesText,
  shareText,
  signedPercentText,
} from '@chuli/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { type HrefWithAsOf, useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { type BulkRow, askedSize } from './bulk-row.ts';
import { dotPicture, orderDot } from './order-dots.ts';
import { PriceDots } from './price-dots.tsx';
import { isTold, sureWords } from './side-words.ts';
import { brokerPath } from '../../../shared/broker/broker-path.ts';

type DayReply = RepliedBy<'/data/bulk-txn/'>;
type Part = DayReply['parts'][number]['contracts'][number];

const MOST_ORDERS = 500;
const PICTURE = 232;

const partColumns = (href: HrefWithAsOf): readonly Column<Part>[] => {
  const broker = (side: 'buyer' | 'seller'): Column<Part> => ({
    id: side,
    label: side === 'buyer' ? 'Buyer' : 'Seller',
    format: 'link',
    value: (part) => {
      const id = part[side];
      return id === null ? null : [id, href(brokerPath(), { broker: id })];
    },
    width: 58,
    phoneWidth: 52,
  });
  return [
    { key: 'contract_id', label: 'Contract', format: 'code', width: 152, phoneWidth: 146 },
    broker('buyer'),
    broker('seller'),
    { key: 'quantity', label: 'Quantity', format: 'quantity', width: 72, phoneWidth: 64 },
    { key: 'rate', label: 'Rate', format: 'rupees', width: 80, phoneWidth: 74 },
    { key: 'amount', label: 'Amount', format: 'amount', width: 88, priority: 4 },
  ];
};

/** A row, of a contract or of a stock at a limit. */
type DetailRow = BulkRow & { order_id?: string | null; limit?: number };

const Picture = ({ row, orders }: { row: DetailRow; orders: readonly BulkRow[] }) => {
  const asOf = asOfQuery(useAsOf());
  const { data } = useCall('/data/intrahistorydata/', { symbol: row.symbol, date: row.date, ...asOf });
  const picture = useMemo(
    () => dotPicture(orders.map(orderDot), data?.rows ?? [], row.date),
    [orders, data, row.date],
  );
  const label = t('Large orders of {symbol} on its price', { symbol: row.symbol });
  if (data === undefined) return <ChartSkeleton label={label} height={PICTURE} />;
  return (
    <>
      <PriceDots label={label} picture={picture} chosen={row.event_id} limit={row.limit} />
      <p className="order-key">
        {picture.course.length === 0
          ? t('One dot an order, in the order of contracts: this day has no times.')
          : t(
              'One dot an order at its average, as large as its amount; hollow where its side is estimated or unknown.',
            )}
      </p>
    </>
  );
};

const pricesText = ({ first_price, last_price, levels }: BulkRow): string => {
  if (levels <= 1) return rupeesText(last_price);
  return t('{from} to {to}, {count} prices', {
    from: rupeesText(first_price),
    to: rupeesText(last_price),
    count: quantityText(levels),
  });
};

const sideWord = ({ side }: BulkRow): string[] => (side === null ? [] : [t(side === 'buy' ? 'Buy' : 'Sell')]);

const Facts = ({ row }: { row: BulkRow }) => {
  const facts: readonly (readonly [string, string | null])[] = [
    [t('Side'), isTold(row) ? [...sideWord(row), sureWords(row)].join(': ') : null],
    [t('Filled at'), pricesText(row)],
    [t('vs VWAP'), row.vs_vwap === null ? null : `${signedPercentText(row.vs_vwap)} %`],
    [t('vs before'), row.vs_before === null ? null : `${signedPercentText(row.vs_before)} %`],
    [
      t('Of its volume'),
      row.volume_percent === null
        ? null
        : t('{percent} % of an average day (20 sessions)', { percent: shareText(row.volume_percent) }),
    ],
    [
      t('Put together'),
      row.method === null ? null : t(row.method === 'time' ? 'by time' : 'by contract numbers'),
    ],
  ];
  return (
    <dl className="order-facts">
      {facts.map(([name, text]) =>
        text === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
};

const Parts = ({ parts, label }: { parts: readonly Part[]; label: string }) => {
  const href = useHrefWithAsOf();
  const columns = useMemo(() => partColumns(href), [href]);
  const source = useMemo(() => localRows(parts), [parts]);
  return (
    <div className="order-parts">
      <DataTable label={label} columns={columns} source={source} density="tight" scrolls="region" />
    </div>
  );
};

/** A contract alone stands in the order that brought it. */
const orderOf = (row: DetailRow): string => row.order_id ?? row.event_id;

const Content = ({ row, reply }: { row: DetailRow; reply: DayReply }) => {
  const contracts = reply.parts.find(({ event_id }) => event_id === orderOf(row))?.contracts;
  const label = t('Contracts of the order');
  return (
    <>
      <Picture row={row} orders={reply.rows} />
      <Facts row={row} />
      {contracts === undefined ? (
        <EmptyState title={label} why={t('The contracts of this order are not at hand.')} />
      ) : (
        <>
          <PanelHead title={label} note={t('{count} in all', { count: quantityText(contracts.length) })} />
          <Parts parts={contracts} label={label} />
        </>
      )}
    </>
  );
};

type OrderDetailProps = { row: DetailRow; shown: { query: { amount_from?: unknown } } };

/** One order: where it stands on the price of its day, how it is known, and the contracts that it brought. */
export const OrderDetail = ({ row, shown }: OrderDetailProps) => {
  const href = useHrefWithAsOf();
  const asOf = asOfQuery(useAsOf());
  const call = useCall('/data/bulk-txn/', {
    symbol: row.symbol,
    date: row.date,
    amount_from: askedSize(shown.query),
    page_size: MOST_ORDERS,
    ...asOf,
  });
  const title = t('{symbol}, large orders', { symbol: row.symbol });
  return (
    <section className="panel order-detail" aria-label={title}>
      <PanelHead title={title} asOf={digits(row.date)}>
        <Link className="text-accent" to={href('/floorsheet', { symbol: row.symbol, date: row.date })}>
          {t('Floorsheet')}
        </Link>
      </PanelHead>
      <Loaded title={title} call={call} skeleton={<ChartSkeleton label={title} height={PICTURE} />}>
        {(reply) => <Content row={row} reply={reply} />}
      </Loaded>
    </section>
  );
};
