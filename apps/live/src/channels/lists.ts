import type { ListsDelta, ListsRow, ListsState } from '@chuli/contracts';
import type { StockActivity } from '@chuli/session';
import type { Channel } from './channel.ts';
import { changedFields, changedRows } from './diff.ts';
import { byKey } from './rows.ts';

/** More than trade on any day; a snapshot of so many is within what may wait for one listener. */
const MOST_ROWS = 1_000;

const EMPTY: ListsState = { day: null, at: null, basis: null, rows: [] };

const rowOf = (stock: StockActivity): ListsRow => [
  stock.symbol,
  ...stock.amounts,
  stock.trades,
  stock.volumeRatio,
  stock.range,
  stock.usualRange,
  stock.high,
  stock.low,
  ...stock.heats,
];

/** What stocks trade in these minutes and by this one, against what is usual for them. */
export const listsChannel: Channel<ListsState, ListsDelta> = {
  isTouched: ({ symbols, hasUsual }) => hasUsual || symbols.length > 0,
  read: (session) => {
    if (session === null) return EMPTY;
    const { at, basis, rows } = session.activity();
    return { day: session.market().day, at, basis, rows: byKey(rows.map(rowOf)).slice(0, MOST_ROWS) };
  },
  difference: ({ rows, ...before }, { rows: nextRows, ...after }) => {
    const fields = changedFields(before, after);
    const changed = changedRows<string, ListsRow>(rows, nextRows);
    if (fields === undefined && changed === undefined) return undefined;
    return { ...fields, ...(changed !== undefined && { rows: changed }) };
  },
};
