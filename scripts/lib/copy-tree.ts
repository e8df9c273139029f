import { copyFileSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, capture } from '@chuli/command';

/** Where tools keep what they remember of one tree. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp']);
const OWN = '@chuli';

/** Packages from outside are shared; our own, links within the tree, lead into the copy. */
const linkModules = (folder: string): void => {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OWN && !CACHES.has(name)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(readlinkSync(join(from, OWN, name)), join(to, OWN, name));
};

/** Everything that is or may be committed, in a folder of its own. */
export const copyTree = async (): Promise<string> => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await capture('git', listed);
  if (code !== 0) throw new Error(output);
  const folder = await mkdtemp(join(tmpdir(), 'chuli-new-'));
  for (const path of output.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(folder, path));
  }
  linkModules(folder);
  return folder;
};
