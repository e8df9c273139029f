import { type StockSymbol, type TradingDate, addDays } from '@chuli/kernel';
import { type FollowedStock, type NewNotice, wasToldOf } from '@chuli/registry/notice';
import { type SymbolBar, lastTwoBars } from '@chuli/tape/market';
import type { Engines } from '../../market/load-market.ts';
import { allFollowed, tell } from './followed.ts';

type Side = 'buy' | 'sell';
type Prices = Pick<SymbolBar, 'high' | 'low'>;

/** Two sessions lie within so many days, also for a stock that hardly trades. */
const SPAN_DAYS = 60;

/** A buy target is reached from above, a sell target from below; a touch is enough. The price that went furthest. */
const reachedAt = (side: Side, target: number, { high, low }: Prices): number | null => {
  const furthest = side === 'buy' ? low : high;
  const isReached = side === 'buy' ? furthest <= target : furthest >= target;
  return isReached ? furthest : null;
};

/**
 * The notice that a session gives reason for. While a price stays beyond a target nothing is told again: either the
 * session before had not reached it, or this target was never told of.
 */
const noticeOf = async (
  { registry }: Engines,
  { id, person_id: personId, symbol }: FollowedStock,
  { side, target }: { side: Side; target: number },
  [bar, before]: readonly SymbolBar[],
): Promise<NewNotice | null> => {
  const reached = bar === undefined ? null : reachedAt(side, target, bar);
  if (bar === undefined || reached === null) return null;
  const key = `target ${id} ${side} ${target} `;
  const wasReached = before !== undefined && reachedAt(side, target, before) !== null;
  if (wasReached && (await wasToldOf(registry, personId, key))) return null;
  const day = bar.traded_on;
  return {
    personId,
    kind: 'target',
    key: `${key}${day}`,
    facts: { symbol, side, target, reached, day },
  };
};

/** Tells of targets that the session reached; how many were news. */
export const tellOfTargets = async (engines: Engines, day: TradingDate, now: Date): Promise<number> => {
  const bars = new Map<StockSymbol, SymbolBar[]>();
  for (const bar of await lastTwoBars(engines.tape, { from: addDays(day, -SPAN_DAYS), to: day }))
    bars.set(bar.symbol, [...(bars.get(bar.symbol) ?? []), bar]);
  let told = 0;
  for await (const stock of allFollowed(engines.registry)) {
    const lastTwo = bars.get(stock.symbol) ?? [];
    if (lastTwo[0]?.traded_on !== day) continue;
    const targets = [
      { side: 'buy' as const, target: stock.buy_target },
      { side: 'sell' as const, target: stock.sell_target },
    ];
    for (const { side, target } of targets) {
      if (target === null) continue;
      const notice = await noticeOf(engines, stock, { side, target }, lastTwo);
      if (notice !== null && (await tell(engines.registry, notice, now))) told += 1;
    }
  }
  return told;
};
