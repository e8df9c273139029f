import { type Phrase } from '@chuli/language';
import type { Column } from '@chuli/ui';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { brokersText } from '../../../shared/floorsheet/brokers-text.ts';
import { type TransactionReply, type TransactionRow, roleWord, sideWord } from './transaction-row.ts';

const NOBODY_KNOWS: Phrase = 'Nobody knows who came in';

const DAY: Column<TransactionRow> = {
  key: 'date',
  label: 'Date',
  format: 'session',
  sortable: false,
  width: 104,
  phoneWidth: 92,
};

const TIME: Column<TransactionRow> = {
  id: 'time',
  label: 'Time',
  format: 'time',
  value: ({ at }) => at,
  width: 84,
  phoneWidth: 84,
  unknown: 'The trades of this day have no times',
};

const SYMBOL: Column<TransactionRow> = {
  key: 'symbol',
  label: 'Symbol',
  format: 'symbol',
  sortable: false,
  width: 96,
  phoneWidth: 88,
};

const OWN: readonly Column<TransactionRow>[] = [
  {
    id: 'side',
    label: 'Side',
    format: 'reading',
    value: sideWord,
    sortable: false,
    width: 92,
    phoneWidth: 84,
    hint: 'Whether the broker bought or sold; with itself on both sides it did both',
  },
  {
    id: 'role',
    label: 'Role',
    format: 'text',
    value: roleWord,
    isMuted: ({ is_role_known }) => !is_role_known,
    sortable: false,
    priority: 2,
    width: 84,
    hint: 'Came in: it took the price at which another waited. Grey where it is estimated, about 9 in 10 right',
    none: NOBODY_KNOWS,
  },
  { key: 'quantity', label: 'Quantity', format: 'quantity', sortable: false, priority: 2, width: 84 },
  { key: 'average', label: 'Average', format: 'rupees', sortable: false, width: 84, phoneWidth: 78 },
  { key: 'amount', label: 'Amount', format: 'amount', width: 96, phoneWidth: 90 },
];

const counter = (href: HrefWithAsOf): Column<TransactionRow> => ({
  id: 'counter',
  label: 'Against',
  format: 'link',
  value: ({ counter_broker, counter_brokers }) => {
    const text = brokersText(counter_broker, counter_brokers);
    return text === null
      ? null
      : [text, href('/brokers-analytics', { by: 'broker', broker: counter_broker ?? '' })];
  },
  sortable: false,
  priority: 2,
  width: 76,
  hint: 'The largest on the other side, and how many others',
  unknown: 'The exchange hides member numbers until the close',
});

const PRICE: readonly Column<TransactionRow>[] = [
  {
    key: 'counter_percent',
    label: 'Its share',
    format: 'share',
    sortable: false,
    priority: 4,
    width: 76,
    hint: 'How much of these shares the largest on the other side had',
  },
  {
    key: 'vs_vwap',
    label: 'vs VWAP',
    format: 'signedPercent',
    sortable: false,
    priority: 2,
    width: 82,
    hint: 'Its average against that of all contracts of the stock that day',
  },
  {
    key: 'contracts',
    label: 'Contracts',
    format: 'quantity',
    sortable: false,
    priority: 3,
    width: 80,
    hint: 'Contracts of the order that it had',
  },
];

type Shown = {
  readonly rows: readonly TransactionRow[];
  readonly reply: TransactionReply;
  readonly href: HrefWithAsOf;
};

/** Of one stock by time; of all stocks by the stock first, and on a phone by it alone. */
export const transactionColumns = ({ rows, reply, href }: Shown): readonly Column<TransactionRow>[] => {
  const isOneStock = reply.symbol !== null;
  const times = [
    ...(reply.sessions.length > 1 ? [DAY] : []),
    ...(rows.some(({ at }) => at !== null) ? [TIME] : []),
  ];
  return [
    ...(isOneStock
      ? times
      : [SYMBOL, ...times.map((column) => Object.assign({ priority: 2 as const }, column))]),
    ...OWN,
    counter(href),
    ...PRICE,
  ];
};
