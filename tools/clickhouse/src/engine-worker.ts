import { parentPort, workerData } from 'node:worker_threads';
import { type ChdbQueryStream, Session, type StreamChunk } from 'chdb';
import type { Answer, Command } from './protocol.ts';

/**
 * One engine thread. Starting a stream analyses the query, runs its scalar subqueries and blocks while it does:
 * on a thread of its own it holds up nobody.
 */
const { folder } = workerData as { folder: string };
const port = parentPort;
if (port === null) throw new Error('engine-worker.ts runs as a worker thread');

type Running = {
  session: Session;
  stream?: ChdbQueryStream;
  chunks?: AsyncIterator<StreamChunk>;
  end?: Answer;
};
let running: Running | null = null;

const ownBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);

const runWhole = async (current: Running, sql: string, format: string): Promise<Answer> => {
  const result = await current.session.queryAsync(sql, { format });
  const { rowsRead, bytesRead, elapsed: seconds } = result;
  current.end = { kind: 'end', rowsRead, bytesRead, seconds };
  const bytes = result.bytes();
  return bytes.byteLength === 0 ? current.end : { kind: 'chunk', bytes: ownBytes(bytes) };
};

const startStream = (session: Session, sql: string, format: string): ChdbQueryStream | null => {
  try {
    return session.queryStream(sql, { format });
  } catch (error) {
    if (error instanceof Error && error.message.includes('Streaming query is not supported')) return null;
    throw error;
  }
};

const start = async (command: Command & { kind: 'start' }): Promise<Answer> => {
  const current: Running = { session: new Session(folder) };
  running = current;
  current.session.query(command.preparation);
  const stream = command.streamed ? startStream(current.session, command.sql, command.format) : null;
  if (stream === null) return runWhole(current, command.sql, command.format);
  current.stream = stream;
  current.chunks = stream[Symbol.asyncIterator]();
  return next(current);
};

const next = async (current: Running | null): Promise<Answer> => {
  const chunk = await current?.chunks?.next();
  if (chunk === undefined || chunk.done === true) {
    return current?.end ?? { kind: 'end', rowsRead: 0, bytesRead: 0, seconds: 0 };
  }
  return { kind: 'chunk', bytes: ownBytes(chunk.value.raw()) };
};

const close = (): Answer => {
  running?.stream?.cancel();
  running?.session.close();
  running = null;
  return { kind: 'closed' };
};

const answer = async (command: Command): Promise<Answer> => {
  try {
    if (command.kind === 'start') return await start(command);
    return command.kind === 'next' ? await next(running) : close();
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};

port.on('message', (command: Command) => {
  void answer(command).then((reply) =>
    port.postMessage(reply, reply.kind === 'chunk' ? [reply.bytes.buffer] : []),
  );
});
