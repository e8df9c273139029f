import { type BrokerId, paisa, stockSymbol } from '@chuli/kernel';
import type { TradeRow } from '@chuli/tape';

/** A contract as a test writes it: its number of the day, microseconds since 1970 or none, and who dealt. */
export type Written = readonly [
  number: number,
  at: number | null,
  symbol: string,
  buyer: string,
  seller: string,
  shares: number,
  rupees: number,
];

export const contract =
  (day: string) =>
  ([number, traded_at, symbol, buyer, seller, quantity, rupees]: Written): TradeRow => ({
    contract_id: `${day.replaceAll('-', '')}01${String(number).padStart(6, '0')}`,
    traded_at,
    symbol: stockSymbol(symbol),
    buyer: buyer as BrokerId,
    seller: seller as BrokerId,
    quantity,
    rate: paisa(rupees * 100),
    amount: paisa(quantity * rupees * 100),
  });
