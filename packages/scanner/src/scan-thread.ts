import { parentPort, workerData } from 'node:worker_threads';
import { AppError, type ErrorCode, instant } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { type Scanner, openScanner } from './scanner.ts';

/** Where the thread finds the stores. */
export type ThreadPlace = {
  readonly tape: { readonly url: string; readonly database: string };
  readonly registryUrl: string;
};

/** What can be asked of a scanner. */
export type Asking = Pick<
  Scanner,
  'ask' | 'find' | 'truths' | 'truthsOver' | 'figuresOver' | 'lines' | 'timedTo'
>;

export type ThreadAsked = {
  readonly id: number;
  readonly call: keyof Asking;
  readonly question: Parameters<Asking[keyof Asking]>[0];
};
export type ThreadTold = { readonly id: number } & (
  | { readonly answer: unknown }
  | { readonly refused: ErrorCode; readonly details: Readonly<Record<string, unknown>> }
  | { readonly failed: string }
);

const told = (id: number, error: unknown): ThreadTold => {
  if (error instanceof AppError) return { id, refused: error.code, details: error.details };
  return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
};

const { tape, registryUrl } = workerData as ThreadPlace;
const scanner = openScanner({
  tape: openTape({ ...tape, use: 'work' }),
  registry: openRegistry(registryUrl, 1, 'work'),
  clock: () => instant(Date.now()),
});

scanner.warm();
parentPort?.on('message', ({ id, call, question }: ThreadAsked) => {
  (scanner[call] as (asked: typeof question) => Promise<unknown>)(question).then(
    (answer) => parentPort?.postMessage({ id, answer } satisfies ThreadTold, []),
    (error: unknown) => parentPort?.postMessage(told(id, error), []),
  );
});
