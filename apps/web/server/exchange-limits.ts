import type { ClientRequest, ServerResponse } from 'node:http';

export type ExchangeLimits = {
  readonly connectMs: number;
  /** Until what is behind us begins to answer. */
  readonly firstByteMs: number;
  /** Until the answer has left us; null for streams, which end when their reader leaves. */
  readonly totalMs: number | null;
  /** For so long a reader may take nothing of an answer that waits for him. */
  readonly stalledMs: number;
};

/** What is behind us took the question and did not answer in time. */
export class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/** A machine that is gone refuses nothing: its connection would be waited for for minutes. */
export const limitConnecting = (passed: ClientRequest, { connectMs }: ExchangeLimits): void => {
  passed.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => passed.destroy(new Error('no connection in time')), connectMs);
    const stop = (): void => clearTimeout(timer);
    socket.once('connect', stop);
    socket.once('close', stop);
  });
};

/** Cuts a reader off who lets an answer wait: his bytes would stay in our memory. */
const limitStalling = (passed: ClientRequest, response: ServerResponse, stalledMs: number): void => {
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => clearTimeout(timer);
  passed.once('response', (answer) =>
    answer.on('data', () => {
      stop();
      timer = setTimeout(() => response.writableNeedDrain && response.destroy(), stalledMs);
    }),
  );
  response.on('drain', stop);
  response.once('close', stop);
};

export const limitExchange = (
  passed: ClientRequest,
  response: ServerResponse,
  limits: ExchangeLimits,
): void => {
  limitConnecting(passed, limits);
  limitStalling(passed, response, limits.stalledMs);
  const silence = setTimeout(() => passed.destroy(new TooLateError('no answer in time')), limits.firstByteMs);
  const total =
    limits.totalMs === null
      ? undefined
      : setTimeout(() => passed.destroy(new TooLateError('no end in time')), limits.totalMs);
  passed.once('response', () => clearTimeout(silence));
  response.once('close', () => {
    clearTimeout(silence);
    clearTimeout(total);
  });
};
