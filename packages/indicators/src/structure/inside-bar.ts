import { type Columns, type Told, at, lend, silence } from '../columns.ts';
import { type Candle, defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { wayOut } from './way-out.ts';

const init = (chosen: { readonly within: number }) => ({
  within: chosen.within,
  highBefore: null as number | null,
  lowBefore: null as number | null,
  top: null as number | null,
  bottom: null as number | null,
  since: 0,
});
type InsideBarState = ReturnType<typeof init>;

const forget = (state: InsideBarState): void => {
  state.top = null;
  state.bottom = null;
};

/** Whether the bar is inside the one before, which then is the mother to watch. */
const nest = (state: InsideBarState, { high, low }: Candle): boolean => {
  const { highBefore, lowBefore } = state;
  const isInside = highBefore !== null && high < highBefore && lowBefore !== null && low > lowBefore;
  if (isInside) {
    state.top = highBefore;
    state.bottom = lowBefore;
    state.since = 0;
  }
  state.highBefore = high;
  state.lowBefore = low;
  return isInside;
};

const columns = (bars: Columns, { within }: { readonly within: number }): Told => {
  const { high, low, close, length } = bars;
  const [is_inside, mother_high, mother_low] = [lend(bars), lend(bars), lend(bars)];
  const [bars_since, broke] = [lend(bars), lend(bars)];
  for (const told of [is_inside, mother_high, mother_low, bars_since, broke]) silence(bars, told, 1);
  let top = Number.NaN;
  let bottom = Number.NaN;
  let since = 0;
  for (let i = 1; i < length; i += 1) {
    const price = at(close, i);
    since += 1;
    if (since > within) top = bottom = Number.NaN;
    const isBroken = price > top || price < bottom;
    const isInside = at(high, i) < at(high, i - 1) && at(low, i) > at(low, i - 1);
    is_inside[i] = isInside ? 1 : 0;
    broke[i] = isBroken ? Math.sign(price - bottom) : Number.NaN;
    if (isBroken) {
      mother_high[i] = top;
      mother_low[i] = bottom;
      bars_since[i] = since;
      top = bottom = Number.NaN;
    }
    if (isInside) {
      top = at(high, i - 1);
      bottom = at(low, i - 1);
      since = 0;
    }
    if (isBroken) continue;
    mother_high[i] = top;
    mother_low[i] = bottom;
    bars_since[i] = Number.isNaN(top) ? Number.NaN : since;
  }
  return { is_inside, mother_high, mother_low, bars_since, broke };
};

/**
 * A bar wholly inside the one before it, its mother. A close beyond the mother within 5 bars after the inside bar is
 * the break. The newest inside bar counts; `bars_since` is its age.
 */
export const insideBar = defineIndicator({
  id: 'inside-bar',
  title: 'Inside bar',
  parameters: { within: period(5, 'Within bars', 1) },
  drawing: {
    short: 'Inside bar',
    place: 'marks',
    lines: [
      { field: 'is_inside', shape: 'above', words: 'inside', is: 1 },
      { field: 'broke', shape: 'below', words: 'broke up', is: 'up', side: 'up' },
      { field: 'broke', shape: 'above', words: 'broke down', is: 'down', side: 'down' },
    ],
  },
  warmup: () => 1,
  init,
  step: (state, candle) => {
    const isFirst = state.highBefore === null;
    state.since += 1;
    if (state.since > state.within) forget(state);
    const { top, bottom, since } = state;
    const broke = wayOut(candle.close, top, bottom);
    if (broke !== null) forget(state);
    const is_inside = nest(state, candle) ? 1 : 0;
    if (isFirst) return null;
    if (broke !== null) return { is_inside, mother_high: top, mother_low: bottom, bars_since: since, broke };
    const bars_since = state.top === null ? null : state.since;
    return { is_inside, mother_high: state.top, mother_low: state.bottom, bars_since, broke };
  },
  columns,
});
