import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock, SentChannel } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import {
  type Claimable,
  type Claimed,
  type Outcome,
  claimDeliveries,
  recoverDeliveries,
  settleDeliveries,
} from '@chuli/registry/notice';
import { outcomeOf } from './outcome.ts';

/** Hands one message over, or throws `SendError`. */
export type Way = (message: Claimed) => Promise<void>;

type SenderLog = {
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

export type SenderNeeds = {
  registry: Registry;
  clock: Clock;
  log: SenderLog;
  /** How each channel is served here; what has no way here is left to others. */
  ways: Partial<Record<SentChannel, Way>>;
  takes: Omit<Claimable, 'channels'>;
  /** Longer than any way takes; after it the message is taken for abandoned. */
  claimMs?: number;
  pollMs?: number;
  /** Hears what became of each message that was handed over. */
  onOutcome?: ((channel: SentChannel, outcome: Outcome['kind']) => void) | undefined;
};

export type Sender = {
  /** Looks now instead of at the next round. */
  nudge: () => void;
  /** When all that was due has been sent or has failed. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

const CLAIM_MS = 60_000;
const POLL_MS = 2_000;
const AT_ONCE = 20;
const SETTLE_TRIES = 5;
const SETTLE_PAUSE_MS = 1_000;

const idsOf = ({ notices, code }: Claimed): string[] =>
  notices === null ? [code.id] : notices.map(({ id }) => id);

/** Runs one after another, and at most one more waits: who asks while it waits is served by it. */
const inTurn = (work: () => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let isAsked = false;
  return {
    ask: (): void => {
      if (isAsked) return;
      isAsked = true;
      running = running.then(() => {
        isAsked = false;
        return work();
      });
    },
    settled: () => running,
  };
};

/** What was sent must be recorded, also by a database that comes back a moment later. */
const settle = async (
  { registry, clock }: Pick<SenderNeeds, 'registry' | 'clock'>,
  held: { ids: string[]; claim: string },
  outcome: Outcome,
): Promise<void> => {
  for (let left = SETTLE_TRIES - 1; ; left -= 1) {
    try {
      await settleDeliveries(registry, held, outcome, new Date(clock()));
      return;
    } catch (error) {
      if (left === 0) throw error;
      await delay(SETTLE_PAUSE_MS);
    }
  }
};

/** Hands one message over and records what became of it. */
const deliver = async (needs: SenderNeeds, message: Claimed, claim: string): Promise<Outcome> => {
  const { ways, log, clock } = needs;
  const error: unknown = await (async () => ways[message.channel]?.(message))().then(
    () => null,
    (reason: unknown) => reason,
  );
  const outcome: Outcome = error === null ? { kind: 'sent' } : outcomeOf(error, message, new Date(clock()));
  if (outcome.kind !== 'sent') {
    const { channel } = message;
    log.warn({ channel, outcome: outcome.kind, reason: outcome.reason }, 'a message was not sent');
  }
  needs.onOutcome?.(message.channel, outcome.kind);
  await settle(needs, { ids: idsOf(message), claim }, outcome);
  return outcome;
};

/** Takes what is due from the outbox and sends it, until it is stopped. Any number of senders may run. */
export const startSender = (needs: SenderNeeds): Sender => {
  const { registry, clock, log, ways, takes, claimMs = CLAIM_MS, pollMs = POLL_MS } = needs;
  const channels = Object.keys(ways) as SentChannel[];
  const stopping = new AbortController();

  const round = async (): Promise<number> => {
    await recoverDeliveries(registry, new Date(clock()));
    if (channels.length === 0) return 0;
    const claim = randomUUID();
    const claiming = { ...takes, channels, claim, lifeMs: claimMs, most: AT_ONCE };
    const messages = await claimDeliveries(registry, claiming, new Date(clock()));
    const outcomes = await Promise.all(messages.map((message) => deliver(needs, message, claim)));
    for (const outcome of outcomes)
      if (outcome.kind === 'again') setTimeout(nudge, Number(outcome.at) - clock()).unref();
    return messages.length;
  };

  const work = inTurn(async () => {
    try {
      while (!stopping.signal.aborted && (await round()) > 0);
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be worked off and is tried again');
    }
  });

  const nudge = (): void => {
    if (!stopping.signal.aborted) work.ask();
  };
  const timer = setInterval(nudge, pollMs);
  timer.unref();
  nudge();
  return {
    nudge,
    settled: work.settled,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await work.settled();
    },
  };
};
