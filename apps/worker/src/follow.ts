import { recordVersion, sweepSignals } from '@chuli/tape';
import { digests } from './market/digest.ts';
import { type Engines, type LoadedMarket, loadMarket } from './market/load-market.ts';
import type { Turn } from './pass/turn.ts';
import { writeEverything, writeNewBars } from './pass/write-signals.ts';
import { writeRecord } from './record/write-record.ts';
import { type HeldBook, isUnchanged, readStoredBook } from './state/stored-book.ts';

export type CaughtUp = 'nothing new' | 'new bars' | 'everything';

export type Follower = {
  /** Brings the stored signals and their record up to the newest bar; says how. */
  catchUp(turn: Turn): Promise<CaughtUp>;
};

const isReadBy = (held: HeldBook, market: LoadedMarket): boolean =>
  isUnchanged(held, held.as_of === market.as_of ? market.digests : digests(market, held.as_of));

/**
 * Keeps signals and records in step with the bars. New bars are stepped from where the pass stands, in memory or on the
 * tape; a corrected bar or a new corporate action of the past means that everything is computed again.
 */
export const openFollower = (
  engines: Engines,
  load: () => Promise<LoadedMarket> = () => loadMarket(engines),
): Follower => {
  const { tape } = engines;
  /** Believed in the term in which it was written: in a later one another may have gone on. */
  let inMemory: { readonly term: number; readonly held: HeldBook } | null = null;

  const bringUp = async (market: LoadedMarket, turn: Turn): Promise<[CaughtUp, HeldBook]> => {
    const last = inMemory?.term === turn.fence.term ? inMemory.held : await readStoredBook(tape);
    // Stepped and not stored, a book in memory would be ahead of the tape.
    inMemory = null;
    if (last === null || !isReadBy(last, market))
      return ['everything', (await writeEverything(tape, market, turn)).held];
    if (last.as_of === market.as_of) return ['nothing new', last];
    return ['new bars', await writeNewBars(tape, market, last.book, turn)];
  };

  return {
    catchUp: async (turn) => {
      await sweepSignals(tape, turn.fence);
      const market = await load();
      turn.stopping.throwIfAborted();
      const [what, held] = await bringUp(market, turn);
      inMemory = { term: turn.fence.term, held };
      if ((await recordVersion(tape)) !== market.version) await writeRecord(tape, market, turn);
      return what;
    },
  };
};
