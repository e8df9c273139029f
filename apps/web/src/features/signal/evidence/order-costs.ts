import { type TradingDate, fromRupees } from '@chuli/kernel';
import { tradeCost } from '@chuli/market';

const AMOUNTS = [5_000, 10_000, 25_000, 50_000, 1_00_000, 5_00_000, 10_00_000, 50_00_000];

export type OrderCost = { readonly rupees: number; readonly percent: number };

/** What a purchase and its sale at the same price cost on a day, by the dated fees of the market. */
export const orderCosts = (date: TradingDate): OrderCost[] =>
  AMOUNTS.map((rupees) => {
    const order = { date, instrument: 'Equity', amount: fromRupees(rupees) } as const;
    const paid = tradeCost({ ...order, side: 'buy' }).total - tradeCost({ ...order, side: 'sell' }).total;
    return { rupees, percent: (100 * paid) / order.amount };
  });
