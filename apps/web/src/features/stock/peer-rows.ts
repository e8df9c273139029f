import type { RowOf } from '@chuli/contracts';
import type { StockRow } from '../../api/reference-calls.ts';
import { quarterName } from '../../shared/fundamental/quarter-name.ts';

export type ScanRow = RowOf<'/fundamental-scan/'>;

export type PeerRow = Pick<StockRow, 'symbol' | 'close' | 'percentage_change'> &
  Pick<ScanRow, 'eps' | 'price_earnings' | 'price_book' | 'return_on_equity' | 'net_profit'> & {
    report: string | null;
  };

/** Prices of the stocks around one, with what each last reported. */
export const peerRows = (peers: readonly StockRow[], scan: readonly ScanRow[]): PeerRow[] => {
  const reported = new Map(scan.map((row) => [row.symbol, row]));
  return peers.map(({ symbol, close, percentage_change }) => {
    const row = reported.get(symbol);
    return {
      symbol,
      close,
      percentage_change,
      eps: row?.eps ?? null,
      price_earnings: row?.price_earnings ?? null,
      price_book: row?.price_book ?? null,
      return_on_equity: row?.return_on_equity ?? null,
      net_profit: row?.net_profit ?? null,
      report: row === undefined ? null : quarterName(row),
    };
  });
};
