import { type Log, openLog } from '@chuli/bus';
import type { Clock } from '@chuli/kernel';
import { type LoggedEvent, decodeEvent, openSession } from '@chuli/session';
import type { Logger } from 'pino';
import { type Follow, type LiveMarket, followMarket } from './fold/live-market.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

type Watch = { log: Logger; metrics: Metrics };

/** Follows every day that the log holds. One event that cannot be read is counted and left out; the rest goes on. */
export const followLog =
  (source: Log, { log, metrics }: Watch): Follow =>
  ({ onEvent, onCaughtUp }) => {
    const decode = (bytes: Uint8Array, sequence: number): LoggedEvent | null => {
      try {
        return decodeEvent(bytes);
      } catch (error) {
        metrics.unread('refused', 1);
        log.warn({ err: error, sequence }, 'an event of the log cannot be read');
        return null;
      }
    };
    const reading = source.follow({
      day: null,
      onMessage: ({ bytes, sequence }) => {
        const logged = decode(bytes, sequence);
        if (logged !== null) onEvent(logged);
      },
      onGap: (gap) => {
        metrics.unread(gap.cause, 1);
        log.warn({ gap }, 'the log does not continue what was read');
      },
      onCaughtUp: () => {
        log.info('the log is read to its end');
        onCaughtUp();
      },
    });
    reading.ended.catch((error: unknown) => {
      log.fatal({ err: error }, 'the fold failed; another process has to begin anew');
      process.exitCode = 1;
      process.kill(process.pid, 'SIGTERM');
    });
    return { stop: reading.stop };
  };

/** The market of the live log, on the engines that the settings name. */
export const openMarket = async (
  settings: Settings['log'],
  { clock, ...watch }: Watch & { clock: Clock },
): Promise<{ market: LiveMarket; away: () => string[]; close: () => Promise<void> }> => {
  const source = await openLog({
    ...settings,
    role: 'reader',
    clientName: 'live',
    onTrouble: (error) => watch.log.warn({ err: error }, 'the log does not answer'),
  });
  const market = followMarket(followLog(source, watch), openSession, clock);
  return {
    market,
    away: () => (source.isConnected() ? [] : ['log']),
    close: async () => {
      await market.stop();
      await source.close();
    },
  };
};
