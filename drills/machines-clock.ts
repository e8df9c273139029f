import { chmodSync, existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LIBRARIES = '/usr/lib';
const LIBRARY = 'faketime/libfaketimeMT.so.1';

/** The clock by which all processes of a machine go. */
export type MachineClock = {
  /** With which they are started. */
  readonly variables: Readonly<Record<string, string>>;
  /** From now on it is so far ahead of the others, or behind; the processes that run see it jump. */
  set: (aheadSeconds: number) => void;
};

const findLibrary = (): string | null =>
  ['', ...readdirSync(LIBRARIES)]
    .map((folder) => path.join(LIBRARIES, folder, LIBRARY))
    .find((file) => existsSync(file)) ?? null;

/** libfaketime; null where it is not installed. */
export const CLOCK_LIBRARY = existsSync(LIBRARIES) ? findLibrary() : null;

export const openClock = (file: string): MachineClock => {
  const set = (aheadSeconds: number): void => {
    // Exchanged whole: a process may be reading it at any moment.
    writeFileSync(`${file}.next`, `${aheadSeconds < 0 ? '' : '+'}${aheadSeconds}s\n`);
    chmodSync(`${file}.next`, 0o644);
    renameSync(`${file}.next`, file);
  };
  set(0);
  if (CLOCK_LIBRARY === null) return { variables: {}, set };
  return {
    set,
    variables: {
      LD_PRELOAD: CLOCK_LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Setting a clock moves no watch.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
};
