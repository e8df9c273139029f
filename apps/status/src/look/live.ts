import { LIVE_PROTOCOL, TICKET_PREFIX } from '@chuli/contracts/live';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { AGENT, askGood } from './ask.ts';
import { type Heard, createEar } from './ear.ts';
import { LookFault, faultOf } from './look-fault.ts';
import type { Site } from './site.ts';

const TICKET_WITHIN_MS = 3_000;
const MOST_TICKET_BYTES = 10_000;
/** From the socket to a state that is whole, and the word of the server that it is. */
const WHOLE_WITHIN_MS = 6_000;
/** After that a change, or a beat, within; the exchange is heard about once a second. */
const WORD_WITHIN_MS = 6_000;
const MOST_BYTES = 8_000_000;

const Ticket = z.object({ ticket: z.string().min(1).max(2_000) });

const ticketFrom = async ({ address, authority }: Site): Promise<string> => {
  const { text } = await askGood(new URL('/live/ticket', address), {
    method: 'POST',
    headers: { origin: address.origin },
    withinMs: TICKET_WITHIN_MS,
    mostBytes: MOST_TICKET_BYTES,
    authority,
  });
  try {
    return Ticket.parse(JSON.parse(text)).ticket;
  } catch {
    throw new LookFault('unlike');
  }
};

const openSocket = ({ address, authority }: Site, ticket: string): WebSocket => {
  const socket = new URL('/live/socket', address);
  socket.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(socket, [LIVE_PROTOCOL, TICKET_PREFIX + ticket], {
    origin: address.origin,
    headers: { 'user-agent': AGENT },
    handshakeTimeout: WHOLE_WITHIN_MS,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    followRedirects: false,
    ...(authority !== undefined && { ca: authority }),
  });
};

const FAR_TOO_BIG = 1009;

/** The state of the market as the socket tells it, once it is whole, proven, and anything more was heard. */
const listen = (socket: WebSocket): Promise<Heard> =>
  new Promise((resolve, reject) => {
    let bytes = 0;
    const ear = createEar({ say: (message) => socket.send(JSON.stringify(message)) });
    const fail = (error: unknown, isLate = false): void => reject(faultOf(error, isLate));
    let timer = setTimeout(() => fail(null, true), WHOLE_WITHIN_MS);
    const hear = (text: string): void => {
      const step = ear.hear(text, performance.now());
      if (step === 'proven') {
        clearTimeout(timer);
        timer = setTimeout(() => resolve(ear.heard(performance.now())), WORD_WITHIN_MS);
      }
      if (step === 'done') resolve(ear.heard(performance.now()));
    };
    socket.on('open', () => ear.begin());
    socket.on('message', (data: Buffer) => {
      bytes += data.length;
      try {
        if (bytes > MOST_BYTES) throw new LookFault('large');
        hear(data.toString('utf8'));
      } catch (error) {
        fail(error);
      }
    });
    socket.on('unexpected-response', () => fail(new LookFault('error')));
    socket.on('error', fail);
    socket.on('close', (code) => {
      clearTimeout(timer);
      fail(new LookFault(code === FAR_TOO_BIG ? 'large' : 'cut'));
    });
  });

/** A ticket, a socket with it, the whole market, and what changes next: what a page with live figures does. */
export const lookAtLive = async (site: Site): Promise<Heard> => {
  const socket = openSocket(site, await ticketFrom(site));
  try {
    return await listen(socket);
  } finally {
    socket.on('error', () => undefined);
    socket.terminate();
  }
};
