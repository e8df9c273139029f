import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Position } from '@chuli/bus';
import type { TradingDate } from '@chuli/kernel';
import type { SessionSnapshot } from '@chuli/session';

/** A fold as it is kept between restarts, with the place on the log behind which it goes on. */
export type KeptState = { readonly position: Position; readonly snapshot: SessionSnapshot };

/** Whole or not at all: written beside the file and moved over it. */
export const saveState = async (file: string, state: KeptState): Promise<void> => {
  const bytes = serialize(state);
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  const handle = await open(next, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
};

const isKept = (value: unknown, day: TradingDate): value is KeptState => {
  if (typeof value !== 'object' || value === null || !('position' in value) || !('snapshot' in value)) {
    return false;
  }
  const { snapshot } = value;
  return typeof snapshot === 'object' && snapshot !== null && 'day' in snapshot && snapshot.day === day;
};

/** Null when there is none of this day that can be read: the log tells the day again from its beginning. */
export const loadState = async (file: string, day: TradingDate): Promise<KeptState | null> => {
  try {
    const value: unknown = deserialize(await readFile(file));
    return isKept(value, day) ? value : null;
  } catch {
    return null;
  }
};
