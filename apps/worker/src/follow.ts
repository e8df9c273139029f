import { recordVersion, sweepSignals } from '@chuli/tape/signal';
import { digests } from './market/digest.ts';
import { type Engines, loadMarket } from './market/load-market.ts';
import type { LoadedMarket } from './market/loaded-market.ts';
import type { Turn } from './pass/turn.ts';
import { writeEverything, writeNewBars } from './pass/write-signals.ts';
import { bringUpBrokerCases } from './record/broker-cases.ts';
import { bringUpEffects } from './record/effects.ts';
import { writeRecord } from './record/write-record.ts';
import { type PassState, isUnchanged, readPassState } from './state/pass-state.ts';

export type CaughtUp = 'nothing new' | 'new bars' | 'everything';

export type Follower = {
  /** Brings the stored signals and their record up to the newest bar; says how. */
  catchUp(turn: Turn): Promise<CaughtUp>;
};

const isContinuedBy = (last: PassState, market: LoadedMarket): boolean =>
  isUnchanged(last, last.as_of === market.as_of ? market.digests : digests(market, last.as_of));

/**
 * Keeps signals and records in step with the bars. Every pass goes over whole histories. While what the last one read is
 * as it was, known in memory or from the tape, only what fired or ended on new bars is written; a corrected bar or a new
 * corporate action of the past means that everything is written again.
 */
export const openFollower = (
  engines: Engines,
  load: () => Promise<LoadedMarket> = () => loadMarket(engines),
): Follower => {
  const { tape } = engines;
  /** Believed in the term in which it was written: in a later one another may have gone on. */
  let inMemory: { readonly term: number; readonly state: PassState } | null = null;

  const bringUp = async (market: LoadedMarket, turn: Turn): Promise<[CaughtUp, PassState]> => {
    const last = inMemory?.term === turn.fence.term ? inMemory.state : await readPassState(tape);
    // A pass that fails half-way leaves a tape that the state in memory does not know.
    inMemory = null;
    if (last === null || !isContinuedBy(last, market))
      return ['everything', (await writeEverything(tape, market, turn)).state];
    if (last.as_of === market.as_of) return ['nothing new', last];
    return ['new bars', await writeNewBars(tape, market, last, turn)];
  };

  return {
    catchUp: async (turn) => {
      await sweepSignals(tape, turn.fence);
      const market = await load();
      turn.stopping.throwIfAborted();
      const [what, state] = await bringUp(market, turn);
      inMemory = { term: turn.fence.term, state };
      if ((await recordVersion(tape)) !== market.version) await writeRecord(tape, market, turn);
      await bringUpBrokerCases(tape, market, turn);
      await bringUpEffects(engines, market, turn);
      return what;
    },
  };
};
