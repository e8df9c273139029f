import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** A heavy day as it is stored: what came after a day is left out by whoever reads it. */
export type BrokerCase = {
  broker: BrokerId;
  side: 'buy' | 'sell';
  heavy_on: TradingDate;
  symbol: StockSymbol;
  amount: Paisa;
  share: number;
  is_new_listing: 0 | 1;
  fill: 'filled' | 'locked' | 'thin' | 'no-session' | 'pending';
  tried_on: TradingDate | null;
  ends_on: (TradingDate | null)[];
  known_on: (TradingDate | null)[];
  held_sessions: (number | null)[];
  excess: (number | null)[];
  cost: (number | null)[];
};

/** Heavy days of all brokers up to a day, oldest first. */
export const brokerCases = (tape: Tape, to: TradingDate): Promise<BrokerCase[]> =>
  ask<BrokerCase>(
    tape,
    `
SELECT broker, side, heavy_on, symbol, amount, share, is_new_listing, fill, tried_on, ends_on, known_on, held_sessions,
  excess, cost
FROM broker_case FINAL WHERE broker != '' AND heavy_on <= {to:Date}
ORDER BY heavy_on, symbol, broker`,
    { to },
  );
