import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const WORTH_IT = 1_024;
const IS_TEXT = /\.(js|css|svg|json|webmanifest)$/;

const packFile = async (file: string): Promise<void> => {
  const body = await readFile(file);
  if (body.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await compress(body, { params }));
};

/** Packs every text file as small as it gets, once for all readers. Pages are packed by the server that dresses them. */
export const precompressed = (): Plugin => ({
  name: 'chuli-precompressed',
  apply: 'build',
  enforce: 'post',
  writeBundle: async ({ dir }) => {
    if (dir === undefined) return;
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && IS_TEXT.test(entry.name));
    await Promise.all(files.map((entry) => packFile(join(entry.parentPath, entry.name))));
  },
});
