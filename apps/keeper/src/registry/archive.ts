import { setTimeout as delay } from 'node:timers/promises';
import type { Registry } from '@chuli/registry';
import { beat } from '@chuli/registry/keep';
import type { PublicKey } from '../seal/keys.ts';
import type { Store } from '../store/store.ts';
import { packed } from '../streams.ts';
import { type Lsn, lsnText, readLsn, serverLsn } from './lsn.ts';
import { listPieces, pieceName } from './pieces.ts';
import { type Received, receive } from './receive.ts';
import { type Server, connect, lookAt } from './server.ts';
import { refuseAnother } from './take-base.ts';

export type Archiving = {
  readonly store: Store;
  readonly recipients: readonly PublicKey[];
  readonly registry: Registry;
  readonly serverUrl: string;
  readonly programs: string | null;
  readonly everyMs: number;
  /** Everything acknowledged until then is in the store. */
  readonly onPromise: (at: Date, place: string, bytes: number) => void;
  readonly onGap: (from: string, to: string) => void;
  readonly signal: AbortSignal;
};

/** Where to go on: behind what is in the store, or where the server still has its log. */
const beginAt = async ({ store, onGap }: Archiving, server: Server, received: Received): Promise<Lsn> => {
  const last = (await listPieces(store, server.timeline)).at(-1);
  if (last === undefined) return received.from;
  if (last.to > server.place)
    throw new Error(
      `the store has the log up to ${serverLsn(last.to)}, the server only to ${serverLsn(server.place)}`,
    );
  if (last.to >= received.from) return last.to;
  onGap(serverLsn(last.to), serverLsn(received.from));
  return received.from;
};

/** One piece: all of the log up to a commit of our own. */
const keepPiece = async (
  { store, recipients, registry }: Archiving,
  { system, timeline }: Server,
  received: Received,
  { from, promised }: { readonly from: Lsn; readonly promised: Date | null },
) => {
  const { at, place } = await beat(registry, promised);
  const to = readLsn(place);
  await received.until(to);
  const about = {
    kind: 'log',
    system,
    timeline,
    from: lsnText(from),
    to: lsnText(to),
    at: at.toISOString(),
  };
  const name = pieceName({ timeline, from, to, at });
  const { bytes } = await store.seal(name, packed(received.read(from, to)), { recipients, about });
  await received.letGo(to);
  return { at, to, place, bytes };
};

/** Keeps the log until it is told to stop. Whatever it had received and not put away it receives again. */
export const archive = async (archiving: Archiving): Promise<void> => {
  const { store, serverUrl, programs, everyMs, onPromise, signal } = archiving;
  const client = await connect(serverUrl);
  try {
    const server = await lookAt(client);
    await refuseAnother(store, server);
    const received = await receive(client, server, { url: serverUrl, programs });
    try {
      let from = await beginAt(archiving, server, received);
      let promised: Date | null = null;
      while (!signal.aborted) {
        const kept = await keepPiece(archiving, server, received, { from, promised });
        from = kept.to;
        promised = kept.at;
        onPromise(kept.at, kept.place, kept.bytes);
        await delay(everyMs, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      await received.stop();
    }
  } finally {
    await client.end();
  }
};
