import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { ENVIRONMENTS, type Environment } from '@chuli/kernel';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export type BuiltFile = {
  readonly type: string;
  readonly tag: string;
  readonly body: Buffer;
  readonly brotli: Buffer | null;
  /** Its name changes with its content, so it may be kept for good. */
  readonly isHashed: boolean;
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const addressOf = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join('/')}`;

const readBuilt = (file: string, address: string): BuiltFile => {
  const body = readFileSync(file);
  const packed = `${file}.br`;
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    brotli: existsSync(packed) ? readFileSync(packed) : null,
    isHashed: address.startsWith('/assets/'),
  };
};

/** The pages of a build by the path they answer. */
const isPage = (file: string): boolean => file.endsWith('.html');
const pathOf = (address: string): string =>
  address === '/index.html' ? '/' : address.slice(0, -'.html'.length);

/** What the build of a release says of itself; it is for this server, and nobody asks for it by its address. */
const STAMP = 'build.json';

/** For which hosts a build was made, where it says so: its pages refuse all others. */
export const environmentOf = (folder: string): Environment | null => {
  const file = join(folder, STAMP);
  if (!existsSync(file)) return null;
  const { environment } = JSON.parse(readFileSync(file, 'utf8')) as { environment: unknown };
  return ENVIRONMENTS.find((name) => name === environment) ?? null;
};

export type Builds = {
  readonly pages: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, BuiltFile>;
};

/**
 * All that can be asked for, read once: what is not in these maps does not exist, whatever an address says. Of earlier
 * builds only hashed files stay, for pages that were opened before the release.
 */
export const readBuilds = (folders: readonly string[]): Builds => {
  const pages = new Map<string, string>();
  const files = new Map<string, BuiltFile>();
  folders.forEach((folder, age) => {
    for (const file of filesBelow(folder)) {
      const address = addressOf(folder, file);
      if (file.endsWith('.br') || address === `/${STAMP}` || files.has(address)) continue;
      if (isPage(file) && age === 0) pages.set(pathOf(address), readFileSync(file, 'utf8'));
      else if (!isPage(file) && (age === 0 || address.startsWith('/assets/')))
        files.set(address, readBuilt(file, address));
    }
  });
  if (!pages.has('/')) throw new Error(`There is no built page in ${folders[0] ?? 'no folder'}.`);
  return { pages, files };
};
