import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import { type Lock, type Locked, planOf } from '@chuli/release';
import type { Part } from './declared.ts';

/** A package from outside, in one of the places where a lock has it. */
export type Package = {
  /** The lock that names it. */
  readonly file: string;
  readonly place: string;
  readonly name: string;
  readonly part: Part;
  readonly locked: Locked;
};

const MODULES = 'node_modules/';
const LOCK = 'package-lock.json';

const nameAt = (place: string): string => place.slice(place.lastIndexOf(MODULES) + MODULES.length);

/** The packages of one lock; links to folders of ours are none. */
export const packagesIn = (file: string, lock: Lock, released: ReadonlySet<string>): Package[] =>
  Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes(MODULES) && link !== true)
    .map(([place, locked]) => ({
      file,
      place,
      name: locked.name ?? nameAt(place),
      part: released.has(place) ? 'release' : 'developers',
      locked,
    }));

/** What servers install and what the pages are made of. */
const releasedPlaces = (): ReadonlySet<string> => {
  const { lock, pages } = planOf(ROOT);
  return new Set([...Object.keys(lock.packages), ...Object.keys(pages.packages)]);
};

/** The packages of every lock among the files of the repository. */
export const readPackages = (files: readonly string[]): Package[] => {
  const released = releasedPlaces();
  return files
    .filter((file) => path.basename(file) === LOCK)
    .flatMap((file) => {
      const lock = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Lock;
      return packagesIn(file, lock, file === LOCK ? released : new Set());
    });
};
