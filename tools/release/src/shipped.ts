import { readFileSync, realpathSync, statSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { namedIn } from './imports.ts';

/** What runs, as found from where it begins; all paths are within the tree. */
export type Shipped = {
  /** Files, and folders that are read as a whole. */
  readonly paths: readonly string[];
  /** By the folder of ours that asks (`''` is the root): the packages it asks for, ours and others. */
  readonly asked: ReadonlyMap<string, ReadonlySet<string>>;
};

const OWN = '@chuli/';
const BUILT_IN = new Set(builtinModules);

/** `packages/tape` of `packages/tape/src/index.ts`; scripts belong to the root. */
const ownerOf = (file: string): string => /^(?:apps|packages|tools)\/[^/]+/.exec(file)?.[0] ?? '';

/** `@scope/name` of `@scope/name/part`. */
const packageOf = (module: string): string => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

const isSource = (file: string): boolean => /\.m?ts$/.test(file);

/** Follows every import, thread and file from the given sources of a tree. */
export const findShipped = (tree: string, entries: readonly string[]): Shipped => {
  const root = realpathSync(tree);
  const paths = new Set(entries);
  const asked = new Map<string, Set<string>>();

  const ask = (file: string, name: string): void => {
    const owner = ownerOf(file);
    asked.set(owner, (asked.get(owner) ?? new Set()).add(name));
  };
  const follow = (file: string, module: string): void => {
    if (module.startsWith('node:') || BUILT_IN.has(module)) return;
    if (module.startsWith('.')) return void paths.add(path.join(path.dirname(file), module));
    ask(file, packageOf(module));
    if (!module.startsWith(OWN)) return;
    const found = realpathSync(createRequire(path.join(root, file)).resolve(module));
    paths.add(path.relative(root, found));
  };

  // A set that grows while it is walked is walked to its end.
  for (const file of paths) {
    if (statSync(path.join(root, file)).isDirectory() || !isSource(file)) continue;
    const { modules, places } = namedIn(readFileSync(path.join(root, file), 'utf8'));
    for (const module of modules) follow(file, module);
    for (const place of places) paths.add(path.join(path.dirname(file), place));
  }
  return { paths: [...paths].toSorted(), asked };
};
