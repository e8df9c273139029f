import { type Columns, type Told, at, lend, silence } from '../columns.ts';
import { type Chosen, defineIndicator } from '../define-indicator.ts';
import { highestHighs, lowestLows } from '../parts/extremes.ts';
import { period } from '../period.ts';
import { ageBreak, ageWatch, noWatch, rangeBreak, watchBreak, watchNext } from './range-break.ts';

const columns = (bars: Columns, { period, within }: Chosen<'period' | 'within'>): Told => {
  const { close, length } = bars;
  const highs = highestHighs(bars, period);
  const lows = lowestLows(bars, period);
  const [levels, broke, failed, bars_since] = [lend(bars), lend(bars), lend(bars), lend(bars)];
  for (const told of [levels, broke, failed, bars_since]) silence(bars, told, period);
  const watch = noWatch();
  for (let i = period; i < length; i += 1) {
    const price = at(close, i);
    ageWatch(watch, within);
    const { sign, level, since } = watch;
    const isBack = sign * (price - level) <= 0;
    failed[i] = isBack ? sign : Number.NaN;
    if (isBack) watch.level = Number.NaN;
    broke[i] = watchNext(watch, price, at(highs, i - 1), at(lows, i - 1));
    levels[i] = isBack ? level : watch.level;
    const age = isBack ? since : watch.since;
    bars_since[i] = Number.isNaN(at(levels, i)) ? Number.NaN : age;
  }
  return { level: levels, broke, failed, bars_since };
};

/**
 * A close beyond the range of 20 bars that is taken back: one of the next 2 closes is inside again. `failed` is the way
 * that did not hold, so `up` is a warning to buyers.
 */
export const falseBreak = defineIndicator({
  id: 'false-break',
  title: 'False break',
  parameters: { period: period(20), within: period(2, 'Within bars', 1) },
  drawing: {
    short: 'False break',
    place: 'marks',
    lines: [
      { field: 'failed', shape: 'above', words: 'break up failed', is: 'up', side: 'down' },
      { field: 'failed', shape: 'below', words: 'break down failed', is: 'down', side: 'up' },
    ],
  },
  warmup: (chosen) => chosen.period,
  init: (chosen) => ({ silent: chosen.period, watch: rangeBreak(chosen.period, chosen.within) }),
  step: (state, candle) => {
    const { watch } = state;
    ageBreak(watch);
    const { level, sign, since } = watch;
    const isBack = level !== null && sign * (candle.close - level) <= 0;
    const failed = isBack ? (sign === 1 ? ('up' as const) : ('down' as const)) : null;
    if (isBack) watch.level = null;
    const broke = watchBreak(watch, candle);
    if (state.silent > 0) {
      state.silent -= 1;
      return null;
    }
    const told = failed === null ? watch.level : level;
    const bars_since = told === null ? null : failed === null ? watch.since : since;
    return { level: told, broke, failed, bars_since };
  },
  columns,
});
