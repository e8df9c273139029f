import { defineIndicator } from '../define-indicator.ts';

/** How far the bar opened from the close before, in percent of that close; above 0 is a gap up. */
export const gap = defineIndicator({
  id: 'gap',
  title: 'Opening gap',
  parameters: {},
  warmup: () => 1,
  init: () => ({ last: null as number | null }),
  step: (state, { open, close }) => {
    const { last } = state;
    state.last = close;
    return last === null ? null : (100 * (open - last)) / last;
  },
});
