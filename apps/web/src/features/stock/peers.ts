import type { StockRow } from '../../api/reference-calls.ts';

const MOST = 60;

/** Stocks of the same sector that trade, largest turnover first; promoter shares and debentures stay out. */
export const peersOf = (stocks: readonly StockRow[], symbol: string): StockRow[] => {
  const own = stocks.find((stock) => stock.symbol === symbol);
  if (own === undefined) return [];
  return stocks
    .filter(
      (stock) =>
        stock.symbol === symbol ||
        (stock.sector_id === own.sector_id &&
          stock.instrument === own.instrument &&
          stock.status === own.status &&
          stock.traded_on !== null),
    )
    .sort((a, b) => (b.amount ?? -1) - (a.amount ?? -1))
    .slice(0, MOST);
};

/** The stock so many places further in the list, around its end. */
export const peerAfter = (peers: readonly StockRow[], symbol: string, step: number): string | null => {
  const index = peers.findIndex((peer) => peer.symbol === symbol);
  const next = peers[(index + step + peers.length) % Math.max(1, peers.length)];
  return next === undefined || next.symbol === symbol ? null : next.symbol;
};
