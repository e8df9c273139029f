import type { TestExchange } from '@chuli/testkit';
import { AT_THE_BELL, NEAR_THE_CLOSE, startExchangeFeed } from './watch-exchange.ts';
import type { WatchPlace } from './watch-place.ts';
import type { After, Scene, Strike } from './watch-scene.ts';

type Fault = (exchange: TestExchange) => void;

const driftOf =
  (index: number, change: (row: Readonly<Record<string, unknown>>) => object): Fault =>
  ({ faults }) => {
    faults.drift = (row, at) => (at === index ? { ...row, ...change(row) } : row);
  };

/** The same exchange goes wrong in one way after the other. */
const wrongBy =
  (word: string, fault: Fault) =>
  async (place: WatchPlace, after: After): Promise<void> =>
    fault(await startExchangeFeed(place, { word, beginsAt: AT_THE_BELL }, after));

const WRONG_ROWS: readonly Strike[] = [
  {
    alarm: 'RowsQuarantined',
    strike: wrongBy(
      'rows',
      driftOf(0, () => ({ contractRate: -1, mood: 'good' })),
    ),
  },
  { alarm: 'SourceChangedItsFields' },
  // That feed has a registry of its own: it and the feed that runs know nothing of each other.
  { alarm: 'FeedHasTwoLeaders' },
];

const STANDS_STILL: Strike = {
  alarm: 'SourceFrozen',
  strike: wrongBy('frozen', ({ faults }) => (faults.freeze = true)),
};

const FAILS: Strike = {
  alarm: 'SourceLeftAlone',
  strike: wrongBy('broken', ({ faults }) => (faults.broken = true)),
};

/** After the close the exchange prints another figure than it had printed before. */
const CHANGES_ITS_MIND: Strike = {
  alarm: 'ContractsConflict',
  strike: async (place, after) => {
    const exchange = await startExchangeFeed(place, { word: 'conflict', beginsAt: NEAR_THE_CLOSE }, after);
    driftOf(0, ({ contractQuantity, contractAmount }) => ({
      contractQuantity: 2 * Number(contractQuantity),
      contractAmount: 2 * Number(contractAmount),
    }))(exchange);
  },
};

/** A batch that ClickHouse does not take is tried again and again. */
const TAPE_AWAY: Strike = {
  alarm: 'TapeBatchWaits',
  strike: async ({ ways }, after) => {
    await ways.ingestTape.become('refused');
    after(() => ways.ingestTape.become('open'));
  },
};

export const WRONG_SOURCE: Scene = {
  name: 'exchanges that are wrong, stand still and fail, each with a feed of its own',
  strikes: [...WRONG_ROWS, STANDS_STILL, FAILS, CHANGES_ITS_MIND, TAPE_AWAY],
};
