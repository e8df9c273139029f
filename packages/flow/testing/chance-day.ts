import { seededRandom } from '@chuli/kernel';
import { shuffled } from '../src/accumulation/shuffles.ts';
import type { StockDay } from '../src/accumulation/stock-day.ts';

/** The same day with its brokers dealt over the orders once: a market in which nobody gathers anything. */
export const chanceDay = (day: StockDay, seed: number): StockDay => {
  const sizes = shuffled(day.sizes, seededRandom(seed));
  const [bought, sold] = [new Float64Array(day.brokers.length), new Float64Array(day.brokers.length)];
  for (const [order, size] of sizes.entries()) {
    const end = day.starts[order + 1] ?? 0;
    for (let part = day.starts[order] ?? 0; part < end; part += 1) {
      const [broker, share] = [day.partBrokers[part] ?? 0, day.partShares[part] ?? 0];
      const side = share > 0 ? bought : sold;
      side[broker] = (side[broker] ?? 0) + Math.abs(share) * size;
    }
  }
  return { ...day, sizes, bought, sold };
};
