import { near } from '../measures.ts';
import { type Finding, definePatterns } from '../pattern.ts';
import type { Bar, View } from '../bar.ts';
import { WAS_INSIDE, WAS_INSIDE_TWICE } from '../traits.ts';

const isInside = (bar: Bar, before: Bar): boolean => bar.high < before.high && bar.low > before.low;

/** The break out of the inside bar: below it is the bullish trap, above it the bearish one. */
const breakOf = (bar: Bar, inside: Bar): number => {
  if (bar.high < inside.high && bar.low < inside.low) return 1;
  return bar.high > inside.high && bar.low > inside.low ? -1 : 0;
};

const trap = (bar: Bar, inside: Bar, mother: Bar): number =>
  isInside(inside, mother) ? breakOf(bar, inside) : 0;

/** Two inside bars, the first of which closes near the end on which the trap is set. */
const modifiedTrap = (bar: Bar, inside: Bar, before: Bar, mother: Bar): number => {
  if (!isInside(inside, before) || !isInside(before, mother)) return 0;
  const side = breakOf(bar, inside);
  const reach = near(before, 5);
  if (side === 1) return before.close <= before.low + reach ? 1 : 0;
  return side === -1 && before.close >= before.high - reach ? -1 : 0;
};

/** The trap springs when a bar closes beyond the other end of the inside bar. */
const springs = (side: number, bar: Bar, inside: Bar): boolean =>
  (side === 1 && bar.close > inside.high) || (side === -1 && bar.close < inside.low);

const confirmed = (side: number): Finding => (side === 1 ? 200 : -200);

/** The newest trap of the last three bars is confirmed by this bar, unless a bar between has confirmed it already. */
const confirmation = (view: View, trap1: number, trap2: number, trap3: number): Finding => {
  const { now, ago1, ago2, ago3, ago4 } = view;
  if (trap1 !== 0) return springs(trap1, now, ago2) ? confirmed(trap1) : 0;
  if (trap2 !== 0) return !springs(trap2, ago1, ago3) && springs(trap2, now, ago3) ? confirmed(trap2) : 0;
  const wasOpen = trap3 !== 0 && !springs(trap3, ago2, ago4) && !springs(trap3, ago1, ago4);
  return wasOpen && springs(trap3, now, ago4) ? confirmed(trap3) : 0;
};

const hikkake = (view: View): Finding => {
  const { now, ago1, ago2, ago3, ago4, ago5 } = view;
  const set = trap(now, ago1, ago2);
  if (set !== 0) return set === 1 ? 100 : -100;
  return confirmation(view, trap(ago1, ago2, ago3), trap(ago2, ago3, ago4), trap(ago3, ago4, ago5));
};

const modifiedHikkake = (view: View): Finding => {
  const { now, ago1, ago2, ago3, ago4, ago5, ago6 } = view;
  const set = modifiedTrap(now, ago1, ago2, ago3);
  if (set !== 0) return set === 1 ? 100 : -100;
  return confirmation(
    view,
    modifiedTrap(ago1, ago2, ago3, ago4),
    modifiedTrap(ago2, ago3, ago4, ago5),
    modifiedTrap(ago3, ago4, ago5, ago6),
  );
};

/** Chesler: a false break out of an inside bar. 100 when the trap is set, 200 when it springs within three bars. */
export const HIKKAKE = definePatterns([
  {
    id: 'hikkake',
    title: 'Hikkake',
    talib: 'CDLHIKKAKE',
    bars: 3,
    side: 'both',
    lookback: 5,
    relaxed: null,
    needs: [0, WAS_INSIDE],
    rule: hikkake,
  },
  {
    id: 'modified-hikkake',
    title: 'Modified hikkake',
    talib: 'CDLHIKKAKEMOD',
    bars: 4,
    side: 'both',
    lookback: 10,
    relaxed: null,
    needs: [0, WAS_INSIDE_TWICE],
    rule: modifiedHikkake,
  },
]);
