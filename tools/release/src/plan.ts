import { COMMANDS } from '@chuli/launcher';
import { type Asking, type Lock, reduceLock } from './lock.ts';
import { type Manifest, readJson, reducedManifests } from './manifests.ts';
import { findShipped } from './shipped.ts';

/** What nothing imports: where it begins, and what supervisors, proxies and engines are given. */
const ALWAYS = ['bin/chuli', 'apps/launcher/src/main.ts', 'deploy', 'compose.yaml'];
const PAGES = 'apps/web';

/** What a release of a tree is made of, before anything of it is written. */
export type Plan = {
  readonly paths: readonly string[];
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** The lock of the clone. */
  readonly whole: Lock;
  /** What servers install. */
  readonly lock: Lock;
  /** What the pages may be built of: their files hold it, no server installs it. */
  readonly pages: Lock;
};

/** Our own packages that one of them sees, by their folder, with what each asks for. */
const ownSeenBy = (lock: Lock, first: string): ReadonlyMap<string, Asking> => {
  const seen = new Map<string, Asking>();
  const folders = new Set([first]);
  // A set that grows while it is walked is walked to its end.
  for (const folder of folders) {
    const { name = '', version = '', dependencies = {} } = lock.packages[folder] ?? {};
    seen.set(folder, { name, version, dependencies });
    for (const next of Object.keys(dependencies)) {
      const locked = lock.packages[`node_modules/${next}`];
      if (locked?.link === true && locked.resolved !== undefined) folders.add(locked.resolved);
    }
  }
  return seen;
};

/** Of a tree whose own packages are linked. */
export const planOf = (tree: string): Plan => {
  const { paths, asked } = findShipped(tree, [...ALWAYS, ...Object.values(COMMANDS).map(({ file }) => file)]);
  const manifests = reducedManifests(tree, paths, asked);
  const whole = readJson(tree, 'package-lock.json') as Lock;
  const pages = reduceLock(whole, ownSeenBy(whole, PAGES));
  return { paths, manifests, whole, lock: reduceLock(whole, manifests), pages };
};
