import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, readCommit, releaseFolder } from '@chuli/release';

/** A release and what is made of it: the next one, and one that does not come up. */
export type Releases = Readonly<Record<'first' | 'next' | 'broken', string>>;

const PAGES = ['index', 'demo', 'login', 'floorsheet'];

/** A page is white where its script is not there: each release has one by another name. */
const writePages = (release: string, script: string): void => {
  const folder = path.join(release, 'web');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'assets', script), '// nothing to run');
  const page =
    `<!doctype html><html><head><title>Chuli</title><script src="/assets/${script}"></script></head>` +
    '<body><div id="root"><!--drawn--><!--/drawn--></div></body></html>';
  for (const name of PAGES) writeFileSync(path.join(folder, `${name}.html`), page);
};

const MIGRATIONS = {
  'packages/registry/migrations/9001-drill.sql':
    'create table drill_note (id int primary key, said text);\nalter table company add column drill_note text;',
  'packages/tape/migrations/9001-drill.sql':
    'CREATE TABLE IF NOT EXISTS drill_note (id UInt32) ENGINE = MergeTree ORDER BY id;',
};

/** Of the hosts of a developer: those of a release want names and certificates. */
const copyOf = (built: string, to: string): string => {
  cpSync(built, to, { recursive: true, verbatimSymlinks: true });
  const file = path.join(to, 'release.json');
  const said = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...said, environment: 'development' }));
  return to;
};

export const prepareReleases = async (root: string): Promise<Releases> => {
  const commit = readCommit('HEAD');
  const built = releaseFolder(commit, 'test');
  if (!existsSync(built)) await buildRelease({ commit, environment: 'test', out: built });
  const first = copyOf(built, path.join(root, 'first'));
  writePages(first, 'first.js');
  const next = copyOf(built, path.join(root, 'next'));
  writePages(next, 'next.js');
  for (const [file, text] of Object.entries(MIGRATIONS)) writeFileSync(path.join(next, file), text);
  const broken = copyOf(next, path.join(root, 'broken'));
  writePages(broken, 'broken.js');
  // Exchanged last: by then people have pages of all the others.
  writeFileSync(path.join(broken, 'apps/live/src/main.ts'), 'process.exit(1);\n');
  return { first, next, broken };
};
