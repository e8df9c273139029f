import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { freePort } from '../engines/free-port.ts';

/** What can happen to the way to an engine. */
export const LINK_FAULTS = ['refused', 'silent', 'late', 'cut'] as const;

export type LinkFault = (typeof LINK_FAULTS)[number];

/** A way to an engine that can be broken and mended. */
export type Link = {
  readonly port: number;
  break: (fault: LinkFault) => void;
  mend: () => Promise<void>;
  close: () => void;
};

const LATE_MS = 5_000;

/** What becomes of bytes on their way back from the engine. */
const CARRY: Readonly<Record<LinkFault | 'whole', (bytes: Buffer, to: Socket) => void>> = {
  whole: (bytes, to) => void to.write(bytes),
  refused: () => undefined,
  silent: () => undefined,
  late: (bytes, to) => void setTimeout(() => to.destroyed || to.write(bytes), LATE_MS),
  cut: (bytes, to) => {
    to.end(bytes.subarray(0, Math.floor(bytes.length / 2)));
    to.destroySoon();
  },
};

export const openLink = async (target: number): Promise<Link> => {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let state: LinkFault | 'whole' = 'whole';

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (bytes) => void far.write(bytes));
    far.on('data', (bytes) => CARRY[state](bytes, near));
  });
  const listen = async (): Promise<void> => {
    if (server.listening) return;
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = (): void => {
    server.close();
    drop();
  };
  await listen();
  return {
    port,
    break: (fault) => {
      state = fault;
      if (fault === 'refused') refuse();
    },
    /** Bytes are missing in what was open meanwhile; nobody may go on with it. */
    mend: async () => {
      state = 'whole';
      drop();
      await listen();
    },
    close: refuse,
  };
};
