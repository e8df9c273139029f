import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, type LogAddress, openLog } from '@chuli/bus';
import { dataMark } from '@chuli/tape/market';
import type { Logger } from 'pino';
import { factorsMark } from '../actions/keep-actions.ts';
import type { Engines } from '../market/load-market.ts';
import { loadBase } from './base.ts';
import { type Following, followForming } from './follow-forming.ts';
import { settledLists } from './settled-lists.ts';

const LOOK_MS = 5_000;

type Needs = Engines & { readonly log: LogAddress; readonly logger: Logger };

/**
 * Judges the bars of the running session for as long as the process lives. Every copy of the worker does: they say the
 * same, and the log keeps it once.
 */
export const startForming = ({ tape, registry, logger, log: address }: Needs) => {
  const stopping = new AbortController();
  const onTrouble = (error: unknown): void => logger.warn({ err: error }, 'forming bars are not told');
  const markNow = async (): Promise<string> => `${await dataMark(tape)} ${await factorsMark(registry)}`;
  let mark = '';

  const open = (log: Log): Promise<Following> =>
    followForming({
      log,
      load: async (day) => {
        mark = await markNow();
        const started = performance.now();
        const base = await loadBase({ tape, registry }, day, stopping.signal);
        const ms = Math.round(performance.now() - started);
        logger.info({ day, stocks: base.stocks.size, ms }, 'forming bars are judged');
        return base;
      },
      settled: (day) => settledLists(tape, day),
      onUnreadable: ({ sequence }, error) =>
        logger.warn({ err: error, sequence }, 'an event of the log cannot be read'),
      onTrouble,
    });

  /** A bar or a factor of the past that is corrected while the market trades changes what today is judged from. */
  const look = async (following: Following): Promise<'anew' | 'goes on'> => {
    await following.settle();
    return following.day()?.isOpen() && (await markNow()) !== mark ? 'anew' : 'goes on';
  };

  const followOnce = async (log: Log): Promise<void> => {
    const following = await open(log);
    const failed = following.ended.then(() => 'anew' as const);
    try {
      while (!stopping.signal.aborted) {
        const rest = sleep(LOOK_MS, 'look' as const, { signal: stopping.signal });
        if ((await Promise.race([rest, failed])) === 'anew') return;
        if ((await look(following)) === 'anew') return;
      }
    } finally {
      await following.stop();
    }
  };

  const opening = openLog({ ...address, role: 'judge', clientName: 'forming', onTrouble });

  const running = (async () => {
    const log = await Promise.race([opening, once(stopping.signal, 'abort').then(() => null)]);
    if (log === null) return;
    while (!stopping.signal.aborted) {
      await followOnce(log).catch((error: unknown) => {
        if (!stopping.signal.aborted)
          logger.error({ err: error }, 'forming bars are judged from the beginning');
      });
      await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await log.close();
  })();

  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
};
