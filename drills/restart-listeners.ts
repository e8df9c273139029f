import { LIVE_PROTOCOL, TICKET_PREFIX, hashOfState } from '@chuli/contracts/live';
import { createLiveStore } from '@chuli/web/live-store';
import { type OpenLine, readServerMessage } from '@chuli/web/transport';

const TICK_MS = 250;
const TICKET_WITHIN_MS = 8_000;
const ORIGIN = 'http://127.0.0.1';

/** A time without a connection, and why tries to get one failed meanwhile. */
export type Outage = { readonly ms: number; readonly failed: readonly string[] };

/** What one listener went through. */
export type Listener = {
  readonly channel: string;
  readonly outages: readonly Outage[];
  /** When it was told last what has changed; 0 before that. */
  toldAt: () => number;
  /** When it was cut off or went; null while it is connected. */
  awaySince: () => number | null;
  /** The hash of what it holds; null while it is not whole. */
  held: () => string | null;
  stop: () => void;
};

const ticketFrom = async (address: string, headers: Record<string, string>, leaving: AbortSignal) => {
  const reply = await fetch(`${address}/live/ticket`, {
    method: 'POST',
    headers,
    signal: AbortSignal.any([leaving, AbortSignal.timeout(TICKET_WITHIN_MS)]),
  });
  if (reply.status !== 200) throw new Error(`no ticket: ${reply.status}`);
  return ((await reply.json()) as { ticket: string }).ticket;
};

/** The line of the browser with Node's socket: a ticket, then the socket with it, at one address after the other. */
export const socketLine = (
  addresses: readonly string[],
  headers: Record<string, string>,
  onFailed: (why: string) => void = () => undefined,
): OpenLine => {
  let tries = 0;
  return ({ onOpen, onMessage, onLost }) => {
    const address = addresses[tries % addresses.length] ?? '';
    tries += 1;
    const leaving = new AbortController();
    let socket: WebSocket | null = null;
    const lose = (isSocketAtFault: boolean): void => {
      if (leaving.signal.aborted) return;
      leaving.abort();
      onLost(isSocketAtFault);
    };
    const connect = (ticket: string): void => {
      let hasHeard = false;
      const options = { protocols: [LIVE_PROTOCOL, TICKET_PREFIX + ticket], headers };
      socket = new WebSocket(`${address.replace('http', 'ws')}/live/socket`, options);
      socket.addEventListener('open', () => {
        if (!leaving.signal.aborted) onOpen();
      });
      socket.addEventListener('message', ({ data }) => {
        hasHeard = true;
        const message = readServerMessage(String(data));
        if (!leaving.signal.aborted && message !== null) onMessage(message);
      });
      socket.addEventListener('error', () => undefined);
      socket.addEventListener('close', ({ code }) => {
        if (!hasHeard) onFailed(`socket ${code}`);
        lose(!hasHeard);
      });
    };
    ticketFrom(address, headers, leaving.signal).then(
      (ticket) => (leaving.signal.aborted ? undefined : connect(ticket)),
      (error: unknown) => {
        onFailed(error instanceof Error ? error.message : String(error));
        lose(false);
      },
    );
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
};

/** Counts the times between the end of one line and the first word on the next. */
const timed = (openWith: (onFailed: (why: string) => void) => OpenLine) => {
  const outages: Outage[] = [];
  let failed: string[] = [];
  const open = openWith((why) => void failed.push(why));
  let awaySince: number | null = performance.now();
  let toldAt = 0;
  let hasBegun = false;
  const away = (): void => {
    awaySince ??= performance.now();
  };
  const line: OpenLine = (events) => {
    const opened = open({
      ...events,
      onMessage: (message) => {
        if (awaySince !== null && hasBegun) outages.push({ ms: performance.now() - awaySince, failed });
        if (awaySince !== null) failed = [];
        hasBegun = true;
        awaySince = null;
        if (message.t === 'delta') toldAt = performance.now();
        events.onMessage(message);
      },
      onLost: (isSocketAtFault) => {
        away();
        events.onLost(isSocketAtFault);
      },
    });
    return {
      send: opened.send,
      close: () => {
        away();
        opened.close();
      },
    };
  };
  return { line, outages, awaySince: () => awaySince, toldAt: () => toldAt };
};

/**
 * Listens to a channel as a page does: the connection, its waits and what is held are the browser's own code. Of several
 * addresses it takes the next one with every connection.
 */
export const startListener = (
  address: string | readonly string[],
  number: number,
  channel: string,
): Listener => {
  const headers = { origin: ORIGIN, 'x-forwarded-for': `10.1.${Math.floor(number / 200)}.${number % 200}` };
  const addresses = typeof address === 'string' ? [address] : address;
  const { line, outages, awaySince, toldAt } = timed((onFailed) => socketLine(addresses, headers, onFailed));
  const store = createLiveStore({
    open: { socket: line, events: line },
    now: () => Date.now(),
    luck: () => Math.random(),
    onFrame: (task) => void setImmediate(task),
    isSignedIn: () => false,
  });
  const leave = store.listen(channel, () => undefined);
  const ticking = setInterval(store.tick, TICK_MS);
  return {
    channel,
    outages,
    awaySince,
    toldAt,
    held: () => {
      const copy = store.read(channel);
      return copy?.isWhole === true ? hashOfState(copy.state) : null;
    },
    stop: () => {
      clearInterval(ticking);
      leave();
      store.goOffline();
    },
  };
};
