import { type BrokerId, type TradingDate, dayNumber } from '@chuli/kernel';
import type { Side } from '@chuli/market';
import { HORIZONS } from '../parameters.ts';
import {
  FEWEST_BLOCKS,
  type Interval,
  type Measured,
  excessInterval,
  stretchesWithCases,
} from '../record/block-bootstrap.ts';
import { chanceOf } from '../record/chance.ts';
import { type Counted, type HeavyLeftOut, countOnce } from './count-once.ts';
import { amongAll, isFinding } from './false-discovery.ts';
import type { HeavyCase, Horizon } from './heavy-case.ts';
import { leadsOf } from './leads.ts';

/** `none` stands unless luck is ruled out: too few cases, or nothing that survives among all that were tried. */
export type HeavyVerdict = 'none' | 'ahead' | 'behind';

export type Mean = {
  readonly number: number;
  readonly mean: number | null;
  readonly interval: Interval | null;
  /** Two-sided; null where there are too few cases or stretches of time. */
  readonly chance: number | null;
};

export type HeavyFigures = {
  readonly broker: BrokerId;
  readonly side: Side;
  readonly sessions: Horizon;
  readonly leftOut: HeavyLeftOut;
  /** Of the share over the market, before costs. */
  readonly excess: Mean;
  /** The same over the heavy days that other brokers had in the same session on the same side. */
  readonly lead: Mean;
  /** Mean cost of buying and selling; null after selling. */
  readonly cost: number | null;
  /** Of both means, where they lie on one side of zero; null where one cannot be judged. */
  readonly chance: number | null;
  /** The same among all brokers, sides and horizons that could be judged. */
  readonly adjusted: number | null;
  readonly verdict: HeavyVerdict;
};

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const meanOver = (counted: readonly Counted[]): Mean => {
  const cases: Measured[] = counted.map(({ on, excess, heldSessions }) => ({
    day: dayNumber(on),
    excess,
    heldSessions,
  }));
  const mean = meanOf(cases.map(({ excess }) => excess));
  const interval = excessInterval(cases);
  const stretches = stretchesWithCases(cases);
  const isJudged = mean !== null && interval !== null && stretches >= FEWEST_BLOCKS;
  return {
    number: cases.length,
    mean,
    interval,
    chance: isJudged ? chanceOf(interval, mean, stretches) : null,
  };
};

/** Heavy buying of anybody may be followed by something: only what is both is the broker's, so the larger one counts. */
const chanceOfBoth = (excess: Mean, lead: Mean): number | null => {
  if (excess.chance === null || lead.chance === null) return null;
  const isOneWay = Math.sign(excess.mean ?? 0) === Math.sign(lead.mean ?? 0);
  return isOneWay ? Math.max(excess.chance, lead.chance) : 1;
};

type Unjudged = Omit<HeavyFigures, 'adjusted' | 'verdict'>;

const verdictOf = ({ excess }: Unjudged, adjusted: number | null): HeavyVerdict => {
  if (!isFinding(adjusted)) return 'none';
  return (excess.mean ?? 0) > 0 ? 'ahead' : 'behind';
};

const judged = (all: readonly Unjudged[]): HeavyFigures[] => {
  const tried = all.filter(({ chance }) => chance !== null);
  const adjusted = amongAll(tried.map(({ chance }) => chance ?? 1));
  const found = new Map(tried.map((one, at) => [one, adjusted[at] ?? null]));
  return all.map((one) => {
    const own = found.get(one) ?? null;
    return { ...one, adjusted: own, verdict: verdictOf(one, own) };
  });
};

type ByBroker = readonly (readonly [BrokerId, readonly HeavyCase[]])[];

function* figuresAfter(
  brokers: ByBroker,
  side: Side,
  sessions: Horizon,
  asOf: TradingDate,
): Generator<void, Unjudged[]> {
  const found = brokers.map(([broker, cases]) => ({ broker, ...countOnce(cases, sessions, asOf) }));
  const leads = leadsOf(found.map(({ counted }) => counted));
  const figures: Unjudged[] = [];
  for (const [at, { broker, counted, leftOut }] of found.entries()) {
    const [excess, lead] = [meanOver(counted), meanOver(leads[at] ?? [])];
    const cost = meanOf(counted.flatMap((one) => (one.cost === null ? [] : [one.cost])));
    const chance = chanceOfBoth(excess, lead);
    figures.push({ broker, side, sessions, leftOut, excess, lead, cost, chance });
    yield;
  }
  return figures;
}

/**
 * What followed the heavy buying and the heavy selling of every broker after 5, 10 and 20 sessions, as it was known at
 * the end of a day: a case counts when its sessions are over. Cases may come in any order. Pauses after each figure: a
 * server that makes them answers others meanwhile.
 */
export function* heavyRecordInSteps(
  cases: readonly HeavyCase[],
  asOf: TradingDate,
): Generator<void, HeavyFigures[]> {
  const known = cases.filter(({ on }) => on <= asOf);
  const all: Unjudged[] = [];
  for (const side of ['buy', 'sell'] as const) {
    const ofSide = known.filter((one) => one.side === side);
    const brokers = [...Map.groupBy(ofSide, ({ broker }) => broker)].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    for (const sessions of HORIZONS) all.push(...(yield* figuresAfter(brokers, side, sessions, asOf)));
  }
  return judged(all);
}

export const heavyRecord = (cases: readonly HeavyCase[], asOf: TradingDate): HeavyFigures[] => {
  const steps = heavyRecordInSteps(cases, asOf);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
};
