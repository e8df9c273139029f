import { HEAVY_AMOUNT, type HeavyDay, heavySide } from '@chuli/backtest';
import { type Contract, assembleStock } from '@chuli/flow';
import { type BrokerId, type StockSymbol, type TradingDate, paisa } from '@chuli/kernel';

/** One side of an order: who was on it, each with its share of the amount. */
export type OrderSide = {
  readonly symbol: StockSymbol;
  readonly amount: number;
  readonly parts: readonly { readonly broker: BrokerId; readonly share: number }[];
};

/** All orders of a session, once by who bought and once by who sold. */
export type SessionOrders = {
  readonly on: TradingDate;
  readonly bought: readonly OrderSide[];
  readonly sold: readonly OrderSide[];
};

const byNumber = (one: Contract, other: Contract): number => (one.contract_id < other.contract_id ? -1 : 1);

const sideOf = (
  contracts: readonly Contract[],
  of: (contract: Contract) => Contract['buyer'],
): OrderSide[] => {
  const [first] = contracts;
  if (first === undefined) return [];
  const amount = contracts.reduce((sum, contract) => sum + contract.amount, 0);
  const own = Map.groupBy(contracts, of);
  const parts = [...own].flatMap(([broker, some]) =>
    broker === '' ? [] : [{ broker, share: some.reduce((sum, one) => sum + one.amount, 0) / amount }],
  );
  return [{ symbol: first.symbol, amount, parts }];
};

export const ordersOf = (on: TradingDate, contracts: readonly Contract[]): SessionOrders => {
  const [bought, sold]: [OrderSide[], OrderSide[]] = [[], []];
  for (const own of Map.groupBy(contracts, ({ symbol }) => symbol).values()) {
    const sorted = own.toSorted(byNumber);
    let at = 0;
    for (const { contracts: count } of assembleStock(on, sorted)) {
      const order = sorted.slice(at, at + count);
      at += count;
      bought.push(...sideOf(order, ({ buyer }) => buyer));
      sold.push(...sideOf(order, ({ seller }) => seller));
    }
  }
  return { on, bought, sold };
};

type Net = { bought: number; sold: number };

const addSides = (
  stocks: Map<StockSymbol, Map<BrokerId, Net>>,
  sides: readonly OrderSide[],
  column: keyof Net,
): void => {
  for (const { symbol, amount, parts } of sides) {
    const brokers = stocks.get(symbol) ?? new Map<BrokerId, Net>();
    stocks.set(symbol, brokers);
    for (const { broker, share } of parts) {
      const net = brokers.get(broker) ?? { bought: 0, sold: 0 };
      net[column] += amount * share;
      brokers.set(broker, net);
    }
  }
};

export type HeavyStockDay = HeavyDay & { readonly symbol: StockSymbol };

/** The heavy days of a session; paisa of shares of an order are rounded. */
export const heavyDaysOf = ({ on, bought, sold }: SessionOrders): HeavyStockDay[] => {
  const stocks = new Map<StockSymbol, Map<BrokerId, Net>>();
  addSides(stocks, bought, 'bought');
  addSides(stocks, sold, 'sold');
  const turnovers = new Map<StockSymbol, number>();
  for (const { symbol, amount } of bought) turnovers.set(symbol, (turnovers.get(symbol) ?? 0) + amount);
  return [...stocks].flatMap(([symbol, brokers]) => {
    const turnover = turnovers.get(symbol) ?? 0;
    if (turnover < HEAVY_AMOUNT) return [];
    return [...brokers].flatMap(([broker, net]) => {
      const exact = { bought: Math.round(net.bought), sold: Math.round(net.sold), turnover };
      const side = heavySide(exact);
      const amount = paisa(Math.abs(exact.bought - exact.sold));
      return side === null ? [] : [{ broker, symbol, on, side, amount, share: amount / turnover }];
    });
  });
};
