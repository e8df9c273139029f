import { setTimeout as delay } from 'node:timers/promises';
import { type ClientMessage, LIVE_PROTOCOL } from '@chuli/contracts';
import { WebSocket } from 'ws';
import { TRUNK_PATH, trunkHeaders } from '../access/trunk-key.ts';

/** Asked every second, a folder that lives has said something within this time. */
const SILENT_MS = 5_000;
const HANDSHAKE_MS = 3_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
/** More than all channels of a market at once. */
const MOST_BYTES = 64 * 1024 * 1024;

export type TrunkOptions = {
  /** Where folders are, tried in turn: `ws://host:port`. */
  readonly folders: readonly string[];
  readonly key: Buffer;
  /** Throws at what no folder says: the line is given up then. */
  readonly hear: (told: Buffer) => void;
  /** A folder has taken us in: it knows nothing yet of what we hear. */
  readonly onOpened: () => void;
  readonly tell: (event: 'opened' | 'lost', folder: string, error?: unknown) => void;
};

type Line = Pick<TrunkOptions, 'hear' | 'onOpened'> & {
  readonly key: Buffer;
  readonly folder: string;
  readonly onWord: () => void;
};

/** One line to one folder; `ended` says why, where anything is known of it. */
const openLine = ({ folder, key, hear, onOpened, onWord }: Line) => {
  const socket = new WebSocket(`${folder}${TRUNK_PATH}`, [LIVE_PROTOCOL], {
    headers: trunkHeaders(key),
    handshakeTimeout: HANDSHAKE_MS,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
  });
  const { promise: ended, resolve } = Promise.withResolvers<unknown>();
  let trouble: unknown = null;
  const giveUp = (error: unknown): void => {
    trouble = error;
    socket.terminate();
  };
  socket.on('open', () => {
    onWord();
    onOpened();
  });
  socket.on('message', (told) => {
    onWord();
    try {
      if (Buffer.isBuffer(told)) hear(told);
    } catch (error) {
      giveUp(error);
    }
  });
  socket.on('error', giveUp);
  socket.on('close', () => resolve(trouble));
  return { socket, ended };
};

/** The one line to a folder. It is opened again for as long as nobody closes it, each time to the next folder. */
export const openTrunk = ({ folders, key, hear, onOpened, tell }: TrunkOptions) => {
  const leaving = new AbortController();
  let socket: WebSocket | null = null;
  let heardAt = performance.now();
  let failures = 0;

  const stayWith = async (folder: string): Promise<void> => {
    const onWord = (): void => void (heardAt = performance.now());
    const line = openLine({
      folder,
      key,
      hear,
      onWord,
      onOpened: () => {
        failures = 0;
        tell('opened', folder);
        onOpened();
      },
    });
    socket = line.socket;
    tell('lost', folder, await line.ended);
  };

  /** All relays lose a folder at the same moment; they do not come back at the same one. */
  const waitMs = (): number => Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);

  const keepOpen = async (): Promise<void> => {
    for (let at = 0; !leaving.signal.aborted; at++) {
      await stayWith(folders[at % folders.length] ?? '');
      failures += 1;
      await delay(waitMs(), undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  };
  void keepOpen();

  const isOpen = (): boolean => socket?.readyState === WebSocket.OPEN;
  const say = (message: ClientMessage): void => {
    if (isOpen()) socket?.send(JSON.stringify(message));
  };
  const ageMs = (): number => performance.now() - heardAt;

  return {
    say,
    isOpen,
    /** Since the folder last said anything. */
    ageMs,
    /** Once a second: a folder that has fallen silent is left. */
    look: (): void => {
      if (isOpen() && ageMs() > SILENT_MS) socket?.terminate();
      else say({ op: 'ping' });
    },
    /** This folder is going away: on to the next. */
    move: (): void => socket?.close(),
    close: (): void => {
      leaving.abort();
      socket?.terminate();
    },
  };
};

export type Trunk = ReturnType<typeof openTrunk>;
