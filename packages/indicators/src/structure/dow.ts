import { type Columns, type Told, WORDS, at, lend, silence } from '../columns.ts';
import { type Chosen, defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { atr, averageRanges } from '../volatility/atr.ts';
import { type DowState, type DowSwings, breaks, dowState, dowSwings, takeSwings } from './dow-swings.ts';
import { findPivots, pivotHighs, pivotLows, pivots } from './pivots.ts';
import type { Way } from './way-out.ts';

const orNull = (price: number): number | null => (Number.isNaN(price) ? null : price);
const orNothing = (way: number): number => (way === 0 ? Number.NaN : way);
const orSilent = (price: number | null): number => price ?? Number.NaN;

/** What the swings say, as numbers for columns; it changes only with them. */
const noSwings = () => ({
  now: 0,
  high: Number.NaN,
  highBefore: Number.NaN,
  low: Number.NaN,
  lowBefore: Number.NaN,
});

const note = (seen: ReturnType<typeof noSwings>, swings: DowSwings): void => {
  const { top, bottom } = swings;
  seen.now = WORDS[dowState(swings)] ?? 0;
  seen.high = orSilent(top.now);
  seen.highBefore = orSilent(top.before);
  seen.low = orSilent(bottom.now);
  seen.lowBefore = orSilent(bottom.before);
};

const wayBroken = ({ top, bottom }: DowSwings, close: number): number => {
  if (breaks(top, close)) return 1;
  return breaks(bottom, close) ? -1 : 0;
};

const columns = (bars: Columns, chosen: Chosen<'left' | 'right' | 'atr' | 'apart'>): Told => {
  const { close, length } = bars;
  const ranges = averageRanges(bars, chosen.atr);
  const highs = pivotHighs(bars, chosen);
  const lows = pivotLows(bars, chosen);
  const silent = Math.max(chosen.left + chosen.right, chosen.atr);
  const [state, broke, reversal] = [lend(bars), lend(bars), lend(bars)];
  const [swing_high, swing_high_before] = [lend(bars), lend(bars)];
  const [swing_low, swing_low_before] = [lend(bars), lend(bars)];
  const swings = dowSwings();
  const seen = noSwings();
  let [was, trend] = [0, 0];
  for (let i = chosen.atr; i < length; i += 1) {
    const [peak, trough] = [at(highs, i), at(lows, i)];
    if (peak === peak || trough === trough) {
      takeSwings(swings, orNull(peak), orNull(trough), chosen.apart * at(ranges, i));
      note(seen, swings);
    }
    const { now, high, low } = seen;
    if (i < silent) continue;
    if (now !== was && now !== 0) trend = now;
    was = now;
    const price = at(close, i);
    const way = price > high || price < low ? wayBroken(swings, price) : 0;
    const isReversal = way * trend < 0;
    if (isReversal) trend = 0;
    state[i] = now;
    broke[i] = orNothing(way);
    reversal[i] = isReversal ? way : Number.NaN;
    swing_high[i] = high;
    swing_high_before[i] = seen.highBefore;
    swing_low[i] = low;
    swing_low_before[i] = seen.lowBefore;
  }
  const told = { state, swing_high, swing_high_before, swing_low, swing_low_before, broke, reversal };
  for (const column of Object.values(told)) silence(bars, column, silent);
  return told;
};

/**
 * Dow's theory: up while the last two swing highs and the last two swing lows rise, down while both fall. `broke` is
 * the first close beyond the last swing; `reversal` the first one against the trend that was last established, which is
 * the lower low after an up-trend.
 */
export const dow = defineIndicator({
  id: 'dow',
  title: 'Dow trend',
  parameters: {
    left: period(2, 'Bars before', 1),
    right: period(2, 'Bars after', 1),
    atr: period(14, 'ATR bars'),
    apart: { label: 'ATRs apart', usual: 1, lowest: 0, highest: 10, isWhole: false },
  },
  drawing: {
    short: 'Dow',
    place: 'background',
    lines: [
      { field: 'state', shape: 'shade', words: '', way: 'state' },
      { field: 'swing_high', shape: 'steps', words: 'swing high' },
      { field: 'swing_low', shape: 'steps', words: 'swing low' },
    ],
  },
  warmup: (chosen) => Math.max(chosen.left + chosen.right, atr.warmup({ period: chosen.atr })),
  init: (chosen) => ({
    silent: Math.max(chosen.left + chosen.right, atr.warmup({ period: chosen.atr })),
    apart: chosen.apart,
    atr: atr.init({ period: chosen.atr }),
    pivots: pivots(chosen.left, chosen.right),
    swings: dowSwings(),
    state: 'none' as DowState,
    trend: null as Way | null,
  }),
  step: (state, candle) => {
    const { swings } = state;
    const range = atr.step(state.atr, candle);
    findPivots(state.pivots, candle);
    if (range !== null) takeSwings(swings, state.pivots.high, state.pivots.low, state.apart * range);
    if (state.silent > 0 || range === null) {
      state.silent -= 1;
      return null;
    }
    const now = dowState(swings);
    if (now !== state.state && now !== 'none') state.trend = now;
    state.state = now;
    let broke: Way | null = null;
    if (breaks(swings.top, candle.close)) broke = 'up';
    else if (breaks(swings.bottom, candle.close)) broke = 'down';
    const reversal = broke !== null && state.trend !== null && broke !== state.trend ? broke : null;
    if (reversal !== null) state.trend = null;
    return {
      state: now,
      swing_high: swings.top.now,
      swing_high_before: swings.top.before,
      swing_low: swings.bottom.now,
      swing_low_before: swings.bottom.before,
      broke,
      reversal,
    };
  },
  columns,
});
