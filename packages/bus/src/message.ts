import { instant } from '@chuli/kernel';
import type { JsMsg } from '@nats-io/jetstream';
import type { LogMessage } from './log.ts';
import { parseSubject } from './subject.ts';

/** Null for what this product did not write. */
export const toLogMessage = (prefix: string, epoch: number, message: JsMsg): LogMessage | null => {
  const parts = parseSubject(prefix, message.subject);
  if (parts === null) return null;
  const messageId = message.headers?.get('Nats-Msg-Id') ?? '';
  return {
    epoch,
    sequence: message.seq,
    day: parts.day,
    kind: parts.kind,
    messageId: messageId === '' ? null : messageId,
    bytes: message.data,
    loggedAt: instant(Math.floor(message.info.timestampNanos / 1_000_000)),
  };
};
