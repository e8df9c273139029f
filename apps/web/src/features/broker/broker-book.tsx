import type { AskedBy, RepliedBy } from '@chuli/contracts';
import type { BrokerId } from '@chuli/kernel';
import { t } from '@chuli/language';
import { DataTable, Panel, PanelHead, TableSkeleton, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useBrokerNames } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { type BookRow, TOP_SIDES, type TopSide, bookColumns } from './top-sides.ts';

type Book = RepliedBy<'/data/broker-top-holding/{broker}/holding/'>;

/** As many as one answer holds. */
const ALL = 500;

const BookTable = ({ book, side }: { book: Book; side: TopSide }) => {
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const columns = useMemo(() => bookColumns(side), [side]);
  const source = useMemo(() => localRows<BookRow>(book.rows), [book]);
  return (
    <DataTable
      id={`book-${side}`}
      label={t('Stocks of the broker')}
      columns={columns}
      source={source}
      sort={side === 'hold' ? '-net_value' : 'net_value'}
      onOpen={({ symbol }) => void navigate(href('/stock-profile', { symbol, tab: 'flow' }))}
      scrolls="page"
    />
  );
};

/** Every stock of one broker on a side, beside the list of brokers. */
export const BrokerBook = ({
  broker,
  side,
  query,
}: {
  broker: BrokerId;
  side: TopSide;
  query: AskedBy<'/data/broker-top-holding/'>;
}) => {
  const names = useBrokerNames();
  const call = useCall(TOP_SIDES[side].book, { ...query, page_size: ALL }, { params: { broker } });
  const title = `${broker} ${names.get(broker) ?? ''}`;
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={call.data === undefined ? '' : t('{count} stocks', { count: call.data.total })}
      />
      <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={12} columns={5} />}>
        {(book) => <BookTable book={book} side={side} />}
      </Loaded>
    </Panel>
  );
};
