import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@chuli/command';

/** Where tools keep what they remember of one tree. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp']);
const OWN = '@chuli';

/** For a copy of the tree: packages from outside are shared; our own, links within the tree, lead into the copy. */
export const linkModules = (folder: string): void => {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OWN && !CACHES.has(name)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(readlinkSync(join(from, OWN, name)), join(to, OWN, name));
};
