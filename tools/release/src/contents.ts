import { type Stats, lstatSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';

/** All folders, files and links below a folder by their path there; Node's own way down would follow the links. */
export const allIn = (folder: string, below = ''): string[] =>
  readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(below, entry.name);
    return entry.isDirectory() ? [name].concat(allIn(folder, name)) : [name];
  });

/** Everything in a folder but folders themselves, in one order. */
export const contentsOf = (folder: string): string[] =>
  allIn(folder)
    .filter((name) => !lstatSync(path.join(folder, name)).isDirectory())
    .toSorted();

const bytesOf = (file: string, stats: Stats): Buffer =>
  stats.isSymbolicLink() ? Buffer.from(readlinkSync(file)) : readFileSync(file);

/** What a file is: its mode and a digest of its bytes, or where it leads. */
const markOf = (file: string): string => {
  const stats = lstatSync(file);
  return `${stats.mode.toString(8)} ${createHash('sha256').update(bytesOf(file, stats)).digest('hex')}`;
};

/** Every file of a folder, by its path there. */
export const marksOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(contentsOf(folder).map((name) => [name, markOf(path.join(folder, name))]));

/** What is in one of two folders alone, or not the same in both. */
export const differencesOf = (one: string, other: string): string[] => {
  const [left, right] = [marksOf(one), marksOf(other)];
  return [...new Set([...left.keys(), ...right.keys()])].filter((name) => left.get(name) !== right.get(name));
};

/** One digest for all of a folder. */
export const digestOf = (folder: string): string => {
  const digest = createHash('sha256');
  for (const [name, mark] of marksOf(folder)) digest.update(`${name}\0${mark}\n`);
  return digest.digest('hex');
};

export const megabytesOf = (folder: string): number =>
  contentsOf(folder).reduce((sum, name) => sum + lstatSync(path.join(folder, name)).size, 0) / 1e6;
