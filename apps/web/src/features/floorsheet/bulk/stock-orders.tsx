import './bulk.css';
import { t } from '@chuli/language';
import { ChartSkeleton, DataTable, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { RepliedBy } from '@chuli/contracts';
import { useCall } from '../../../api/use-call.ts';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { FollowedTable, verdictText } from '../../../shared/floorsheet/followed-table.tsx';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { type StockSums, askedSize, lakhsOf } from './bulk-row.ts';
import { fewOrderColumns } from './order-columns.ts';
import { SideBars, rupeeBar } from './side-bars.tsx';
import { tellsSides } from './share-strip.tsx';

const SESSIONS = 8;
const HEIGHT = 420;

type Reply = RepliedBy<'/data/bulk-txn/all/'>;

const SIDES = [
  ['buys', 'After sessions in which large orders bought more'],
  ['sells', 'After sessions in which large orders sold more'],
] as const;

/** What the stock did after large orders on either side, for whoever is told the sides. */
const OrdersFollowed = ({ symbol, amount_from }: { symbol: string; amount_from: number }) => {
  const { data } = useCall('/data/bulk-txn/all/followed/', { symbol, amount_from, ...asOfQuery(useAsOf()) });
  if (data === undefined) return null;
  return SIDES.map(([side, label]) => (
    <section key={side} aria-label={t(label)}>
      <PanelHead title={t(label)} note={verdictText(data[side])} />
      <FollowedTable label={t(label)} followed={data[side]} />
    </section>
  ));
};

type ContentProps = { reply: Reply; symbol: string; amountFrom: number };

const Content = ({ reply, symbol, amountFrom }: ContentProps) => {
  const href = useHrefWithAsOf();
  const navigate = useNavigate();
  const source = useMemo(() => localRows(reply.rows), [reply]);
  const hasSides = tellsSides(reply.by_session);
  const columns = useMemo(
    () =>
      fewOrderColumns({ hasDays: true, hasTimes: reply.rows.some(({ at }) => at !== null), hasSides }, href),
    [reply, href, hasSides],
  );
  const bars = reply.by_session
    .slice(-SESSIONS)
    .toReversed()
    .map((sums) => rupeeBar(sums.date, sums.date, sums));
  const open = (date: string): void =>
    void navigate(
      href('/live-bulk-transaction-with-market', { symbol, date, from: String(lakhsOf(amountFrom)) }),
    );
  return (
    <>
      {hasSides && <SideBars label={t('Came in, by session')} bars={bars} onPick={open} />}
      <div className="bulk-region">
        <DataTable
          label={t('Large orders of {symbol}', { symbol })}
          columns={columns}
          source={source}
          density="tight"
          scrolls="region"
          onOpen={({ date }) => open(date)}
        />
      </div>
      {hasSides && <OrdersFollowed symbol={symbol} amount_from={amountFrom} />}
    </>
  );
};

type StockOrdersProps = { row: StockSums; shown: { query: { amount_from?: unknown } } };

/** One stock: who came in by session, and its newest large orders; one of them leads to its day. */
export const StockOrders = ({ row: { symbol }, shown }: StockOrdersProps) => {
  const href = useHrefWithAsOf();
  const asOf = asOfQuery(useAsOf());
  const amount_from = askedSize(shown.query);
  const call = useCall('/data/bulk-txn/all/', { symbol, amount_from, ...asOf });
  const title = t('Large orders of {symbol}', { symbol });
  return (
    <section className="panel" aria-label={title}>
      <PanelHead title={title} note={t('all known sessions, newest first')}>
        <Link className="text-accent" to={href('/stock-profile', { symbol, tab: 'flow' })}>
          {t('Flow')}
        </Link>
      </PanelHead>
      <Loaded title={title} call={call} skeleton={<ChartSkeleton label={title} height={HEIGHT} />}>
        {(reply) => <Content reply={reply} symbol={symbol} amountFrom={amount_from} />}
      </Loaded>
    </section>
  );
};
