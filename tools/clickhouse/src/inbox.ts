import { constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { drained } from './back-pressure.ts';

const WRITE_WITHOUT_WAITING = constants.O_WRONLY | constants.O_NONBLOCK;

/** Opens a named pipe once its reader is there; null when nobody will read it any more. */
const openForWriting = async (pipe: string, isOver: () => boolean): Promise<Socket | null> => {
  while (!isOver()) {
    try {
      return new Socket({ fd: openSync(pipe, WRITE_WITHOUT_WAITING), readable: false, writable: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENXIO')) throw error;
      await delay(1);
    }
  }
  return null;
};

/** Copies rows into the pipe as fast as the engine reads them; stops when it reads no more. */
const pour = async (rows: Readable, pipe: Socket): Promise<void> => {
  for await (const chunk of rows.iterator({ destroyOnReturn: false })) {
    if (!pipe.writable) return;
    if (!pipe.write(chunk)) await drained(pipe);
  }
  if (pipe.writable) await new Promise<void>((resolve) => pipe.end(resolve));
};

type Delivery = {
  pipe: string;
  rows: Readable;
  insert: Promise<unknown>;
  /** The rows broke off: the insert must be stopped before it sees the end of its input. */
  onBroken: () => Promise<void>;
};

/**
 * Gives an insert its rows. The engine takes the end of the pipe for the end of the data, so when the client leaves
 * half-way the insert is stopped first and the pipe closed after.
 */
export const deliver = async ({ pipe, rows, insert, onBroken }: Delivery): Promise<void> => {
  let isOver = false;
  let socket: Socket | null = null;
  const finish = (): void => {
    isOver = true;
    socket?.destroy();
    rows.resume();
  };
  void insert.then(finish, finish);
  socket = await openForWriting(pipe, () => isOver);
  if (socket === null) return;
  // A pipe whose reader left reports an error; the insert itself says why.
  socket.on('error', () => undefined);
  try {
    await pour(rows, socket);
  } catch (error) {
    await onBroken();
    throw error;
  } finally {
    socket.destroy();
  }
};
