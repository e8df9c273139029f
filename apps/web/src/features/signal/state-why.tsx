import { AskedWhy } from '../../shared/signal/asked-why.tsx';
import type { State } from './state-columns.ts';

/** Why the signal fired in which a stock stands. */
export const StateWhy = ({ row, onClose }: { row: State; onClose: () => void }) => (
  <AskedWhy
    signal={{
      symbol: row.symbol,
      family: 'buy-sell',
      kind: 'signal',
      timeframe: 'daily',
      side: row.state,
      on: row.since,
    }}
    onClose={onClose}
  />
);
