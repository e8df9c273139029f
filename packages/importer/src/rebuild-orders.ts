import type { TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { dayLedByFeed } from '@chuli/registry/live';
import type { Tape } from '@chuli/tape';
import { dayOfTrades, daysOfOrders, replaceTradeDay, sweepLoads } from '@chuli/tape/write';
import { bringUpWindows } from './load-windows.ts';

type Rebuilt = { readonly day: TradingDate; readonly trades: number; readonly ms: number };

export type RebuildOptions = {
  readonly registry: Registry;
  readonly tape: Tape;
  /** Also days whose orders stand already. */
  readonly all: boolean;
  readonly from?: TradingDate | undefined;
};

/**
 * Puts the orders of days together that have none yet, or of all days again: each day is written as a new load, so that
 * readers have the orders of before or the new ones, whole, and the windows of brokers follow. A day that a feed leads gets its orders from the feed.
 */
export const rebuildOrders = async (
  { registry, tape, all, from }: RebuildOptions,
  onDay: (rebuilt: Rebuilt) => void,
): Promise<number> => {
  const led = await dayLedByFeed(registry);
  const days = (await daysOfOrders(tape)).filter(
    ({ traded_on, has_orders }) =>
      traded_on !== led && (all || !has_orders) && (from === undefined || traded_on >= from),
  );
  for (const { traded_on: day } of days) {
    const started = performance.now();
    const rows = await dayOfTrades(tape, day);
    if (!(await replaceTradeDay(tape, day, rows)))
      throw new Error(`A feed wrote ${day} meanwhile, and its trades and orders are the ones that count.`);
    onDay({ day, trades: rows.length, ms: performance.now() - started });
  }
  await sweepLoads(tape);
  await bringUpWindows({ registry, tape });
  return days.length;
};
