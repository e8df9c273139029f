import { LIVE_PROTOCOL, TICKET_PREFIX } from '@chuli/contracts/live';
import { ownFetch } from '../account/own-fetch.ts';
import { session } from '../account/session.ts';
import { type OpenLine, readServerMessage } from './transport.ts';

const TICKET_TIMEOUT_MS = 8_000;

type Ask = (signal: AbortSignal) => Promise<Response>;

/** Says who listens and what that person holds. */
const askAsMember: Ask = (signal) =>
  ownFetch('/api/membership/live-ticket/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal,
  });

const askAsVisitor: Ask = (signal) => fetch('/live/ticket', { method: 'POST', signal });

/** Null where no live server answers. */
const ticketFrom = async (ask: Ask, leaving: AbortSignal): Promise<string | null> => {
  const response = await ask(AbortSignal.any([leaving, AbortSignal.timeout(TICKET_TIMEOUT_MS)]));
  if (response.status !== 200) return null;
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'ticket' in body && typeof body.ticket === 'string'
    ? body.ticket
    : null;
};

/** What everyone may hear goes on where the own ticket is not to be had. */
const takeTicket = async (leaving: AbortSignal): Promise<string | null> => {
  const own = session.signIn() === null ? null : await ticketFrom(askAsMember, leaving).catch(() => null);
  return own ?? ticketFrom(askAsVisitor, leaving);
};

const socketAddress = (): string => {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live/socket`;
};

/** A WebSocket with a ticket for one use, which stays out of the address. */
export const openSocketLine: OpenLine = ({ onOpen, onMessage, onLost }) => {
  const leaving = new AbortController();
  let socket: WebSocket | null = null;

  const lose = (isSocketAtFault: boolean): void => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    onLost(isSocketAtFault);
  };

  const connect = (ticket: string): void => {
    let hasHeard = false;
    socket = new WebSocket(socketAddress(), [LIVE_PROTOCOL, TICKET_PREFIX + ticket]);
    socket.addEventListener('open', () => {
      if (!leaving.signal.aborted) onOpen();
    });
    socket.addEventListener('message', ({ data }) => {
      hasHeard = true;
      const message = typeof data === 'string' ? readServerMessage(data) : null;
      if (leaving.signal.aborted) return;
      if (message === null) lose(false);
      else onMessage(message);
    });
    // Some networks let a socket open and then cut it off before anything comes.
    socket.addEventListener('close', () => lose(!hasHeard));
  };

  const start = async (): Promise<void> => {
    const ticket = await takeTicket(leaving.signal).catch(() => null);
    if (leaving.signal.aborted) return;
    if (ticket === null) lose(false);
    else connect(ticket);
  };
  void start();

  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      leaving.abort();
      socket?.close();
    },
  };
};
