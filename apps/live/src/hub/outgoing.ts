import { LIVE_ERRORS, type LiveErrorCode, type ServerMessage } from '@chuli/contracts';

/** A message made once and sent to many: the bytes of a WebSocket frame, and of a server-sent event on request. */
export type Outgoing = { readonly frame: Buffer; readonly event: () => Buffer };

const TEXT_FRAME = 0x81;
const LARGEST_SHORT = 125;
const LARGEST_MEDIUM = 0xffff;

/** The head of an unmasked, unfragmented text frame from a server (RFC 6455, section 5.2). */
const headOf = (length: number): Buffer => {
  if (length <= LARGEST_SHORT) return Buffer.from([TEXT_FRAME, length]);
  if (length <= LARGEST_MEDIUM) {
    const head = Buffer.from([TEXT_FRAME, 126, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.alloc(10);
  head[0] = TEXT_FRAME;
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
};

/** Kept for minutes, so it has memory of its own: a piece of the shared pool would keep all that was cut from it. */
const joined = (...parts: readonly Uint8Array[]): Buffer => {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Of bytes that were made elsewhere. `id` is what a server-sent event of it is known by when its listener comes back. */
export const outgoingOf = (told: Uint8Array, kind: ServerMessage['t'], id?: string): Outgoing => {
  const frame = joined(headOf(told.length), told);
  const headLength = frame.length - told.length;
  let event: Buffer | null = null;
  return {
    frame,
    event: () => {
      const lines = `${id === undefined ? '' : `id: ${id}\n`}event: ${kind}\ndata: `;
      event ??= joined(Buffer.from(lines), frame.subarray(headLength), Buffer.from('\n\n'));
      return event;
    },
  };
};

export const outgoing = (message: ServerMessage, id?: string): Outgoing =>
  outgoingOf(Buffer.from(JSON.stringify(message)), message.t, id);

export const errorMessage = (code: LiveErrorCode, channel?: string): Outgoing => {
  const { message } = LIVE_ERRORS[code];
  return outgoing(
    channel === undefined ? { t: 'error', code, message } : { t: 'error', code, message, channel },
  );
};
