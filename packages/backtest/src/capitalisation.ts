import type { Tier } from './liquidity.ts';
import type { SessionBar, SymbolHistory } from './symbol-history.ts';

/** Ends of the lower and the middle tier in paisa: Rs 3 and 15 arab part the shares of 2026 about into thirds. */
const ENDS = [300_00_00_000_00, 1_500_00_00_000_00] as const;

/**
 * Tier by market value on the day. Only today's number of shares is known: earlier it was smaller by the bonus and
 * right issues since. Shares that came otherwise, as in a merger, are not taken back.
 */
export const capitalisationTier = (history: SymbolHistory, bar: SessionBar): Tier | null => {
  const last = history.bars.at(-1);
  if (history.listedShares === null || last === undefined) return null;
  const value = (history.listedShares * bar.close * bar.factor) / last.factor;
  if (value < ENDS[0]) return 'low';
  return value < ENDS[1] ? 'middle' : 'high';
};
