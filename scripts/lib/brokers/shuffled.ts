import type { BrokerId } from '@chuli/kernel';
import type { Random } from '@chuli/simulator';
import type { HeavyStockDay, OrderSide, SessionOrders } from './orders.ts';

const shuffled = <T>(values: readonly T[], random: Random): T[] => {
  const mixed = [...values];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random.whole(0, at);
    const [one, two] = [mixed[at], mixed[other]];
    if (one !== undefined && two !== undefined) [mixed[at], mixed[other]] = [two, one];
  }
  return mixed;
};

const withOthersBrokers = (sides: readonly OrderSide[], random: Random): OrderSide[] => {
  const parts = shuffled(
    sides.map((side) => side.parts),
    random,
  );
  return sides.map(({ symbol, amount }, at) => ({ symbol, amount, parts: parts[at] ?? [] }));
};

/** Each order goes to the brokers of another order of the session: who chose which stock is lost, all else stays. */
export const shuffledOrders = ({ on, bought, sold }: SessionOrders, random: Random): SessionOrders => ({
  on,
  bought: withOthersBrokers(bought, random),
  sold: withOthersBrokers(sold, random),
});

/**
 * Every session the brokers exchange their names: as many heavy days in the same stocks, each the work of one hand, and
 * nobody is the same from one session to the next.
 */
export const exchangedNames = (days: readonly HeavyStockDay[], random: Random): HeavyStockDay[] => {
  const names = [...new Set(days.map(({ broker }) => broker))].toSorted();
  return [...Map.groupBy(days, ({ on }) => on).values()].flatMap((session) => {
    const others = shuffled(names, random);
    const nameOf = new Map<BrokerId, BrokerId | undefined>(names.map((name, at) => [name, others[at]]));
    return session.map((day) => Object.assign({}, day, { broker: nameOf.get(day.broker) ?? day.broker }));
  });
};
