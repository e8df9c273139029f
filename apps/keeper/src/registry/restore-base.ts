import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PrivateKey } from '../seal/keys.ts';
import type { Store } from '../store/store.ts';
import { unpacked } from '../streams.ts';
import { openLogFiles } from './log-files.ts';
import type { Piece } from './pieces.ts';
import type { Chosen } from './plan.ts';
import { programOf, run } from './programs.ts';

export type Restoring = {
  readonly store: Store;
  readonly key: PrivateKey;
  readonly into: string;
  readonly programs: string | null;
  readonly tell: (bytes: number) => void;
};

const OWNER_ONLY = 0o700;
const CONFIGURATION: Readonly<Record<string, string>> = {
  'postgresql.conf': '',
  // Of a server whose own file stood elsewhere: its people come in on this machine alone.
  'pg_hba.conf': 'local all all peer\nhost all all 127.0.0.1/32 scram-sha-256\n',
  'pg_ident.conf': '',
};

/** Never over anything that is there. */
const freshFolder = async (into: string): Promise<void> => {
  // It is named in a line that a shell reads.
  if (!/^[\w./-]+$/.test(into) || !path.isAbsolute(into))
    throw new Error(`${into}: a whole path of letters, digits, dots, dashes and underlines`);
  if (existsSync(into) && (await readdir(into)).length > 0)
    throw new Error(`${into} is not empty; a restore goes into a fresh place`);
  await mkdir(into, { recursive: true, mode: OWNER_ONLY });
};

async function* counted(source: AsyncIterable<Buffer>, tell: Restoring['tell']): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    tell(piece.length);
    yield piece;
  }
}

/** What the source has to say of itself goes before what `tar` says of the broken end that comes of it. */
const unpackInto = async (source: AsyncIterable<Buffer>, folder: string): Promise<void> => {
  const tar = spawn('tar', ['--extract', '--directory', folder], { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  tar.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const ended = once(tar, 'close') as Promise<[number | null]>;
  const broken = await pipeline(Readable.from(source, { objectMode: false }), tar.stdin).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  );
  const [code] = await ended;
  if (broken !== null && broken.code !== 'EPIPE') throw broken;
  if (code !== 0) throw new Error(`tar ended with ${code}: ${said}`);
};

const putPieces = async (
  { store, key, tell }: Restoring,
  { base, pieces }: Chosen,
  folder: string,
): Promise<void> => {
  const files = openLogFiles(folder, base);
  const putPiece = async ({ name, from, to }: Piece): Promise<void> => {
    const { body } = await store.open(name, key);
    let at = from;
    for await (const part of counted(unpacked(body), tell)) {
      await files.write(at, part);
      at += BigInt(part.length);
    }
    if (at !== to) throw new Error(`${name} is not as long as it says`);
  };
  try {
    for (const piece of pieces) await putPiece(piece);
  } finally {
    await files.close();
  }
};

const configure = async (data: string, log: string, at: Date): Promise<void> => {
  for (const [name, text] of Object.entries(CONFIGURATION))
    if (!existsSync(path.join(data, name))) await writeFile(path.join(data, name), text);
  await appendFile(
    path.join(data, 'postgresql.auto.conf'),
    [
      `restore_command = 'cp ${log}/%f "%p"'`,
      `recovery_target_time = '${at.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
      `recovery_target_timeline = 'current'`,
      `recovery_target_action = 'promote'`,
      '',
    ].join('\n'),
  );
  await writeFile(path.join(data, 'recovery.signal'), '');
};

/** A server refuses files of somebody else: run as root, they become those of its account. */
const handOver = async (into: string, data: string): Promise<void> => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(path.join(data, 'PG_VERSION'));
  await chown(into, uid, gid);
  for (const entry of await readdir(into, { recursive: true })) await chown(path.join(into, entry), uid, gid);
};

const fill = async (
  restoring: Restoring,
  chosen: Chosen,
  { data, log }: { readonly data: string; readonly log: string },
): Promise<void> => {
  const { store, key, into, programs, tell } = restoring;
  for (const { name } of chosen.base.files) {
    const { body } = await store.open(name, key);
    await unpackInto(counted(unpacked(body), tell), data);
  }
  // Every file against the list that the server made of them.
  await run(programOf('pg_verifybackup', programs), ['--no-parse-wal', '--quiet', data]).ended;
  await putPieces(restoring, chosen, log);
  await configure(data, log, chosen.at);
  await handOver(into, data);
};

/** A folder from which a server starts and comes to a moment by itself; where that fails nothing is left of it. */
export const restoreBase = async (restoring: Restoring, chosen: Chosen): Promise<string> => {
  const { into } = restoring;
  await freshFolder(into);
  const [data, log] = [path.join(into, 'data'), path.join(into, 'log')];
  try {
    for (const folder of [data, log]) await mkdir(folder, { mode: OWNER_ONLY });
    await fill(restoring, chosen, { data, log });
    return data;
  } catch (error) {
    for (const folder of [data, log]) await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
