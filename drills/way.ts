import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { freePort } from '@chuli/engines';

/** Nobody listens; nothing comes through; answers come late; answers end in the middle. */
export const WAY_FAULTS = ['refused', 'silent', 'late', 'cut'] as const;

export type WayFault = (typeof WAY_FAULTS)[number];

/** The way to an engine for whoever was given this address, which can be broken for them alone. */
export type Way = {
  readonly url: string;
  become: (state: WayFault | 'open') => Promise<void>;
  close: () => void;
};

const LATE_MS = 5_000;

type Carry = (bytes: Buffer, to: Socket) => void;

const whole: Carry = (bytes, to) => void to.write(bytes);
const nothing: Carry = () => undefined;

/** What becomes of bytes on their way to the engine and back. */
const carryOf = (lateMs: number): Readonly<Record<WayFault | 'open', { there: Carry; back: Carry }>> => ({
  open: { there: whole, back: whole },
  refused: { there: nothing, back: nothing },
  silent: { there: nothing, back: nothing },
  late: {
    there: whole,
    back: (bytes, to) => void setTimeout(() => to.destroyed || to.write(bytes), lateMs).unref(),
  },
  cut: {
    there: whole,
    back: (bytes, to) => {
      to.end(bytes.subarray(0, Math.floor(bytes.length / 2)));
      to.destroySoon();
    },
  },
});

/** Answers that are late come after so long: an engine that takes as long as here by itself is taken for away. */
export const openWay = async (engineUrl: string, lateMs = LATE_MS): Promise<Way> => {
  const carry = carryOf(lateMs);
  const engine = new URL(engineUrl);
  const port = await freePort();
  const sockets = new Set<Socket>();
  let state: WayFault | 'open' = 'open';

  const join = (socket: Socket, other: Socket, pass: Carry): void => {
    sockets.add(socket);
    socket.on('data', (bytes) => pass(bytes, other));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(engine.port), engine.hostname);
    join(near, far, (bytes, to) => carry[state].there(bytes, to));
    join(far, near, (bytes, to) => carry[state].back(bytes, to));
  });
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = async (): Promise<void> => {
    if (server.listening) return;
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const refuse = (): void => {
    server.close();
    drop();
  };

  await listen();
  const url = new URL(engineUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    become: async (next) => {
      // Bytes are missing in what was open meanwhile; nobody may go on with it.
      if (state !== 'open') drop();
      state = next;
      if (next === 'refused') refuse();
      else await listen();
    },
    close: refuse,
  };
};
