import { type Columns, type Told, at, lend, silence } from '../columns.ts';
import { type Candle, defineIndicator } from '../define-indicator.ts';
import { extremeOf, highest, highestHighs, lowest, lowestLows, reach } from '../parts/extremes.ts';
import { period } from '../period.ts';
import { atr, averageRanges } from '../volatility/atr.ts';
import { GRAIN } from './grain.ts';

type Side = 'long' | 'short';

const init = (chosen: Readonly<Record<'period' | 'atrs', number>>) => ({
  atrs: chosen.atrs,
  atr: atr.init(chosen),
  highs: highest(chosen.period),
  lows: lowest(chosen.period),
  side: 'long' as Side,
  stop: null as number | null,
  /** The highest high (lowest low) since the side turned, of at most `period` bars. */
  since: highest(chosen.period),
});
type ChandelierState = ReturnType<typeof init>;

const turn = (state: ChandelierState, side: Side): void => {
  state.side = side;
  state.stop = null;
  state.since = side === 'long' ? highest(state.highs.size) : lowest(state.lows.size);
};

/** The stop hangs from the extreme since the turn, and only ever comes nearer. */
const hang = (state: ChandelierState, { high, low }: Candle, distance: number): number => {
  const { since, stop, side } = state;
  reach(since, side === 'long' ? high : low);
  const hung = extremeOf(since) - since.sign * distance;
  if (stop === null) return hung;
  return side === 'long' ? Math.max(stop, hung) : Math.min(stop, hung);
};

/** In columns, 1 is long and -1 short. */
const firstSide = (close: number, top: number, bottom: number): number =>
  close - bottom >= top - close - GRAIN * close ? 1 : -1;

const ofSide = (side: number, long: number, short: number): number => (side === 1 ? long : short);

const sideAfter = (side: number, close: number, stop: number): number =>
  (side === 1 ? close < stop : close > stop) ? -side : side;

/** A new stop takes the place of none, or of one that is further away. */
const nearer = (side: number, stop: number, hung: number): number => {
  if (Number.isNaN(stop)) return hung;
  return side === 1 ? Math.max(stop, hung) : Math.min(stop, hung);
};

const columns = (bars: Columns, { period, atrs }: Readonly<Record<'period' | 'atrs', number>>): Told => {
  const { high, low, close, length } = bars;
  const ranges = averageRanges(bars, period);
  const highs = highestHighs(bars, period);
  const lows = lowestLows(bars, period);
  const [sides, stops, turned] = [lend(bars), lend(bars), lend(bars)];
  const [long_level, short_level] = [lend(bars), lend(bars)];
  for (const told of [sides, stops, turned, long_level, short_level]) silence(bars, told, period);
  let side = 0;
  let stop = Number.NaN;
  /** The extreme since the turn; once that is a whole window ago, the extreme of the window. */
  let since = 0;
  let age = 0;
  for (let i = period; i < length; i += 1) {
    const top = at(highs, i);
    const bottom = at(lows, i);
    const distance = atrs * at(ranges, i);
    const before = side;
    side = before === 0 ? firstSide(at(close, i), top, bottom) : sideAfter(before, at(close, i), stop);
    age = side === before ? age + 1 : 0;
    const own = ofSide(side, at(high, i), at(low, i));
    if (age === 0 || side * (own - since) > 0) since = own;
    if (age >= period) since = ofSide(side, top, bottom);
    stop = nearer(side, age === 0 ? Number.NaN : stop, since - side * distance);
    sides[i] = side;
    stops[i] = stop;
    turned[i] = before === 0 || side === before ? 0 : 1;
    long_level[i] = top - distance;
    short_level[i] = bottom + distance;
  }
  return { side: sides, stop: stops, turned, long_level, short_level };
};

/**
 * Chandelier stop, LeBeau: hung 3 ATRs under the highest high of the last 22 bars, and never lowered; a close below the
 * stop of the bar before ends it and begins its mirror for sellers. Bars before the turn do not count, as LeBeau hangs
 * it from the entry on. The levels are where the stop of a position entered today would hang if all 22 bars counted.
 */
export const chandelier = defineIndicator({
  id: 'chandelier',
  title: 'Chandelier stop',
  parameters: {
    period: period(22),
    atrs: { label: 'ATRs', usual: 3, lowest: 0.5, highest: 20, isWhole: false },
  },
  drawing: {
    short: 'Chandelier',
    place: 'overlay',
    lines: [{ field: 'stop', shape: 'steps', words: '', way: 'side' }],
  },
  warmup: (chosen) => atr.warmup(chosen),
  init,
  step: (state, candle) => {
    const { close } = candle;
    const range = atr.step(state.atr, candle);
    reach(state.highs, candle.high);
    reach(state.lows, candle.low);
    if (range === null) return null;
    const { side, stop } = state;
    const top = extremeOf(state.highs);
    const bottom = extremeOf(state.lows);
    const distance = state.atrs * range;
    const isFirst = stop === null;
    if (isFirst) turn(state, close - bottom >= top - close - GRAIN * close ? 'long' : 'short');
    else if (side === 'long' ? close < stop : close > stop) turn(state, side === 'long' ? 'short' : 'long');
    state.stop = hang(state, candle, distance);
    return {
      side: state.side,
      stop: state.stop,
      turned: isFirst || state.side === side ? 0 : 1,
      long_level: top - distance,
      short_level: bottom + distance,
    };
  },
  columns,
});
