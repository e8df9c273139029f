import type { FloorsheetDelta, FloorsheetState } from '@chuli/contracts';
import type { Channel } from './channel.ts';
import { changedNewest, present } from './diff.ts';
import { tradeRow } from './rows.ts';

const LAST_TRADES = 200;

const EMPTY: FloorsheetState = { total: 0, trades: [] };

export const floorsheetChannel: Channel<FloorsheetState, FloorsheetDelta> = {
  isTouched: ({ symbols }) => symbols.length > 0,
  read: (session) =>
    session === null
      ? EMPTY
      : { total: session.market().trades, trades: session.latestTrades(LAST_TRADES).map(tradeRow) },
  difference: (before, after) =>
    present<FloorsheetDelta>({
      total: before.total === after.total ? undefined : after.total,
      trades: changedNewest(before.trades, after.trades),
    }),
};
