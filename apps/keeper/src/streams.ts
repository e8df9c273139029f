import { Readable, pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';

/** The log of a quiet minute is mostly zeros; more than the least effort gains little. */
const LEVEL = 1;

const through = (
  source: AsyncIterable<Uint8Array>,
  stream: ReturnType<typeof createGzip>,
): AsyncIterable<Buffer> =>
  // A failure of the source reaches whoever reads.
  pipeline(Readable.from(source, { objectMode: false }), stream, () => undefined);

export const packed = (source: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> =>
  through(source, createGzip({ level: LEVEL }));

export const unpacked = (source: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> =>
  through(source, createGunzip());
