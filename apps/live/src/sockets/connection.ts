import type { Duplex } from 'node:stream';
import { LIVE_ERRORS, type LiveErrorCode } from '@chuli/contracts';
import type { WebSocket } from 'ws';
import { createAllowance } from '../access/allowance.ts';
import type { Caller } from '../access/authorise.ts';
import type { Outgoing } from '../hub/outgoing.ts';
import { type Shared, createConversation } from './conversation.ts';

const SERVICE_RESTART = 1012;

export type Connection = {
  /** Pings a browser that answered the ping before; drops one that did not. */
  checkLife: () => void;
  send: (message: Outgoing) => void;
  /** Ends politely; the browser comes back elsewhere. */
  dismiss: () => void;
  terminate: () => void;
};

/**
 * One browser. Frames made for all go to the raw socket as they are; the library reads what comes and answers control
 * frames. Both write whole frames, so they do not mix.
 */
export const openConnection = (
  webSocket: WebSocket,
  socket: Duplex,
  caller: Caller,
  shared: Shared,
): Connection => {
  const { clock, limits, metrics } = shared;
  const isAllowed = createAllowance(clock, limits.messagesPerSecond, limits.messagesAtOnce);
  let isAlive = true;
  let isDropped = false;

  const send = (message: Outgoing): void => {
    if (webSocket.readyState !== webSocket.OPEN) return;
    if (socket.writableLength + message.frame.length > limits.waitingBytes) drop('live.too-slow');
    else socket.write(message.frame);
  };

  const { hear, leave } = createConversation({ caller, send }, shared);

  /** Counted once: what a browser still says until it has heard of its end ends nothing more. */
  const drop = (code: LiveErrorCode): void => {
    if (isDropped) return;
    isDropped = true;
    leave();
    metrics.dropped(code);
    webSocket.close(LIVE_ERRORS[code].close ?? undefined, code);
  };

  webSocket.on('message', (data, isBinary) => {
    isAlive = true;
    if (isDropped) return;
    if (!isAllowed()) return drop('live.too-fast');
    hear(Buffer.isBuffer(data) && !isBinary ? data.toString('utf8') : '');
  });
  webSocket.on('pong', () => {
    isAlive = true;
  });
  webSocket.on('close', leave);
  /** Broken frames and lost connections: the library closes, there is nothing else to do. */
  webSocket.on('error', () => metrics.dropped('broken'));

  return {
    send,
    checkLife: () => {
      if (!isAlive) return drop('live.gone');
      isAlive = false;
      if (webSocket.readyState === webSocket.OPEN) webSocket.ping();
    },
    dismiss: () => webSocket.close(SERVICE_RESTART, 'moved'),
    terminate: () => webSocket.terminate(),
  };
};
