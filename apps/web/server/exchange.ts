import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

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

/** Cuts a reader off who lets an answer wait: his bytes would stay in our memory. */
const limitStalling = (answer: Readable, response: ServerResponse, stalledMs: number): void => {
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => clearTimeout(timer);
  answer.on('data', () => {
    stop();
    timer = setTimeout(() => response.writableNeedDrain && response.destroy(), stalledMs);
  });
  response.on('drain', stop);
  response.once('close', stop);
};

export type Exchange = {
  /** Aborted when nobody waits for the answer any more: its time is over, or its reader has left. */
  readonly signal: AbortSignal;
  /** To be called when the answer is on its way to the reader. */
  readonly answered: (answer: Readable) => void;
};

/** The limits of one question, from when it came: it may have to wait for a connection before anybody hears it. */
export const openExchange = (
  response: ServerResponse,
  { firstByteMs, totalMs, stalledMs }: ExchangeLimits,
  onLate: (error: TooLateError) => void,
): Exchange => {
  const ending = new AbortController();
  const giveUp = (what: string): void => {
    const error = new TooLateError(what);
    onLate(error);
    ending.abort(error);
  };
  const silence = setTimeout(giveUp, firstByteMs, 'no answer in time');
  const total = totalMs === null ? undefined : setTimeout(giveUp, totalMs, 'no end in time');
  response.once('close', () => {
    clearTimeout(silence);
    clearTimeout(total);
    ending.abort();
  });
  return {
    signal: ending.signal,
    answered: (answer) => {
      clearTimeout(silence);
      limitStalling(answer, response, stalledMs);
    },
  };
};
