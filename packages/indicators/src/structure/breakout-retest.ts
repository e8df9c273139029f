import { type Columns, type Told, at, lend, silence } from '../columns.ts';
import { type Candle, type Chosen, defineIndicator } from '../define-indicator.ts';
import { highestHighs, lowestLows } from '../parts/extremes.ts';
import { period } from '../period.ts';
import { atr, averageRanges } from '../volatility/atr.ts';
import {
  type RangeBreak,
  ageBreak,
  ageWatch,
  noWatch,
  rangeBreak,
  watchBreak,
  watchNext,
} from './range-break.ts';
import type { Way } from './way-out.ts';

/** Ends the watch on a level that is lost or met again; in the second case says which way it held. */
const holds = (watch: RangeBreak, { high, low, close }: Candle, near: number): Way | null => {
  const { level, sign } = watch;
  if (level === null) return null;
  const isHeld = sign * (close - level) > 0;
  const isNear = sign * ((sign === 1 ? low : high) - level) <= near;
  if (!isHeld || isNear) watch.level = null;
  if (!isHeld || !isNear) return null;
  return sign === 1 ? 'up' : 'down';
};

const columns = (bars: Columns, chosen: Chosen<'period' | 'within' | 'atr' | 'atrs'>): Told => {
  const { high, low, close, length } = bars;
  const { period, within, atrs } = chosen;
  const silent = Math.max(period, chosen.atr);
  const ranges = averageRanges(bars, chosen.atr);
  const highs = highestHighs(bars, period);
  const lows = lowestLows(bars, period);
  const [levels, broke, retest, bars_since] = [lend(bars), lend(bars), lend(bars), lend(bars)];
  const watch = noWatch();
  for (let i = period; i < length; i += 1) {
    const price = at(close, i);
    ageWatch(watch, within);
    const { sign, level, since } = watch;
    const reached = sign === 1 ? at(low, i) : at(high, i);
    const isHeld = sign * (price - level) > 0;
    const isNear = sign * (reached - level) <= atrs * at(ranges, i);
    const isMet = isHeld && isNear;
    if (i >= chosen.atr && (!isHeld || isNear)) watch.level = Number.NaN;
    retest[i] = isMet ? sign : Number.NaN;
    broke[i] = watchNext(watch, price, at(highs, i - 1), at(lows, i - 1));
    levels[i] = isMet ? level : watch.level;
    const age = isMet ? since : watch.since;
    bars_since[i] = Number.isNaN(at(levels, i)) ? Number.NaN : age;
  }
  for (const told of [levels, broke, retest, bars_since]) silence(bars, told, silent);
  return { level: levels, broke, retest, bars_since };
};

/**
 * After a close beyond the range of 20 bars, the price comes back to within 0.3 ATR of the broken level in the next 10
 * bars and closes beyond it again: the level held. A close on the wrong side of it ends the watch. One retest a break.
 */
export const breakoutRetest = defineIndicator({
  id: 'breakout-retest',
  title: 'Breakout and retest',
  parameters: {
    period: period(20),
    within: period(10, 'Within bars', 1),
    atr: period(14, 'ATR bars'),
    atrs: { label: 'Near, in ATRs', usual: 0.3, lowest: 0, highest: 5, isWhole: false },
  },
  drawing: {
    short: 'Retest',
    place: 'marks',
    lines: [
      { field: 'level', shape: 'steps', words: 'level' },
      { field: 'retest', shape: 'below', words: 'retest up', is: 'up', side: 'up' },
      { field: 'retest', shape: 'above', words: 'retest down', is: 'down', side: 'down' },
    ],
  },
  warmup: (chosen) => Math.max(chosen.period, atr.warmup({ period: chosen.atr })),
  init: (chosen) => ({
    silent: Math.max(chosen.period, atr.warmup({ period: chosen.atr })),
    atrs: chosen.atrs,
    atr: atr.init({ period: chosen.atr }),
    watch: rangeBreak(chosen.period, chosen.within),
  }),
  step: (state, candle) => {
    const { watch } = state;
    const range = atr.step(state.atr, candle);
    ageBreak(watch);
    const { level, since } = watch;
    const retest = range === null ? null : holds(watch, candle, state.atrs * range);
    const broke = watchBreak(watch, candle);
    if (state.silent > 0) {
      state.silent -= 1;
      return null;
    }
    const told = retest === null ? watch.level : level;
    const bars_since = told === null ? null : retest === null ? watch.since : since;
    return { level: told, broke, retest, bars_since };
  },
  columns,
});
