import { availableParallelism } from 'node:os';
import type { Cost } from '@chuli/contracts';
import { AppError, type Clock } from '@chuli/kernel';
import type { Asker } from './asker.ts';
import { Lane, type LaneOptions } from './lane.ts';
import { type ScanAllowance, openScanAllowance } from './scan-allowance.ts';
import { type Budget, type Counted, createUsage } from './usage.ts';

/**
 * What a request takes from a share: every one a little, for what the server does before it knows the answer. One that
 * is refused takes more, so that whoever goes on asking is soon turned away at the door.
 */
const COSTS = { asked: 0.05, refused: 1, light: 1, heavy: 10 } as const satisfies Record<
  'asked' | 'refused' | Cost,
  number
>;

/** Refusals never put anybody further back than this. */
const MOST_SECONDS_REFUSED = 2;

/**
 * At ten a second a person or page shows ten fresh answers every second and never notices; a network has room for fifty
 * of them at full speed, because mobile operators put thousands behind one address, of whom few ask at once.
 */
export const DEFAULT_PER_SECOND = 10;
const SECONDS_AT_ONCE = 30;
const READERS_OF_A_NETWORK = 50;

const budgetOf = (perSecond: number): Budget => ({ most: perSecond * SECONDS_AT_ONCE, perSecond });

/** Beyond this much of its budget a caller is served beside the heavy ones until it has calmed down. */
const CALM_PART = 0.1;

const CORES = availableParallelism();

/** How long a question waits for its turn; whoever has to wait longer is better told so. */
const PATIENCE_MS = 2_500;

const LANES: Record<Cost, Omit<LaneOptions, 'patienceMs'>> = {
  light: {
    atOnce: Math.max(2, CORES),
    atOnceOfOne: Math.max(2, CORES),
    waiting: 200,
    waitingOfOne: 40,
  },
  heavy: {
    atOnce: Math.max(1, Math.floor(CORES / 2)),
    atOnceOfOne: 1,
    waiting: 40,
    waitingOfOne: 12,
  },
};

export type Shares = {
  /** Counts a request; throws where the caller has used up its share. */
  ask: (asker: Asker) => void;
  /** Builds something for a caller when it is its turn. */
  build: <T>(asker: Asker, cost: Cost, signal: AbortSignal, work: (lane: Cost) => Promise<T>) => Promise<T>;
  /** Takes what a scan costs from whoever asks for it. */
  scan: ScanAllowance['take'];
  readonly counted: readonly Counted[];
  readonly lanes: Readonly<Record<Cost, Pick<Lane, 'running' | 'waiting' | 'size'>>>;
};

/** What each caller gets of this process, by what it costs; of all processes together where they tell each other. */
export const openShares = (
  clock: Clock,
  perSecond: number = DEFAULT_PER_SECOND,
  patienceMs: number = PATIENCE_MS,
): Shares => {
  const [ofOne, ofNetwork] = [budgetOf(perSecond), budgetOf(perSecond * READERS_OF_A_NETWORK)];
  const own = createUsage(clock, ofOne);
  const network = createUsage(clock, ofNetwork);
  const scanning = openScanAllowance(clock, perSecond / DEFAULT_PER_SECOND);
  const lanes = {
    light: new Lane({ ...LANES.light, patienceMs }, own.level),
    heavy: new Lane({ ...LANES.heavy, patienceMs }, own.level),
  };

  const take = (asker: Asker, cost: number): void => {
    const wait = Math.max(
      own.waitFor(asker.own, cost),
      asker.network === null ? 0 : network.waitFor(asker.network, cost),
    );
    if (wait > 0) {
      if (own.waitFor(asker.own, 0) < MOST_SECONDS_REFUSED) own.add(asker.own, COSTS.refused);
      throw new AppError('load.too-many', { retry_after: Math.ceil(wait) });
    }
    own.add(asker.own, cost);
    if (asker.network !== null) network.add(asker.network, cost);
  };

  const isCalm = (asker: Asker): boolean => own.level(asker.own) <= ofOne.most * CALM_PART;

  return {
    ask: (asker) => take(asker, COSTS.asked),
    build: async (asker, cost, signal, work) => {
      const lane = cost === 'light' && isCalm(asker) ? 'light' : 'heavy';
      take(asker, COSTS[cost]);
      return await lanes[lane].run({ who: asker.own, signal }, () => work(lane));
    },
    scan: scanning.take,
    counted: [{ usage: own, budget: ofOne }, { usage: network, budget: ofNetwork }, scanning.counted],
    lanes,
  };
};
