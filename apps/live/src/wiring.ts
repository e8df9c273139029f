import { type Log, openLog } from '@chuli/bus';
import type { Clock } from '@chuli/kernel';
import { type LoggedEvent, decodeEvent, openSession } from '@chuli/session';
import type { Logger } from 'pino';
import { type Follow, type LiveMarket, followMarket } from './fold/live-market.ts';
import { type Hub, createHub } from './hub/hub.ts';
import type { Metrics } from './metrics.ts';
import { openRelay } from './relay/open-relay.ts';
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
      onMessage: ({ bytes, sequence, loggedAt, trace }) => {
        const logged = decode(bytes, sequence);
        if (logged !== null) onEvent(logged, { loggedAt, trace });
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

/** What listeners hear, wherever it comes from. */
type Source = {
  readonly hub: Hub;
  readonly isFilled: () => boolean;
  readonly away: () => readonly string[];
  readonly close: () => Promise<void> | void;
};

type Opening = Watch & { clock: Clock };

/**
 * The market of the live log, on the engines that the settings name. While the log is waited for it is away and not read
 * to its end: a gateway that says neither would be missed by nobody.
 */
const openFold = async (settings: Settings['log'], { clock, ...watch }: Opening): Promise<Source> => {
  const { metrics, log } = watch;
  const opened: { source: Log | null; market: LiveMarket | null } = { source: null, market: null };
  const away = (): string[] => (opened.source?.isConnected() === true ? [] : ['log']);
  metrics.read('chuli_engine_away', () => [[{ engine: 'log' }, away().length]]);
  metrics.read('chuli_live_caught_up', () => Number(opened.market?.isCaughtUp() ?? false));
  const source = await openLog({
    ...settings,
    role: 'reader',
    clientName: 'live',
    onTrouble: (error) => log.warn({ err: error }, 'the log does not answer'),
  });
  const market = followMarket(followLog(source, watch), openSession, clock);
  Object.assign(opened, { source, market });
  return {
    hub: createHub({ market, clock, metrics }),
    isFilled: market.isCaughtUp,
    away,
    close: async () => {
      await market.stop();
      await source.close();
    },
  };
};

/** Of the log, or of folders where the settings name some. */
export const openSource = ({ log, relay }: Settings, opening: Opening): Promise<Source> =>
  relay === null ? openFold(log, opening) : Promise.resolve(openRelay({ ...relay, ...opening }));
