import type { BulkDelta, BulkState, LargeOrderRow, OrderMinuteRow, SidedOrderRow } from '@chuli/contracts';
import { type OrderEvent, confidenceOf } from '@chuli/flow';
import { type LargeOrders, largeOrdersOf } from '../fold/large-orders.ts';
import type { Channel } from './channel.ts';
import { changedFields, changedNewest, changedRows } from './diff.ts';
import { byKey } from './rows.ts';

const LAST_ORDERS = 200;
const MINUTE_MS = 60_000;

const rowOf = (order: OrderEvent): LargeOrderRow => [
  order.first_contract,
  order.symbol,
  order.started_at,
  order.quantity,
  order.amount,
  order.contracts,
  order.first_rate,
  order.last_rate,
  order.levels,
  order.rate_before,
  order.buyer,
  order.buyers,
  order.seller,
  order.sellers,
];

const sidedRowOf = (order: OrderEvent): SidedOrderRow => {
  const { kind, method, side, sign } = order;
  return [...rowOf(order), kind, method, side, sign, sign === null ? null : confidenceOf(method, sign)];
};

const minutesOf = (orders: readonly OrderEvent[]): OrderMinuteRow[] => {
  const minutes = new Map<number, OrderMinuteRow>();
  for (const { started_at: at, amount } of orders) {
    if (at === null) continue;
    const start = Math.floor(at / 1_000 / MINUTE_MS) * MINUTE_MS;
    const [, sum, count] = minutes.get(start) ?? [start, 0, 0];
    minutes.set(start, [start, sum + amount, count + 1]);
  }
  return byKey([...minutes.values()]);
};

const stateOf = <Row>({ day, orders }: LargeOrders, row: (order: OrderEvent) => Row): BulkState<Row> => ({
  day,
  total: orders.length,
  quantity: orders.reduce((sum, { quantity }) => sum + quantity, 0),
  amount: orders.reduce((sum, { amount }) => sum + amount, 0),
  orders: orders.slice(0, LAST_ORDERS).map(row),
  minutes: minutesOf(orders),
});

/** Large orders of today, put together from their contracts as they come; sides only where `row` tells them. */
const channelOf = <Row extends LargeOrderRow | SidedOrderRow>(
  row: (order: OrderEvent) => Row,
): Channel<BulkState<Row>, BulkDelta<Row>> => {
  let read: { of: LargeOrders; state: BulkState<Row> } | null = null;
  return {
    isTouched: ({ symbols }) => symbols.length > 0,
    read: (session) => {
      if (session === null) return { day: null, total: 0, quantity: 0, amount: 0, orders: [], minutes: [] };
      const of = largeOrdersOf(session);
      if (read?.of !== of) read = { of, state: stateOf(of, row) };
      return read.state;
    },
    difference: (before, after) => {
      if (before === after) return undefined;
      const { orders, minutes, ...fields } = before;
      const { orders: nextOrders, minutes: nextMinutes, ...nextFields } = after;
      const changed = {
        fields: changedFields(fields, nextFields),
        orders: changedNewest<Row>(orders, nextOrders),
        minutes: changedRows<number, OrderMinuteRow>(minutes, nextMinutes),
      };
      if (Object.values(changed).every((one) => one === undefined)) return undefined;
      return {
        ...changed.fields,
        ...(changed.orders !== undefined && { orders: changed.orders }),
        ...(changed.minutes !== undefined && { minutes: changed.minutes }),
      };
    },
  };
};

export const bulkChannel = () => channelOf(rowOf);
export const bulkPlusChannel = () => channelOf(sidedRowOf);
