import { tradingDate } from '@chuli/kernel';
import { JetStreamApiError } from '@nats-io/jetstream';
import { expect, it } from 'vitest';
import { createPublisher } from './publish.ts';

const ENTRY = {
  day: tradingDate('2030-01-14'),
  kind: 'trade',
  messageId: '5.trade',
  bytes: new Uint8Array(),
};

const STAGED = { stream: 'CHULI', seq: 0, duplicate: true };
const STORED = { stream: 'CHULI', seq: 7, duplicate: false };
const IN_PROCESS = new JetStreamApiError({
  code: 409,
  err_code: 10_158,
  description: 'duplicate message id is in process',
});

type Answer = typeof STAGED | JetStreamApiError;

/** A log that gives these answers in turn, the last for ever, and the ids that it was given. */
const publisherOf = (answers: readonly Answer[]) => {
  const ids: string[] = [];
  const publish = createPublisher(
    {
      prefix: 'chuli',
      isConnected: () => true,
      onLost: () => () => undefined,
      ensure: () => Promise.resolve(),
      jetstream: {
        publish: (_subject, _bytes, options) => {
          const answer = answers[Math.min(ids.length, answers.length - 1)];
          ids.push(options?.msgID ?? '');
          if (answer instanceof JetStreamApiError) return Promise.reject(answer);
          return Promise.resolve({ domain: '', val: '', batch: '', count: 0, ...(answer ?? STORED) });
        },
      },
    },
    { maxInFlight: 1, timeoutMs: 1_000, againMs: 1 },
  );
  return { ids, publish };
};

const outcomeOf = async (answers: readonly Answer[]) => {
  const { ids, publish } = publisherOf(answers);
  const stored = await publish(ENTRY).catch((error: unknown) => String(error));
  return { ids, stored };
};

it.each([
  ['of number 0, as servers before 2.11 say', STAGED],
  ['in process, as later ones say', IN_PROCESS],
])('takes no message for stored that the log calls a duplicate %s', async (_, staged) => {
  expect(await outcomeOf([staged, STORED])).toEqual({ ids: ['5.trade', '5.trade'], stored: 7 });
});

it('gives it another name where the log never stores it under its own', async () => {
  const { ids, stored } = await outcomeOf([STAGED, STAGED, STAGED, STAGED, STORED]);
  expect([ids.at(-1), stored]).toEqual(['5.trade~4', 7]);
});

it('says that the log is away where it stores it under no name', async () => {
  expect((await outcomeOf([STAGED])).stored).toMatch('engine.unavailable');
});

it('takes a duplicate with a number for what it is', async () => {
  expect(await outcomeOf([{ ...STORED, duplicate: true }])).toEqual({
    ids: ['5.trade'],
    stored: 'duplicate',
  });
});
