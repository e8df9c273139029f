import { existsSync, lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { contentsOf } from './contents.ts';
import type { Lock } from './lock.ts';

const MODULES = 'node_modules/';
const OF_DEVELOPERS = /(?:[.]test(?:-d)?[.]tsx?|\/testing\/|^tools\/|^e2e\/|^drills\/|^bench\/|^testdata\/)/;
/** Code of a machine: nothing that runs needs any, and the engine of developers is half a gigabyte of it. */
const NATIVE = /[.](?:node|so|dylib|dll)$/;

/** `a/node_modules/@s/b` of `a/node_modules/@s/b/index.js`: the place of a package, as a lock names it. */
const packagePlace = (name: string): string | null =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/@.][^/]*/.exec(name)?.[0] ?? null;

const leavesBy = (folder: string, name: string): boolean => {
  const file = path.join(folder, name);
  if (!lstatSync(file).isSymbolicLink()) return false;
  return !existsSync(file) || !realpathSync(file).startsWith(`${realpathSync(folder)}${path.sep}`);
};

/** What must not be in a release, by the lock of the clone that it was made from. */
export const faultsOf = (folder: string, whole: Lock): string[] => {
  const names = contentsOf(folder);
  const installed = new Set(names.map(packagePlace).filter((place) => place !== null));
  const isDevelopers = (place: string): boolean => whole.packages[place]?.dev === true;
  return [
    ...[...installed].filter(isDevelopers).map((place) => `${place} is a package of developers`),
    ...names
      .filter((name) => !name.startsWith(MODULES) && OF_DEVELOPERS.test(name))
      .map((name) => `${name} is for developers`),
    ...names.filter((name) => NATIVE.test(name)).map((name) => `${name} is code of one kind of machine`),
    ...names.filter((name) => leavesBy(folder, name)).map((name) => `${name} leads out of the release`),
  ];
};
