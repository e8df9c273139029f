import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';
import { newTraceparent } from '@chuli/telemetry';
import { forwardedHeaders } from './forwarded-headers.ts';

const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};

/** A machine that is gone refuses nothing: its connection would be waited for for minutes. */
const limitConnecting = (passed: ClientRequest, connectMs: number): void => {
  passed.once('socket', (socket) => {
    const timer = setTimeout(() => passed.destroy(new Error('no connection in time')), connectMs);
    const stop = (): void => clearTimeout(timer);
    socket.once('connect', stop);
    socket.once('close', stop);
  });
};

/**
 * Joins the socket of a listener to one of the gateway, byte for byte. A listener who takes nothing holds the gateway's
 * own socket up, so that it notices and lets go of him.
 */
export const openTunnel = (
  address: string | null,
  { asked, socket, head }: { asked: IncomingMessage; socket: Duplex; head: Buffer },
  connectMs: number,
): void => {
  if (address === null) {
    socket.destroy();
    return;
  }
  const { hostname, port } = new URL(address);
  const { connection, upgrade } = asked.headers;
  const headers = { ...forwardedHeaders(asked, newTraceparent()), connection, upgrade };
  const passed = request({ hostname, port, method: asked.method, path: asked.url, headers, agent: false });
  limitConnecting(passed, connectMs);
  const close = (): void => void socket.destroy();
  socket.on('error', close);
  socket.on('close', () => passed.destroy());
  passed.on('upgrade', (answer, behind, rest) => {
    socket.write(headOf(answer));
    if (rest.length > 0) socket.write(rest);
    if (head.length > 0) behind.write(head);
    behind.on('error', close);
    behind.pipe(socket).pipe(behind);
  });
  passed.on('response', (answer) => {
    answer.resume();
    const status = `${answer.statusCode} ${answer.statusMessage}`;
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  passed.on('error', close);
  passed.end();
};
