import { type BrokerId, type StockSymbol, type TradingDate, atKathmandu } from '@chuli/kernel';
import type { Contract } from './contract.ts';
import type { OrderEvent, Side } from './order.ts';

/** How a broker traded a stock on a day, in paisa; hidden brokers are one, without a name. */
export type Habit = {
  readonly symbol: StockSymbol;
  readonly broker: BrokerId | '';
  paid: number;
  received: number;
  /** The same shares at the average of the stock and day. */
  paid_at_average: number;
  received_at_average: number;
  /** Of which orders show who came in, and in which it was this broker. */
  bought: number;
  bought_in: number;
  sold: number;
  sold_in: number;
  /** With itself on both sides, counted once. */
  matched: number;
  /** Both sides of contracts that have a time, and of those before noon. */
  timed: number;
  first_hour: number;
};

const NOON = 12 * 60;

const noHabit = (symbol: StockSymbol, broker: BrokerId | ''): Habit => ({
  symbol,
  broker,
  paid: 0,
  received: 0,
  paid_at_average: 0,
  received_at_average: 0,
  bought: 0,
  bought_in: 0,
  sold: 0,
  sold_in: 0,
  matched: 0,
  timed: 0,
  first_hour: 0,
});

/** What an order shows of each of its contracts: who came in, or nothing. */
type Shown = { readonly contract: Contract; readonly side: Side | null };

/** Contracts in the order of their numbers are those of the orders one after the other. */
const shownBy = (contracts: readonly Contract[], events: readonly OrderEvent[]): Shown[] => {
  let at = 0;
  return events.flatMap(({ contracts: count, side, sign }) => {
    const own = contracts.slice(at, at + count);
    at += count;
    return own.map((contract) => ({ contract, side: sign === 'order' ? side : null }));
  });
};

const addTime = (habit: Habit, { traded_at, amount }: Contract, noon: number): void => {
  if (traded_at === null) return;
  habit.timed += amount;
  if (traded_at < noon) habit.first_hour += amount;
};

const addBought = (habit: Habit, { contract, side }: Shown): void => {
  habit.paid += contract.amount;
  habit.paid_at_average += contract.quantity;
  if (side !== null) habit.bought += contract.amount;
  if (side === 'buy') habit.bought_in += contract.amount;
  if (contract.buyer === contract.seller) habit.matched += contract.amount;
};

const addSold = (habit: Habit, { contract, side }: Shown): void => {
  habit.received += contract.amount;
  habit.received_at_average += contract.quantity;
  if (side !== null) habit.sold += contract.amount;
  if (side === 'sell') habit.sold_in += contract.amount;
};

const habitsOfStock = (shown: readonly Shown[], noon: number): Habit[] => {
  const [amount, quantity] = shown.reduce(
    ([rupees, shares], { contract }) => [rupees + contract.amount, shares + contract.quantity],
    [0, 0],
  );
  const average = amount / quantity;
  const habits = new Map<BrokerId | '', Habit>();
  const habitOf = (symbol: StockSymbol, broker: BrokerId | ''): Habit => {
    const found = habits.get(broker) ?? noHabit(symbol, broker);
    habits.set(broker, found);
    return found;
  };
  for (const one of shown) {
    const { contract } = one;
    const [buyer, seller] = [
      habitOf(contract.symbol, contract.buyer),
      habitOf(contract.symbol, contract.seller),
    ];
    addBought(buyer, one);
    addSold(seller, one);
    addTime(buyer, contract, noon);
    addTime(seller, contract, noon);
  }
  // Shares until here: whole numbers add up to the same in any order.
  for (const habit of habits.values()) {
    habit.paid_at_average *= average;
    habit.received_at_average *= average;
  }
  return [...habits.values()];
};

/** Of every stock and broker of a day, from its contracts in the order of their numbers and the orders that brought them. */
export const habitsOfDay = (
  day: TradingDate,
  contracts: readonly Contract[],
  events: readonly OrderEvent[],
): Habit[] => {
  const noon = atKathmandu(day, NOON) * 1_000;
  const ordersOf = Map.groupBy(events, ({ symbol }) => symbol);
  return [...Map.groupBy(contracts, ({ symbol }) => symbol)].flatMap(([symbol, own]) =>
    habitsOfStock(shownBy(own, ordersOf.get(symbol) ?? []), noon),
  );
};
