import { z } from 'zod';
import { Bytes } from './bytes.ts';
import {
  type About,
  CHUNK_BYTES,
  type Header,
  MAGIC,
  MOST_HEADER_BYTES,
  TAG_BYTES,
  bodyKeyOf,
  openPiece,
  wrapKeyOf,
} from './format.ts';
import { type PrivateKey, idOf, publicOf, readPublic } from './keys.ts';

const HeaderSchema = z.strictObject({
  ephemeral: z.string(),
  recipients: z.array(z.strictObject({ id: z.string(), key: z.string() })),
  about: z.record(z.string(), z.string()),
});

export type Opened = { readonly about: About; readonly body: AsyncGenerator<Buffer> };

const LENGTH_BYTES = 4;

const readHeader = async (bytes: Bytes): Promise<{ header: Header; raw: Buffer }> => {
  const start = await bytes.take(MAGIC.length + LENGTH_BYTES);
  if (start.length < MAGIC.length + LENGTH_BYTES || !start.subarray(0, MAGIC.length).equals(MAGIC))
    throw new Error('not a sealed file');
  const length = start.readUInt32BE(MAGIC.length);
  if (length > MOST_HEADER_BYTES) throw new Error('not a sealed file');
  const text = await bytes.take(length);
  try {
    return { header: HeaderSchema.parse(JSON.parse(text.toString())), raw: Buffer.concat([start, text]) };
  } catch (cause) {
    throw new Error('the head of the file is not whole', { cause });
  }
};

const fileKeyOf = (header: Header, key: PrivateKey): Buffer => {
  const own = publicOf(key);
  const mine = header.recipients.find(({ id }) => id === idOf(own));
  if (mine === undefined)
    throw new Error(`sealed for ${header.recipients.map(({ id }) => id).join(', ')}, not for ${idOf(own)}`);
  try {
    const ephemeral = readPublic(header.ephemeral);
    const wrapKey = wrapKeyOf({ own: key, other: ephemeral }, ephemeral, own);
    return openPiece(wrapKey, Buffer.from(mine.key, 'base64url'), 0, true);
  } catch (cause) {
    throw new Error('the head of the file is not as it was written', { cause });
  }
};

async function* openBody(bytes: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  try {
    for (let at = 0, isLast = false; !isLast; at += 1) {
      const piece = await bytes.take(CHUNK_BYTES + TAG_BYTES);
      isLast = await bytes.isDone();
      let opened;
      try {
        opened = openPiece(key, piece, at, isLast);
      } catch (cause) {
        throw new Error(`the file is cut off or not as it was written, from byte ${at * CHUNK_BYTES} on`, {
          cause,
        });
      }
      yield opened;
    }
  } finally {
    await bytes.close();
  }
}

/** Opens a sealed file. Its end has to be reached before anything of it is relied on: `body` throws where it is short. */
export const openSealed = async (source: AsyncIterable<Uint8Array>, key: PrivateKey): Promise<Opened> => {
  const bytes = new Bytes(source);
  try {
    const { header, raw } = await readHeader(bytes);
    return { about: header.about, body: openBody(bytes, bodyKeyOf(fileKeyOf(header, key), raw)) };
  } catch (error) {
    await bytes.close();
    throw error;
  }
};
