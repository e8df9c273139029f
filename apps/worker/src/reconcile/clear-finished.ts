import type { Registry } from '@chuli/registry';
import { findTradingSession } from '@chuli/registry/live';
import type { Tape } from '@chuli/tape';
import { clearLiveDay, liveDays } from '@chuli/tape/live';

/**
 * A writer that stood still may bring a last batch of a running session after the day was finished and cleared. Nobody
 * reads it there; it goes.
 */
export const clearFinished = async ({
  registry,
  tape,
}: {
  registry: Registry;
  tape: Tape;
}): Promise<number> => {
  let cleared = 0;
  for (const day of await liveDays(tape)) {
    if ((await findTradingSession(registry, day))?.status !== 'exact') continue;
    await clearLiveDay(tape, day);
    cleared += 1;
  }
  return cleared;
};
