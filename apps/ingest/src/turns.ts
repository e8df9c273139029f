import { setImmediate as nextTurn } from 'node:timers/promises';

/** A source that has much to say at once must not keep this process from its lease, its log and its timers. */
const LONGEST_TURN_MS = 4;

/** Asked between two pieces of work: lets others have their turn when this one was long. */
export const createTurns = () => {
  let began = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - began < LONGEST_TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
};
