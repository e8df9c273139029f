import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Lsn, readLsn, segmentStart, serverLsn, spansOf } from './lsn.ts';
import { programOf, run, serverVariables } from './programs.ts';
import type { Server } from './server.ts';

/** Holds the log on the server from the end of what is in the store on. */
const HOLD = 'chuli_backup';
/** A copy of it for as long as the log is received: what arrives here is not in the store yet. */
const STREAM = 'chuli_backup_stream';

/** Any number that only this project locks. */
const ARCHIVING = 727_354_004;

const LOOK_MS = 20;
const PATIENCE_MS = 60_000;

type Slot = { readonly place: string; readonly is_active: boolean; readonly status: string };

const slotOf = async (client: pg.Client, name: string): Promise<Slot | null> => {
  const { rows } = await client.query<Slot>(
    `select restart_lsn::text as place, active as is_active, wal_status as status
     from pg_replication_slots where slot_name = $1`,
    [name],
  );
  return rows[0] ?? null;
};

/** Held for as long as its connection lives: whoever gets it is alone. */
const beAlone = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ is_alone: boolean }>('select pg_try_advisory_lock($1) as is_alone', [
    ARCHIVING,
  ]);
  if (rows[0]?.is_alone !== true) throw new Error('another `backup archive` receives the log');
};

/** What received for one that was killed goes on without it. */
const endOrphan = async (client: pg.Client): Promise<void> =>
  void (await client.query(
    'select pg_terminate_backend(active_pid) from pg_replication_slots where slot_name = $1',
    [STREAM],
  ));

const dropSlot = async (client: pg.Client, name: string): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (let slot = await slotOf(client, name); slot !== null; slot = await slotOf(client, name)) {
    if (!slot.is_active) return void (await client.query('select pg_drop_replication_slot($1)', [name]));
    if (performance.now() > deadline) throw new Error(`the slot ${name} of the server stays in use`);
    await delay(LOOK_MS);
  }
};

/** From where on the server still has its log for us; made now where it holds nothing, or no longer. */
const heldFrom = async (client: pg.Client): Promise<Lsn> => {
  const held = await slotOf(client, HOLD);
  if (held !== null && held.status !== 'lost') return readLsn(held.place);
  if (held !== null) await dropSlot(client, HOLD);
  await client.query('select pg_create_physical_replication_slot($1, true)', [HOLD]);
  return heldFrom(client);
};

export type Received = {
  /** The first byte that is there. */
  readonly from: Lsn;
  /** Until the log up to a place is there. */
  until: (place: Lsn) => Promise<void>;
  read: (from: Lsn, to: Lsn) => AsyncGenerator<Buffer>;
  /** What lies before a place is in the store: the server and this machine may throw it away. */
  letGo: (place: Lsn) => Promise<void>;
  stop: () => Promise<void>;
};

/** The file is renamed when it is full. */
const openSegment = async (folder: string, file: string) => {
  const names = [`${file}.partial`, file, `${file}.partial`];
  for (const name of names) {
    const handle = await open(path.join(folder, name)).catch(() => null);
    if (handle !== null) return handle;
  }
  throw new Error(`${file} of the log was not received`);
};

/** Receives the log of a server into a folder that goes with it. Nothing there is needed again after a crash. */
export const receive = async (
  client: pg.Client,
  { timeline, segmentBytes }: Server,
  { url, programs }: { readonly url: string; readonly programs: string | null },
): Promise<Received> => {
  await beAlone(client);
  await endOrphan(client);
  await dropSlot(client, STREAM);
  const held = await heldFrom(client);
  await client.query('select pg_copy_physical_replication_slot($1, $2)', [HOLD, STREAM]);
  const folder = await mkdtemp(path.join(tmpdir(), 'chuli-log-'));
  const { child, ended } = run(
    programOf('pg_receivewal', programs),
    ['--directory', folder, '--slot', STREAM, '--synchronous', '--no-loop', '--no-password'],
    serverVariables(url),
  );
  let isEnded = false;
  void ended.catch(() => undefined).finally(() => (isEnded = true));
  return {
    from: segmentStart(held, segmentBytes),
    until: async (place) => {
      const deadline = performance.now() + PATIENCE_MS;
      for (;;) {
        const slot = await slotOf(client, STREAM);
        if (slot !== null && readLsn(slot.place) >= place) return;
        if (isEnded) await ended;
        if (isEnded || performance.now() > deadline)
          throw new Error(`the log did not come as far as ${serverLsn(place)}`);
        await delay(LOOK_MS);
      }
    },
    async *read(from, to) {
      for (const { file, offset, length } of spansOf(timeline, from, to, segmentBytes)) {
        const handle = await openSegment(folder, file);
        yield* handle.createReadStream({ start: offset, end: offset + length - 1 });
      }
    },
    letGo: async (place) => {
      await client.query('select pg_replication_slot_advance($1, $2)', [HOLD, serverLsn(place)]);
      const [first] = spansOf(timeline, place, place + 1n, segmentBytes);
      for (const name of await readdir(folder))
        if (first !== undefined && name.slice(0, first.file.length) < first.file)
          await rm(path.join(folder, name), { force: true });
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended.catch(() => undefined);
      await dropSlot(client, STREAM).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
