import type { TradingDate } from '@chuli/kernel';
import type { Fill } from './entry.ts';
import type { MarketDays } from './market-days.ts';
import { FILL_WINDOW_SESSIONS } from './parameters.ts';
import { SILENT_SESSIONS, type SymbolHistory } from './symbol-history.ts';
import type { Trade } from './trade.ts';

/** The bar of a share after which something is known, in its market. */
export type Place = {
  readonly market: MarketDays;
  readonly history: SymbolHistory;
  readonly bar: number;
};

/** When the outcome of a trade was known: nobody says that a share is no longer traded before it was silent for long. */
export const knownOutcomeOn = (
  { market, history }: Place,
  { exitOn, exitReason }: Trade,
): TradingDate | null => {
  if (exitReason !== 'delisted') return exitOn;
  return market.sessions[(history.bars.at(-1)?.session ?? 0) + SILENT_SESSIONS + 1] ?? null;
};

/** The session in which the order was filled or refused; after five without a trade it is given up. */
export const triedIn = ({ history, bar }: Place, fill: Fill): number | null => {
  if (fill === 'pending') return null;
  if (fill === 'no-session') return (history.bars[bar]?.session ?? 0) + FILL_WINDOW_SESSIONS;
  return history.bars[bar + 1]?.session ?? null;
};
