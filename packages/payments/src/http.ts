import { GatewayError } from './gateway.ts';

const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 65_536;

export type Answer = { readonly status: number; readonly text: string };

type Request = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  json?: string;
  timeoutMs?: number;
};

/** One question to a gateway. A redirect, a timeout and a torn connection are all no answer. */
export const ask = async ({ method, url, headers, json, timeoutMs }: Request): Promise<Answer> => {
  try {
    const reply = await fetch(url, {
      method,
      headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(json === undefined ? {} : { body: json }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
    });
    const text = await reply.text();
    if (text.length > LARGEST_ANSWER) throw new GatewayError('the answer is too long');
    return { status: reply.status, text };
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError(`no answer (${error instanceof Error ? error.name : 'unknown'})`);
  }
};
