import type { Candle } from '@chuli/indicators';
import type { Truth } from './clause.ts';
import type { Plan } from './plan.ts';

/** Where a symbol's pass stands: plain data that survives a restart. */
export type SignalState = {
  /** Bars taken so far. */
  bars: number;
  /** Sessions with a bar so far, and the number of the last one. */
  sessions: number;
  session: number | null;
  last: Candle | null;
  /** State and last value of each distinct indicator, in the order of the plan. */
  indicators: object[];
  values: unknown[];
  /** By cell: did all hold at the last bar; at which bar did it fire last; is a firing waiting for its end. */
  held: Truth[];
  fired: number[];
  open: (0 | 1)[];
};

export const NEVER = -1;

export const start = ({ slots, cells }: Plan): SignalState => ({
  bars: 0,
  sessions: 0,
  session: null,
  last: null,
  indicators: slots.map(({ indicator, chosen }) => indicator.init(chosen)),
  values: slots.map(() => null),
  held: cells.map(() => -1),
  fired: cells.map(() => NEVER),
  open: cells.map(() => 0),
});

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

const copyOfPart = (value: object): object => {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let at = 0; at < list.length; at += 1) {
      const part = list[at];
      if (isPart(part)) list[at] = copyOfPart(part);
    }
    return list;
  }
  const copy: Record<string, unknown> = { ...value };
  for (const name in copy) {
    const part = copy[name];
    if (isPart(part)) copy[name] = copyOfPart(part);
  }
  return copy;
};

/** A copy that can be stepped apart. Only the states of indicators are changed in place; values are never. */
export const copyOf = (state: SignalState): SignalState => ({
  ...state,
  indicators: state.indicators.map(copyOfPart),
  values: state.values.slice(),
  held: state.held.slice(),
  fired: state.fired.slice(),
  open: state.open.slice(),
});
