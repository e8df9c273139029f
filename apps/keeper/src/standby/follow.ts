import { existsSync } from 'node:fs';
import { chmod, chown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { programOf, run, serverVariables } from '../registry/programs.ts';
import { type Verb, textOf } from '../verbs/verb.ts';
import { readStandbySettings } from './settings.ts';
import { COPY, stateOf } from './state.ts';

const OWNER_ONLY = 0o700;

/** Run as root, it becomes that of whoever owns the folder around it: a server refuses files of somebody else. */
const handOver = async (into: string): Promise<void> => {
  await chmod(into, OWNER_ONLY);
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(path.dirname(into));
  await chown(into, uid, gid);
  for (const entry of await readdir(into, { recursive: true })) await chown(path.join(into, entry), uid, gid);
};

export const follow: Verb = {
  summary:
    'Makes a fresh folder of data from which PostgreSQL of this machine starts as the copy of the other one, and follows it.',
  options: {
    into: { type: 'string', help: 'a folder that does not exist or is empty' },
    programs: { type: 'string', help: 'folder with the programs of PostgreSQL; else the newest of Debian' },
  },
  run: async (values) => {
    const { other } = readStandbySettings();
    const into = path.resolve(textOf(values, 'into'));
    if (existsSync(into) && (await readdir(into)).length > 0)
      throw new Error(`${into} is not empty; what was there may be all that is left of something`);
    if ((await stateOf(other)).role !== 'primary') throw new Error('the other server is no primary');
    const programs = values['programs'];
    const program = programOf('pg_basebackup', typeof programs === 'string' ? programs : null);
    const started = performance.now();
    const { ended } = run(
      program,
      [
        `--pgdata=${into}`,
        '--write-recovery-conf',
        '--checkpoint=fast',
        '--wal-method=stream',
        '--no-password',
      ],
      { ...serverVariables(other), PGAPPNAME: COPY },
    );
    await ended;
    await handOver(into);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`${into} after ${seconds} s: start the server, then \`standby join\``);
  },
};
