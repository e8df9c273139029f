import { type Paisa, paisa } from '@chuli/kernel';
import type { Average, ShareState } from './share-states.ts';

/** How many of so many. */
export type Part = { readonly of: number; readonly count: number };

/** The shares of a sector in one session. */
export type Breadth = {
  readonly place: number;
  /** Shares that traded in it or shortly before: one that is halted for long, or gone, is in no count. */
  readonly stocks: number;
  readonly traded: number;
  readonly above: Readonly<Record<Average, Part>>;
  readonly highs: number;
  readonly lows: number;
  readonly advanced: number;
  readonly declined: number;
  readonly unchanged: number;
  /** Null where it is not known of one of them. */
  readonly amount: Paisa | null;
  readonly up_amount: Paisa | null;
  readonly down_amount: Paisa | null;
};

/** A share that traded in none of so many sessions is left out. */
export const SILENT_SESSIONS = 20;

const amountOf = (states: readonly ShareState[]): Paisa | null => {
  let sum = 0;
  for (const { amount } of states) {
    if (amount === null) return null;
    sum += amount;
  }
  return paisa(sum);
};

const partOf = (states: readonly ShareState[], average: Average): Part => {
  let [of, count] = [0, 0];
  for (const { above } of states) {
    if (above[average] !== null) of += 1;
    if (above[average] === true) count += 1;
  }
  return { of, count };
};

export const breadthOf = (place: number, states: readonly ShareState[]): Breadth => {
  const traded = states.filter((state) => state.place === place);
  const up = traded.filter(({ change }) => change !== null && change > 0);
  const down = traded.filter(({ change }) => change !== null && change < 0);
  return {
    place,
    stocks: states.length,
    traded: traded.length,
    above: {
      short: partOf(states, 'short'),
      middle: partOf(states, 'middle'),
      long: partOf(states, 'long'),
    },
    highs: traded.filter(({ isHigh }) => isHigh).length,
    lows: traded.filter(({ isLow }) => isLow).length,
    advanced: up.length,
    declined: down.length,
    unchanged: traded.filter(({ change }) => change === 0).length,
    amount: amountOf(traded),
    up_amount: amountOf(up),
    down_amount: amountOf(down),
  };
};

/** Every session of a range, oldest first; the states of each share are oldest first. */
export const sectorBreadth = (
  shares: readonly (readonly ShareState[])[],
  { first, last }: { readonly first: number; readonly last: number },
): Breadth[] => {
  const next = shares.map(() => 0);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => {
    const place = first + step;
    const states = shares.flatMap((own, share) => {
      let at = next[share] ?? 0;
      while ((own[at]?.place ?? Infinity) <= place) at += 1;
      next[share] = at;
      const state = own[at - 1];
      return state === undefined || place - state.place >= SILENT_SESSIONS ? [] : [state];
    });
    return breadthOf(place, states);
  });
};
