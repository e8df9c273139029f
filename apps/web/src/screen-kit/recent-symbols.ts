import { localValue, readTexts } from './local-value.ts';
import { withNewest } from './ordered-list.ts';

const MOST = 8;

/** The stocks looked at last on this machine, the newest first. */
export const recentSymbols = localValue('chuli.recent-symbols', readTexts);

export const rememberRecent = (symbol: string): void => {
  const last = recentSymbols.get();
  if (last[0] !== symbol) recentSymbols.set(withNewest(last, symbol, MOST));
};
