import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The only way to a machine: what comes over it can be held up, or cut. */
export type Line = {
  readonly port: number;
  cut: () => void;
  mend: () => void;
  /** Each piece is under way for so long, both ways. */
  slow: (ms: number) => void;
  close: () => void;
};

/** To a port of this machine. While it is cut nothing is refused and nothing is answered, as where a cable is out. */
export const openLine = async (to: number): Promise<Line> => {
  const ends = new Set<Socket>();
  let isCut = false;
  let lateMs = 0;

  /** In order, each piece as late as the one before or later. */
  const carry = (from: Socket, into: Socket): void => {
    let last = Promise.resolve();
    const pass = async (piece: Buffer, before: Promise<void>, late: number): Promise<void> => {
      await before;
      if (late > 0) await delay(late);
      if (!isCut && !into.destroyed) into.write(piece);
    };
    from.on('data', (piece: Buffer) => {
      last = pass(piece, last, lateMs);
    });
    from.on('close', () => void last.then(() => (isCut ? undefined : into.destroy())));
    from.on('error', () => undefined);
  };

  const server = createServer((near) => {
    ends.add(near);
    near.on('close', () => ends.delete(near));
    near.on('error', () => undefined);
    if (isCut) return;
    const far = connect(to, '127.0.0.1');
    ends.add(far);
    far.on('close', () => ends.delete(far));
    carry(near, far);
    carry(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  const dropAll = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    port: address.port,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
      // What was under way was lost: both sides begin anew.
      dropAll();
    },
    slow: (ms) => {
      lateMs = ms;
    },
    close: () => {
      dropAll();
      server.close();
    },
  };
};
