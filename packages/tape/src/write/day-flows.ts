import { type Dealt, type StockDay, stockDay } from '@chuli/flow';
import { AppError, type BrokerId, type StockSymbol, type TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

type Contracts = {
  symbol: StockSymbol;
  buyers: (BrokerId | '')[];
  sellers: (BrokerId | '')[];
  quantities: number[];
};

const CONTRACTS = `
SELECT symbol, groupArray(buyer) AS buyers, groupArray(seller) AS sellers, groupArray(quantity) AS quantities
FROM (
  SELECT symbol, buyer, seller, quantity FROM trade
  WHERE ${COUNTED} AND traded_on = {date:Date} ORDER BY symbol, contract_id)
GROUP BY symbol ORDER BY symbol`;

/** How many contracts of a stock each of its orders has: in the order of their numbers they divide all of them. */
const COUNTS = `
SELECT symbol, groupArray(contracts) AS counts
FROM (
  SELECT symbol, contracts FROM order_event
  WHERE ${COUNTED} AND traded_on = {date:Date} ORDER BY symbol, first_contract)
GROUP BY symbol`;

const ordersOf = ({ buyers, sellers, quantities }: Contracts, counts: readonly number[]): Dealt[][] => {
  let at = 0;
  return counts.map((count) =>
    Array.from({ length: count }, () => {
      const contract = { buyer: buyers[at] ?? '', seller: sellers[at] ?? '', quantity: quantities[at] ?? 0 };
      at += 1;
      return contract;
    }),
  );
};

/** Every stock of a day by broker and by order. */
export const dayFlows = async (tape: Tape, date: TradingDate): Promise<Map<StockSymbol, StockDay>> => {
  const [stocks, found] = await Promise.all([
    ask<Contracts>(tape, CONTRACTS, { date }),
    ask<{ symbol: StockSymbol; counts: number[] }>(tape, COUNTS, { date }),
  ]);
  const counts = new Map(found.map((one) => [one.symbol, one.counts]));
  return new Map(
    stocks.map((stock) => {
      const own = counts.get(stock.symbol) ?? [];
      const contracts = own.reduce((sum, count) => sum + count, 0);
      if (contracts !== stock.quantities.length)
        throw new AppError('data.inconsistent', { date, symbol: stock.symbol, table: 'order_event' });
      return [stock.symbol, stockDay(ordersOf(stock, own))];
    }),
  );
};
