import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@chuli/kernel';
import { type Bot, SendError } from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import { type Lease, acquireLease, releaseLease, renewLease } from '@chuli/registry/live';
import { nextUpdate } from '@chuli/registry/notice';
import type { Logger } from 'pino';
import { actOnUpdate } from './act-on-update.ts';

type Needs = {
  registry: Registry;
  clock: Clock;
  logger: Logger;
  holder: string;
  bot: Bot;
  /** Somebody was linked: the notice of it waits in the outbox. */
  onLinked: () => void;
  lookMs?: number;
};

/** One copy reads, the others stand by: Telegram refuses two who ask at once. */
const LEASE = 'telegram';
const LEASE_MS = 20_000;
const LOOK_MS = 5_000;

/** Reads what people write to the bot for as long as the process lives. */
export const readBot = (needs: Needs): { stop: () => Promise<void> } => {
  const { registry, clock, logger, holder, bot, onLinked, lookMs = LOOK_MS } = needs;
  const stopping = new AbortController();
  let lease: Lease | null = null;

  const isHeld = async (): Promise<boolean> =>
    lease !== null && (await renewLease(registry, lease, LEASE_MS));

  /** The answer is a courtesy: lost with its process it is not repeated, and what it says was done. */
  const answer = (chat: string, reply: string): Promise<void> =>
    bot.send(chat, reply).catch((error: unknown) => logger.warn({ err: error }, 'an answer was not sent'));

  const readOnce = async (): Promise<void> => {
    const from = await nextUpdate(registry, bot.id, new Date(clock()));
    for (const update of await bot.updates(from, stopping.signal)) {
      if (stopping.signal.aborted || !(await isHeld())) return;
      const acted = await actOnUpdate(registry, { bot: bot.id, update }, new Date(clock()));
      if (acted?.isLinked === true) onLinked();
      if (acted !== null && acted.reply !== null) await answer(acted.chat, acted.reply);
    }
  };

  /** The lease is renewed beside the reading, which waits longer than it lasts. */
  const lead = async (): Promise<number> => {
    lease = await acquireLease(registry, { source: LEASE, holder, lifeMs: LEASE_MS });
    if (lease === null) return lookMs;
    const renewing = setInterval(() => void isHeld().catch(() => undefined), LEASE_MS / 3);
    await readOnce().finally(() => clearInterval(renewing));
    return 0;
  };

  const pauseAfter = (error: unknown): number => {
    if (stopping.signal.aborted) return 0;
    logger.warn({ err: error }, 'the bot could not be read and is tried again');
    return Math.max(lookMs, (error instanceof SendError ? error.retryAfterMs : null) ?? 0);
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      const pauseMs = await lead().catch(pauseAfter);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    if (lease !== null) await releaseLease(registry, lease);
  })();

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
