import type { Log, LogMessage } from '@chuli/bus';
import { type LoggedEvent, messageId } from '@chuli/session';
import { logId } from '../publish/log-id.ts';
import type { LagStage } from './metrics.ts';

/** One trade in so many is watched: enough for every quantile, and cheap in a burst. */
const ONE_IN = 5;
/** Trades on their way at a time; beyond it something stands still and the alarms are elsewhere. */
const MOST_WATCHED = 300_000;

/** Measures how long trades take from the source to the log, the fold and the tape of this process. */
export const createLagWatch = (observe: (stage: LagStage, ms: number) => void) => {
  const arrived = new Map<string, number>();
  const reach = (stage: LagStage, id: string, isLast: boolean): void => {
    const at = arrived.get(id);
    if (at === undefined) return;
    observe(stage, performance.now() - at);
    if (isLast) arrived.delete(id);
  };
  const reached = (stage: LagStage, { kind, messageId: id }: LogMessage, isLast: boolean): void => {
    if (kind === 'trade' && id !== null) reach(stage, id, isLast);
  };
  let trades = 0;
  return {
    arrive: (logged: LoggedEvent, known: ReadonlySet<string>): void => {
      if (logged.event.kind !== 'trade' || (trades += 1) % ONE_IN !== 0) return;
      if (known.has(messageId(logged))) return;
      if (arrived.size >= MOST_WATCHED) arrived.clear();
      arrived.set(logId(logged), performance.now());
    },
    folded: (message: LogMessage): void => reached('fold', message, false),
    onLog: (log: Pick<Log, 'publish'>): Pick<Log, 'publish'> => ({
      publish: async (entry) => {
        const result = await log.publish(entry);
        reach('log', entry.messageId, false);
        return result;
      },
    }),
    onTape: (log: Pick<Log, 'consume'>): Pick<Log, 'consume'> => ({
      consume: (options) =>
        log.consume({
          ...options,
          onBatch: async (batch) => {
            await options.onBatch(batch);
            for (const message of batch) reached('tape', message, true);
          },
        }),
    }),
  };
};

export type LagWatch = ReturnType<typeof createLagWatch>;
