import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type Account, type EngineDefinition, LOOPBACK, type Launch, type Place } from './definition.ts';
import { findFolderWith, versionedFolders } from './find-binary.ts';

const DATABASE = 'chuli';

type Reached = { readonly host: string; readonly believes: string | null };

const findPrograms = (): string => {
  const folder = findFolderWith(['initdb', 'postgres'], versionedFolders('/usr/lib/postgresql', 'bin'));
  if (folder !== null) return folder;
  throw new Error(
    'PostgreSQL is not installed. Install it (Debian: apt install postgresql, macOS: brew install postgresql@17), ' +
      'start it from compose.yaml, or give its address in DATABASE_URL.',
  );
};

/** PostgreSQL refuses to run as root; its own account exists wherever it was installed as a package. */
const accountForRoot = (): Account | null => {
  if (process.getuid?.() !== 0) return null;
  try {
    const read = (flag: string): number =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    throw new Error(
      'PostgreSQL does not run as root and there is no account "postgres": use another account.',
    );
  }
};

const isReachable = (folder: string, account: Account): boolean =>
  spawnSync('test', ['-w', folder], account).status === 0;

/** A folder the account can write to: the wanted one, or one under the temporary folder when a parent is closed to it. */
const ownedFolder = (wanted: string, account: Account): string => {
  const fallback = path.join(
    tmpdir(),
    `chuli-engines-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`,
  );
  for (const folder of [wanted, fallback]) {
    mkdirSync(folder, { recursive: true });
    chownSync(folder, account.uid, account.gid);
    chmodSync(folder, 0o700);
    if (isReachable(folder, account)) return folder;
  }
  throw new Error(`Neither ${wanted} nor ${fallback} can be written by the account "postgres".`);
};

const initialise = (programs: string, folder: string, account: Account | null): void => {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  const options = [
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ];
  const made = spawnSync(path.join(programs, 'initdb'), ['-D', folder, ...options], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.stdout}`);
};

/** Whom a server believes that listens on an address of a network; a fresh one believes its own machine. */
const believing = (folder: string, network: string): string[] => {
  const file = `${folder}.hba`;
  const lines = ['all', 'replication'].map((database) => `host ${database} all ${network} trust\n`);
  writeFileSync(file, lines.join(''), { mode: 0o644 });
  return ['-c', `hba_file=${file}`];
};

const prepare = ({ folder: wanted, port }: Place, { host, believes }: Reached): Launch => {
  const programs = findPrograms();
  const account = accountForRoot();
  mkdirSync(wanted, { recursive: true });
  const folder = account === null ? wanted : ownedFolder(wanted, account);
  initialise(programs, folder, account);
  return {
    command: path.join(programs, 'postgres'),
    args: [
      '-D',
      folder,
      '-p',
      String(port),
      '-c',
      `listen_addresses=${host}`,
      '-c',
      'unix_socket_directories=',
      ...(believes === null ? [] : believing(folder, believes)),
    ],
    mark: `-D ${folder} -p`,
    ...(account === null ? {} : { account }),
  };
};

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // A server that stops while it is asked must not end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const isReady = async (url: string): Promise<boolean> => {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
};

const createDatabase = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });

/** `believes` is a network of which anyone may connect. */
export const postgresAt = (reached: Reached): EngineDefinition => {
  const address = (port: number, database: string): string =>
    `postgres://postgres@${reached.host}:${port}/${database}`;
  return {
    name: 'postgres',
    stopSignal: 'SIGINT',
    host: reached.host,
    url: (port) => address(port, DATABASE),
    prepare: (place) => prepare(place, reached),
    isReady: (port) => isReady(address(port, 'postgres')),
    complete: (port) => createDatabase(address(port, 'postgres')),
  };
};

/** A private PostgreSQL: anyone on this machine may connect, nobody else can. */
export const postgres = postgresAt({ host: LOOPBACK, believes: null });
