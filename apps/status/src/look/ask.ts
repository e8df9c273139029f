import { type IncomingHttpHeaders, type IncomingMessage, request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import { once } from 'node:events';
import { LookFault, faultOf } from './look-fault.ts';

/** What somebody who looks after a site finds in a log. */
export const AGENT = 'chuli-status/1';

export type Question = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** All of the answer has to be there within. */
  readonly withinMs: number;
  readonly mostBytes: number;
  /** An authority besides those that every browser believes; for tests. */
  readonly authority?: string | undefined;
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

const textOf = async (message: IncomingMessage, mostBytes: number): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new LookFault('large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Asks as somebody who comes for the first time: by a connection of its own, so that the name, the network and the
 * certificate are part of what is looked at. Whatever is not a whole answer in time is thrown as a fault.
 */
export const ask = async (
  address: URL,
  { method = 'GET', headers = {}, withinMs, mostBytes, authority }: Question,
): Promise<Answer> => {
  const signal = AbortSignal.timeout(withinMs);
  const begin = address.protocol === 'https:' ? askSecure : askPlain;
  const request = begin(address, {
    method,
    agent: false,
    signal,
    headers: { 'user-agent': AGENT, 'accept-encoding': 'identity', ...headers },
    ...(authority !== undefined && { ca: authority }),
  });
  try {
    request.end();
    const [message] = (await once(request, 'response', { signal })) as [IncomingMessage];
    const text = await textOf(message, mostBytes);
    return { status: message.statusCode ?? 0, headers: message.headers, text };
  } catch (error) {
    throw faultOf(error, signal.aborted);
  } finally {
    request.on('error', () => undefined);
    request.destroy();
  }
};

/** The same where only a good answer will do. */
export const askGood = async (address: URL, question: Question): Promise<Answer> => {
  const answer = await ask(address, question);
  if (answer.status !== 200) throw new LookFault('error');
  return answer;
};
