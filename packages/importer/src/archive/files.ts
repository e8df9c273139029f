import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const inflate = promisify(gunzip);

/** The files of an archive folder, with each file's sha256 computed at most once. */
export class ArchiveFiles {
  readonly folder: string;
  readonly #digests = new Map<string, Promise<string>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  bytes(name: string): Promise<Buffer> {
    return readFile(join(this.folder, name));
  }

  async text(name: string): Promise<string> {
    return (await this.bytes(name)).toString('utf8');
  }

  /** Inflates on a thread of the pool while the caller's thread goes on parsing; the largest file is 50 MB. */
  async unzipped(name: string): Promise<Buffer> {
    return inflate(await this.bytes(name));
  }

  /** Changes when any of the files changes. */
  async digest(...names: string[]): Promise<string> {
    const digests = await Promise.all(names.map((name) => this.#digestOf(name)));
    return digests.length === 1 ? String(digests[0]) : sha256(digests.join());
  }

  #digestOf(name: string): Promise<string> {
    const known = this.#digests.get(name) ?? this.bytes(name).then(sha256);
    this.#digests.set(name, known);
    return known;
  }
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
