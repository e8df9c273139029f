import type { TradingDate } from '@chuli/kernel';
import { assembleStock } from '../src/assemble.ts';
import type { Contract } from '../src/contract.ts';
import { NO_COURSE, courseAfter, estimateSide } from '../src/estimate.ts';
import { type OrderEvent, SIGNS, type Side, type Sign } from '../src/order.ts';

/** Neighbouring contracts of one stock that are found to be of one order, against those that are. */
export type Pairs = { found: number; true: number; both: number };

/** How often a side was told, and how often it was right, by its sign. */
export type Told = Record<Sign, { told: number; right: number }>;

export const noPairs = (): Pairs => ({ found: 0, true: 0, both: 0 });

export const nothingTold = (): Told => ({
  order: { told: 0, right: 0 },
  resting: { told: 0, right: 0 },
  prices: { told: 0, right: 0 },
  tick: { told: 0, right: 0 },
});

/** Numbers of the contracts that belong to the order of the contract before. */
export const joinedIn = (contracts: readonly Contract[], events: readonly OrderEvent[]): Set<string> => {
  const firsts = new Set(events.map(({ first_contract }) => first_contract));
  return new Set(contracts.map(({ contract_id }) => contract_id).filter((id) => !firsts.has(id)));
};

export const addPairs = (into: Pairs, found: ReadonlySet<string>, known: ReadonlySet<string>): void => {
  into.found += found.size;
  into.true += known.size;
  for (const id of found) if (known.has(id)) into.both += 1;
};

export const precision = ({ found, both }: Pairs): number => both / found;
export const recall = ({ true: known, both }: Pairs): number => both / known;

/** Right of all that were told, of all signs but the order's own. */
export const estimatedRight = (told: Told): number => {
  const estimates = SIGNS.filter((sign) => sign !== 'order').map((sign) => told[sign]);
  const sum = (of: (one: { told: number; right: number }) => number): number =>
    estimates.reduce((total, one) => total + of(one), 0);
  return sum(({ right }) => right) / sum((one) => one.told);
};

/**
 * Tries the estimates where the truth is known from the order itself: on the first contract of each order of several,
 * as if it stood alone. What was known before it is as it would have been.
 */
export const tryEstimates = (day: TradingDate, contracts: readonly Contract[], into: Told): void => {
  const firsts = new Map(contracts.map((contract, at) => [contract.contract_id, at]));
  let course = NO_COURSE;
  for (const { first_contract, contracts: count, kind, side } of assembleStock(day, contracts)) {
    const at = firsts.get(first_contract) ?? 0;
    const order = contracts.slice(at, at + count);
    const first = order[0];
    if (first !== undefined && (kind === 'buy' || kind === 'sell')) {
      const estimate = estimateSide(course, first);
      if (estimate !== null) addTold(into, estimate.sign, estimate.side === kind);
    }
    course = courseAfter(course, order, side);
  }
};

export const addTold = (into: Told, sign: Sign, isRight: boolean): void => {
  into[sign].told += 1;
  if (isRight) into[sign].right += 1;
};

/** Sides of the events of a day against the truth of their first contracts. */
export const addSides = (
  into: Told,
  events: readonly OrderEvent[],
  truth: ReadonlyMap<string, Side>,
): void => {
  for (const { first_contract, side, sign } of events) {
    if (side !== null && sign !== null) addTold(into, sign, truth.get(first_contract) === side);
  }
};
