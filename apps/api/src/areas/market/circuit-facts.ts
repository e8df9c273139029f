import type { ReplyOf, circuitContracts } from '@chuli/contracts';
import { type Paisa, halfAway } from '@chuli/kernel';
import type { LimitSide } from '@chuli/market';

type Row = ReplyOf<typeof circuitContracts.circuitSetup>['rows'][number];
type Fact = Row['facts'][number];

/** What is known of a session at, near or back from a limit; null of what is not. */
export type SetUp = {
  readonly side: LimitSide;
  readonly high: Paisa;
  readonly low: Paisa;
  readonly close: Paisa;
  /** Sessions in a row at the same limit up to the one before. */
  readonly streakBefore: number | null;
  readonly volumeTimes: number | null;
  /** Large orders that came in on this side, in percent of the volume. */
  readonly bulkPercent: number | null;
  /** The three largest buyers of what was bought; at the lower limit sellers. */
  readonly topThreePercent: number | null;
};

const LEAST = { before: 1, volume: 3, bulk: 30, brokers: 50, place: 90 } as const;

/** Where the close lies in the range of the day, 100 at the end that is next to the limit; null of one price alone. */
const placeOf = ({ side, high, low, close }: SetUp): number | null => {
  if (high === low) return null;
  const fromLow = ((close - low) / (high - low)) * 100;
  return halfAway(side === 'up' ? fromLow : 100 - fromLow, 1);
};

const factOf = (fact: Fact['fact'], value: number | null): Fact => ({
  fact,
  value,
  holds: value === null ? null : value >= LEAST[fact],
});

/** The five facts of a set-up, in order, and how many are known and hold. No probability is made of them. */
export const factsOf = (setUp: SetUp): Pick<Row, 'facts' | 'facts_known' | 'facts_holding'> => {
  const facts = [
    factOf('before', setUp.streakBefore),
    factOf('volume', setUp.volumeTimes),
    factOf('bulk', setUp.bulkPercent),
    factOf('brokers', setUp.topThreePercent),
    factOf('place', placeOf(setUp)),
  ];
  return {
    facts,
    facts_known: facts.filter(({ holds }) => holds !== null).length,
    facts_holding: facts.filter(({ holds }) => holds === true).length,
  };
};
