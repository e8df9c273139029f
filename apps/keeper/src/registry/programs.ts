import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The newest of the machine; the tools of a newer version read an older server. */
const foldersOfDebian = (): string[] => {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(DEBIAN, version, 'bin'));
};

/** A program of PostgreSQL: from the folder that the settings name, of Debian, or the path. */
export const programOf = (name: string, folder: string | null): string => {
  const folders = folder === null ? foldersOfDebian() : [folder];
  const found = folders.map((each) => path.join(each, name)).find((file) => existsSync(file));
  if (found === undefined && folder !== null) throw new Error(`${name} is not in ${folder}`);
  return found ?? name;
};

/** As its programs read it: a password on a command line would be seen by everybody on the machine. */
export const serverVariables = (url: string): Record<string, string> => {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  return {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port === '' ? '5432' : port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    ...(mode !== null && { PGSSLMODE: mode }),
    PGAPPNAME: 'chuli backup',
    // What it says is read here.
    LC_ALL: 'C',
  };
};

export type Running = {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Throws what the program said where it ended otherwise. */
  readonly ended: Promise<void>;
};

/** Standard output is the caller's; what is said beside it is kept. */
export const run = (program: string, args: readonly string[], env: Record<string, string> = {}): Running => {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const said = (): string => Buffer.concat(chunks).toString('utf8').trim();
  const ended = (async () => {
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    if (code !== 0) throw new Error(`${path.basename(program)} ended with ${code ?? signal}: ${said()}`);
  })();
  // Looked at by the caller later; until then it is no unhandled failure.
  ended.catch(() => undefined);
  return { child, said, ended };
};
