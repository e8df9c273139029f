import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import type { BaseManifest } from '../store/manifest.ts';
import { type Lsn, spansOf } from './lsn.ts';

export type LogFiles = {
  write: (at: Lsn, bytes: Buffer) => Promise<void>;
  close: () => Promise<void>;
};

/** The log as whole files, as a server asks for them: what nothing was written to is zero. */
export const openLogFiles = (
  folder: string,
  { timeline, segment_bytes }: Pick<BaseManifest, 'timeline' | 'segment_bytes'>,
): LogFiles => {
  let current: { file: string; handle: FileHandle } | null = null;
  const close = async (): Promise<void> => {
    await current?.handle.close();
    current = null;
  };
  const handleOf = async (file: string): Promise<FileHandle> => {
    if (current?.file === file) return current.handle;
    await close();
    const at = path.join(folder, file);
    const isThere = existsSync(at);
    const handle = await open(at, isThere ? 'r+' : 'w', 0o600);
    current = { file, handle };
    if (!isThere) await handle.truncate(segment_bytes);
    return handle;
  };
  return {
    write: async (at, bytes) => {
      let done = 0;
      const spans = spansOf(timeline, at, at + BigInt(bytes.length), BigInt(segment_bytes));
      for (const { file, offset, length } of spans) {
        await (await handleOf(file)).write(bytes, done, length, offset);
        done += length;
      }
    },
    close,
  };
};
