import { type Paisa, paisa } from '@chuli/kernel';

/** What somebody who is about to act may want to know of a stock; each holds, does not hold, or is not known. */
export const RISK_FACTS = [
  'gathered',
  'same_broker',
  'few_brokers',
  'small_float',
  'small_turnover',
] as const;
export type RiskFact = (typeof RISK_FACTS)[number];
export type RiskFacts = Readonly<Record<RiskFact, boolean | null>>;

/** From so many facts on they are told without being asked for. */
export const NUDGE_FACTS = 3;

/** Sessions of its own with which a stock is compared; trades of a broker with itself only with the last 60. */
export const OWN_PAST = { most: 230, fewest: 60 } as const;
export const SAME_BROKER_PAST = { most: 60, fewest: 60 } as const;

const HIGH = 95;
const LOW = 5;

/** Below it lists usually leave a stock out. */
export const SMALL_TURNOVER = paisa(20_00_000_00);

export type RiskFigures = {
  /** Places in the stock's own past: of the more gathered side, of same-broker shares, of the number of brokers. */
  readonly gathered: number | null;
  readonly same_broker: number | null;
  readonly brokers: number | null;
  /** What the public holds, at the close. */
  readonly float_cap: Paisa | null;
  /** A session of the 20 before. */
  readonly turnover: Paisa | null;
};

const holds = <T>(value: T | null, test: (value: T) => boolean): boolean | null =>
  value === null ? null : test(value);

/** What is not known is neither true nor false. */
export const riskFacts = (figures: RiskFigures, smallFloat: Paisa): RiskFacts => ({
  gathered: holds(figures.gathered, (place) => place >= HIGH),
  same_broker: holds(figures.same_broker, (place) => place >= HIGH),
  few_brokers: holds(figures.brokers, (place) => place <= LOW),
  small_float: holds(figures.float_cap, (worth) => worth < smallFloat),
  small_turnover: holds(figures.turnover, (amount) => amount < SMALL_TURNOVER),
});

export type RiskCount = { readonly held: number; readonly known: number };

export const countFacts = (facts: RiskFacts): RiskCount => {
  const told = RISK_FACTS.map((fact) => facts[fact]);
  return {
    held: told.filter((one) => one === true).length,
    known: told.filter((one) => one !== null).length,
  };
};

/** Null where too few facts are known for the nudge to come either way. */
export const isNudged = ({ held, known }: RiskCount): boolean | null =>
  known < NUDGE_FACTS ? null : held >= NUDGE_FACTS;
