import { createHash, randomUUID } from 'node:crypto';
import { type ReadStream, createReadStream, existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Sealing, sealed } from '../seal/seal.ts';
import { type Opened, openSealed } from '../seal/open.ts';
import type { PrivateKey } from '../seal/keys.ts';

/** A file of the store as it was written. */
export type Stored = { readonly name: string; readonly bytes: number; readonly sha256: string };

/** What is being written; nothing with this ending is ever read. */
const UNFINISHED = '.unfinished';

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const writeAll = async (
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
): Promise<Omit<Stored, 'name'>> => {
  try {
    const digest = createHash('sha256');
    let bytes = 0;
    for await (const piece of source) {
      digest.update(piece);
      bytes += piece.length;
      await handle.writeFile(piece);
    }
    await handle.sync();
    return { bytes, sha256: digest.digest('hex') };
  } finally {
    await handle.close();
  }
};

/** Refuses a file that stands under another name than the one it was sealed under. */
const openFrom = async (stream: ReadStream, name: string, key: PrivateKey): Promise<Opened> => {
  const opened = await openSealed(stream, key);
  if (opened.about['name'] !== name)
    throw new Error(`${name} was written as ${opened.about['name'] ?? 'something else'}`);
  return opened;
};

/**
 * A folder that is a mount of another machine. A file has its name only when it is whole and on the disk, and is never
 * written again: the store may forbid that for as long as it likes.
 */
export const openStore = (root: string) => {
  const at = (name: string): string => path.join(root, name);

  const put = async (name: string, source: AsyncIterable<Uint8Array>): Promise<Stored> => {
    const file = at(name);
    if (existsSync(file)) throw new Error(`${name} is in the store already`);
    const folder = path.dirname(file);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      const written = await writeAll(handle, source);
      await rename(unfinished, file);
      await syncFolder(folder);
      return { name, ...written };
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  const namesBelow = async (folder: string, isWanted: (name: string) => boolean): Promise<string[]> => {
    if (!existsSync(at(folder))) return [];
    const entries = await readdir(at(folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && isWanted(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .toSorted();
  };

  return {
    put,
    seal: (name: string, source: AsyncIterable<Uint8Array>, { recipients, about }: Sealing) =>
      put(name, sealed(source, { recipients, about: { ...about, name } })),
    open: (name: string, key: PrivateKey): Promise<Opened> => openFrom(createReadStream(at(name)), name, key),
    /** Whether it can be opened at all, by its head. */
    tryOpen: async (name: string, key: PrivateKey): Promise<void> => {
      const stream = createReadStream(at(name));
      try {
        await openFrom(stream, name, key);
      } finally {
        stream.destroy();
      }
    },
    read: (name: string): Promise<string> => readFile(at(name), 'utf8'),
    has: (name: string): boolean => existsSync(at(name)),
    digest: async (name: string): Promise<Stored> => {
      const digest = createHash('sha256');
      for await (const piece of createReadStream(at(name))) digest.update(piece as Uint8Array);
      return { name, bytes: (await stat(at(name))).size, sha256: digest.digest('hex') };
    },
    /** Names of all whole files below a folder, in order. */
    list: (folder: string): Promise<string[]> => namesBelow(folder, (name) => !name.endsWith(UNFINISHED)),
    /** Names of what never became whole. */
    unfinished: (): Promise<string[]> => namesBelow('.', (name) => name.endsWith(UNFINISHED)),
    writtenAt: async (name: string): Promise<Date> => (await stat(at(name))).mtime,
    remove: async (name: string): Promise<void> => {
      await rm(at(name), { force: true });
      // Goes with its last file; one that holds others stays.
      await rmdir(path.dirname(at(name))).catch(() => undefined);
    },
  };
};

export type Store = ReturnType<typeof openStore>;
