import type { JsMsg } from '@nats-io/jetstream';
import { tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import type { Link } from './link.ts';
import { toLogMessage } from './message.ts';
import { createPublisher } from './publish.ts';
import { subjectOf } from './subject.ts';

const DAY = tradingDate('2026-11-15');
const ENTRY = { day: DAY, kind: 'trade', messageId: '1.2026111502000001', bytes: Buffer.from('{}') };

/** A server that answers in turn, and the identities by which it was told. */
const openServer = (answers: readonly { duplicate: boolean; seq: number }[]) => {
  const told: string[] = [];
  const link = {
    prefix: 'chuli',
    isConnected: () => true,
    onLost: () => () => undefined,
    ensure: () => Promise.resolve(),
    jetstream: {
      publish: (_subject: string, _bytes: Uint8Array, { msgID }: { msgID: string }) => {
        told.push(msgID);
        return Promise.resolve(answers[told.length - 1]);
      },
    },
  } as unknown as Link;
  return { told, publish: createPublisher(link, { maxInFlight: 4, timeoutMs: 1_000 }) };
};

it('does not believe a server that an entry is a duplicate of none, and tells it by another identity', async () => {
  const { told, publish } = openServer([
    { duplicate: true, seq: 0 },
    { duplicate: false, seq: 7 },
    { duplicate: true, seq: 7 },
  ]);
  await expect(publish(ENTRY)).rejects.toMatchObject({ code: 'engine.unavailable' });
  expect(await publish(ENTRY)).toBe(7);
  expect(await publish(ENTRY)).toBe('duplicate');
  expect(told[0]).toBe(ENTRY.messageId);
  expect(told[1]?.startsWith(`${ENTRY.messageId}~`)).toBe(true);
  expect(told[2]).toBe(ENTRY.messageId);
});

it('names an entry to its readers as it was given, by whatever identity it was told', () => {
  const message = {
    subject: subjectOf('chuli', DAY, 'trade'),
    seq: 7,
    data: new Uint8Array(),
    headers: { get: () => `${ENTRY.messageId}~a1b2c3` },
    info: { timestampNanos: 0 },
  } as unknown as JsMsg;
  expect(toLogMessage('chuli', 1, message)?.messageId).toBe(ENTRY.messageId);
});
