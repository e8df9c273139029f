import { type Registry } from '@chuli/registry';
import { appliedMigrations, serverTime, tellKept } from '@chuli/registry/keep';
import { type BaseManifest, idOfMoment, listManifests, putManifest } from '../store/manifest.ts';
import type { Store } from '../store/store.ts';
import type { PublicKey } from '../seal/keys.ts';
import { packed } from '../streams.ts';
import { lsnText, readLsn } from './lsn.ts';
import { type Running, programOf, run, serverVariables } from './programs.ts';
import { type Server, connect, lookAt } from './server.ts';

export type Taking = {
  readonly store: Store;
  readonly recipients: readonly PublicKey[];
  readonly registry: Registry;
  /** With a role that may copy the whole server. */
  readonly serverUrl: string;
  readonly programs: string | null;
  readonly commit: string;
  readonly tell: (bytes: number) => void;
};

const WITHIN = ['--pgdata=-', '--format=tar', '--wal-method=fetch'];
const HOW = ['--checkpoint=fast', '--no-password', '--verbose'];

/** A copy that ended badly throws at its end: it is never taken for a whole one. */
async function* outputOf({ child, ended }: Running, tell: Taking['tell']): AsyncGenerator<Buffer> {
  for await (const piece of child.stdout ?? []) {
    tell((piece as Buffer).length);
    yield piece as Buffer;
  }
  await ended;
}

const placeIn = (said: string, which: 'start' | 'end'): string => {
  const [, place] = new RegExp(`write-ahead log ${which} point: (\\S+)`).exec(said) ?? [];
  if (place === undefined)
    throw new Error(`pg_basebackup does not say where its log has its ${which}: ${said}`);
  return lsnText(readLsn(place));
};

/** One store for one server: a restore would else mix two. */
export const refuseAnother = async (store: Store, { system }: Server): Promise<void> => {
  const other = (await listManifests(store, 'base')).find((base) => base.system !== system);
  if (other !== undefined)
    throw new Error(
      `the store holds the server ${other.system}, this one is ${system}: give it a store of its own`,
    );
};

/** A whole copy of the server while it works, with as much of the log as makes it consistent. */
export const takeBase = async (taking: Taking): Promise<BaseManifest> => {
  const { store, recipients, registry, serverUrl, programs, commit, tell } = taking;
  const client = await connect(serverUrl);
  try {
    const server = await lookAt(client);
    await refuseAnother(store, server);
    // Goes with this connection; until then no log of the copy is thrown away.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `chuli_backup_${process.pid}`,
    ]);
    const began = await serverTime(registry);
    const id = idOfMoment(began);
    const program = programOf('pg_basebackup', programs);
    const running = run(program, [...WITHIN, ...HOW, `--label=chuli ${id}`], serverVariables(serverUrl));
    const about = { kind: 'base', system: server.system, timeline: server.timeline };
    const file = await store.seal(`base/${id}.sealed`, packed(outputOf(running, tell)), {
      recipients,
      about,
    });
    const ended = await serverTime(registry);
    const manifest: BaseManifest = {
      kind: 'base',
      id,
      system: server.system,
      timeline: server.timeline,
      began_at: began.toISOString(),
      ended_at: ended.toISOString(),
      from_lsn: placeIn(running.said(), 'start'),
      to_lsn: placeIn(running.said(), 'end'),
      segment_bytes: Number(server.segmentBytes),
      commit,
      migrations: await appliedMigrations(registry),
      files: [file],
    };
    await putManifest(store, manifest);
    await tellKept(registry, 'base', ended);
    return manifest;
  } finally {
    await client.end();
  }
};
