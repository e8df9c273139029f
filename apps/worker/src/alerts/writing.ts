import type { Judgement } from './news.ts';
import type { Recorder } from './recorder.ts';

export type Writing = {
  add: (judgements: readonly Judgement[]) => void;
  /** Alerts that were changed between being judged and being kept. */
  takeStale: () => string[];
  /** When everything that was added is kept, or could not be. */
  settled: () => Promise<void>;
};

/** One transaction after the other, in order; what is added while one is under way goes with the next. */
export const createWriting = (recorder: Recorder, onFailure: (error: unknown) => void): Writing => {
  let waiting: Judgement[] = [];
  let stale: string[] = [];
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const taken = waiting;
      waiting = [];
      stale.push(...(await recorder.record(taken)));
    }
  };

  const start = (): void => {
    running ??= run()
      .catch((error: unknown) => {
        // Memory is ahead of what is kept: whoever judges has to begin again from there.
        waiting = [];
        onFailure(error);
      })
      .finally(() => (running = null));
  };

  return {
    add: (judgements) => {
      if (judgements.length === 0) return;
      waiting.push(...judgements);
      start();
    },
    takeStale: () => {
      const taken = stale;
      stale = [];
      return taken;
    },
    settled: async () => {
      await running;
    },
  };
};
