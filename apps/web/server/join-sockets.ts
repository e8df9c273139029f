import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};

/** Joins the socket of a reader to the one that a request to upgrade opens behind us. */
export const joinSockets = (passed: ClientRequest, socket: Duplex, head: Buffer): void => {
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
