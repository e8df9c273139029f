import type { Log } from '@chuli/bus';
import type { TradingDate } from '@chuli/kernel';

/** The newest day of the log; those before it are over, and nobody looks at their forming bars. */
export const newestDay = async (log: Pick<Log, 'follow'>): Promise<TradingDate | null> => {
  let newest: TradingDate | null = null;
  const caughtUp = Promise.withResolvers<void>();
  const reading = log.follow({
    day: null,
    onMessage: ({ day }) => void (newest = newest === null || day > newest ? day : newest),
    onGap: () => undefined,
    onCaughtUp: caughtUp.resolve,
  });
  await Promise.race([caughtUp.promise, reading.ended]);
  await reading.stop();
  return newest;
};
