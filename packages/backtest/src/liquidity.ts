import { LIQUIDITY_SESSIONS } from './parameters.ts';
import type { SessionBar } from './symbol-history.ts';

export type Tier = 'low' | 'middle' | 'high';

/** Turnover of the sessions up to and with each bar; sessions without a trade count as none. */
export const turnoverBefore = (bars: readonly SessionBar[]): Float64Array => {
  const sums = new Float64Array(bars.length);
  let oldest = 0;
  let sum = 0;
  for (const [index, bar] of bars.entries()) {
    sum += bar.turnover;
    for (
      let first = bars[oldest];
      first !== undefined && first.session <= bar.session - LIQUIDITY_SESSIONS;
      first = bars[++oldest]
    ) {
      sum -= first.turnover;
    }
    sums[index] = sum;
  }
  return sums;
};

/** The third of the ordinary stocks of the day to which a turnover belongs. */
export const liquidityTier = (
  turnover: number,
  thirds: readonly [lower: number, upper: number] | null | undefined,
): Tier | null => {
  if (!thirds) return null;
  if (turnover < thirds[0]) return 'low';
  return turnover < thirds[1] ? 'middle' : 'high';
};
