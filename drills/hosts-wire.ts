import { connect } from 'node:net';
import type { Asked, Reply } from './hosts-judge.ts';
import type { HostTry } from './hosts-values.ts';

const PATIENCE_MS = 10_000;

/** The answers on one connection; a request that was smuggled in has one of its own. */
const repliesIn = (bytes: Buffer): Reply[] => {
  const replies: Reply[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf('\r\n\r\n', at);
    if (end === -1) break;
    const head = bytes.toString('latin1', at, end);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    const stop = length === undefined ? bytes.length : end + 4 + Number(length);
    replies.push({ status, head, body: bytes.toString('utf8', end + 4, stop) });
    at = stop;
  }
  return replies;
};

const textOf = ({ target, lines }: Asked): string =>
  [`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n');

/** The requests that an honest reader finds in what was written: a try may carry a second one. */
export const requestsIn = (tried: HostTry): Asked[] =>
  textOf(tried)
    .split('\r\n\r\n')
    .filter((text) => text !== '')
    .map((text) => {
      const [first = '', ...lines] = text.split('\r\n');
      return { target: first.split(' ')[1] ?? '', lines };
    });

/** Writes a request as it stands, which no client library would. */
export const sendRaw = (port: number, asked: Asked): Promise<Reply[]> =>
  new Promise((resolve, reject) => {
    const text = textOf(asked);
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(PATIENCE_MS, () =>
      socket.destroy(new Error(`no answer to ${JSON.stringify(text.slice(0, 300))}`)),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', (hadError) => {
      if (!hadError) resolve(repliesIn(Buffer.concat(chunks)));
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server may hang up on nonsense while it is still being written.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(repliesIn(Buffer.concat(chunks)));
      else reject(error);
    });
  });

/** An honest question under a host. */
export const askUnder = async (
  port: number,
  host: string,
  target: string,
  lines: readonly string[] = [],
): Promise<Reply> => {
  const [reply] = await sendRaw(port, { target, lines: [`Host: ${host}`, ...lines] });
  if (reply === undefined) throw new Error(`${host}${target} is not answered`);
  return reply;
};
