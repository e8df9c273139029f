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

/**
 * A bar wholly inside the one before it, its mother. A close beyond the mother within 5 bars after the inside bar is
 * the break. The newest inside bar counts; `bars_since` is its age.
 */
export const insideBar = defineIndicator({
  id: 'inside-bar',
  title: 'Inside bar',
  parameters: { within: period(5, 'Within bars', 1) },
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
});
