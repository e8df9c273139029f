import { LIVE_PROTOCOL, TICKET_PREFIX } from '@chuli/contracts';

const ORIGIN = 'http://localhost:5173';
const SUBSCRIBE = JSON.stringify({ op: 'subscribe', channel: 'market' });

const requestHead = (port: number, line: string, more: readonly string[]): string =>
  [line, `Host: 127.0.0.1:${port}`, `Origin: ${ORIGIN}`, ...more, '', ''].join('\r\n');

/** A client's frame is masked; a mask of zeros changes nothing. */
const maskedFrame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

const upgradeRequest = (port: number, ticket: string): string =>
  requestHead(port, 'GET /live/socket HTTP/1.1', [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${LIVE_PROTOCOL}, ${TICKET_PREFIX}${ticket}`,
  ]);

/** Bytes of the first frame with its head; infinite while the head is not there. */
const frameLength = (held: Buffer): number => {
  if (held.length < 10) return Number.POSITIVE_INFINITY;
  const short = (held[1] ?? 0) & 0x7f;
  if (short === 126) return 4 + held.readUInt16BE(2);
  return short === 127 ? 10 + Number(held.readBigUInt64BE(2)) : 2 + short;
};

/**
 * A browser as cheap as can be, so that the bench measures the gateway and not its clients: asks for a ticket, upgrades
 * the same connection, subscribes, waits for the snapshot; from then on it only counts. Returns the bytes that a chunk
 * adds behind the snapshot.
 */
export const createListenerSteps = (
  port: number,
  write: (bytes: string | Buffer) => void,
  onSnapshot: () => void,
): ((chunk: Buffer) => number) => {
  let held: Buffer | null = Buffer.alloc(0);
  let step: 'ticket' | 'upgrade' | 'snapshot' = 'ticket';
  write(requestHead(port, 'POST /live/ticket HTTP/1.1', ['Content-Length: 0']));

  const advance = (bytes: Buffer): Buffer | null => {
    const headEnd = bytes.indexOf('\r\n\r\n') + 4;
    if (step === 'ticket') {
      const ticket = /"ticket":"([\w.-]+)"/.exec(bytes.toString('latin1'))?.[1];
      if (ticket === undefined) return bytes;
      write(upgradeRequest(port, ticket));
      step = 'upgrade';
      return Buffer.alloc(0);
    }
    if (step === 'upgrade') {
      if (headEnd < 4) return bytes;
      write(maskedFrame(SUBSCRIBE));
      step = 'snapshot';
      return bytes.subarray(headEnd);
    }
    return bytes.length < frameLength(bytes) ? bytes : null;
  };

  return (chunk) => {
    if (held === null) return chunk.length;
    const bytes: Buffer = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    held = advance(bytes);
    if (held !== null) return 0;
    onSnapshot();
    return bytes.length - frameLength(bytes);
  };
};
