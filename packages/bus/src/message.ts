import { instant } from '@chuli/kernel';
import type { JsMsg } from '@nats-io/jetstream';
import type { LogMessage } from './log.ts';
import { parseSubject } from './subject.ts';

/** The name that the W3C gave it. */
export const TRACE_HEADER = 'traceparent';

const AGAIN = /~\d+$/;

/** Another name of the same message, for a log that knows the first one and stored nothing under it. */
export const againId = (messageId: string, tries: number): string => `${messageId}~${tries}`;

/** Null for what this product did not write. */
export const toLogMessage = (prefix: string, epoch: number, message: JsMsg): LogMessage | null => {
  const parts = parseSubject(prefix, message.subject);
  if (parts === null) return null;
  const header = (name: string): string | null => message.headers?.get(name) || null;
  return {
    epoch,
    sequence: message.seq,
    day: parts.day,
    kind: parts.kind,
    messageId: header('Nats-Msg-Id')?.replace(AGAIN, '') ?? null,
    bytes: message.data,
    loggedAt: instant(Math.floor(message.info.timestampNanos / 1_000_000)),
    trace: header(TRACE_HEADER),
  };
};
