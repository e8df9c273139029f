import { randomBytes } from 'node:crypto';
import { Bytes } from './bytes.ts';
import {
  type About,
  CHUNK_BYTES,
  KEY_BYTES,
  bodyKeyOf,
  closePiece,
  headerBytes,
  wrapKeyOf,
} from './format.ts';
import { type PrivateKey, type PublicKey, idOf, makePair, publicOf, publicText } from './keys.ts';

export type Sealing = { readonly recipients: readonly PublicKey[]; readonly about: About };

/** What is drawn for each file anew. */
export type Chance = { readonly fileKey: Buffer; readonly own: PrivateKey };

const freshChance = (): Chance => ({ fileKey: randomBytes(KEY_BYTES), own: makePair().privateKey });

const beginFile = (
  { recipients, about }: Sealing,
  { fileKey, own }: Chance,
): { header: Buffer; key: Buffer } => {
  if (recipients.length === 0) throw new Error('sealed for nobody, nobody opens it again');
  const ephemeral = publicOf(own);
  const header = headerBytes({
    ephemeral: publicText(ephemeral),
    recipients: recipients.map((recipient) => ({
      id: idOf(recipient),
      // The key it is closed by serves this once, so that its nonce may be any.
      key: closePiece(wrapKeyOf({ own, other: recipient }, ephemeral, recipient), fileKey, 0, true).toString(
        'base64url',
      ),
    })),
    about,
  });
  return { header, key: bodyKeyOf(fileKey, header) };
};

/** The bytes of a sealed file: nobody but a recipient opens it, and nobody opens a part of it for the whole. */
export async function* sealed(
  source: AsyncIterable<Uint8Array>,
  sealing: Sealing,
  chance: Chance = freshChance(),
): AsyncGenerator<Buffer> {
  const { header, key } = beginFile(sealing, chance);
  yield header;
  const bytes = new Bytes(source);
  for (let at = 0, isLast = false; !isLast; at += 1) {
    const piece = await bytes.take(CHUNK_BYTES);
    isLast = await bytes.isDone();
    yield closePiece(key, piece, at, isLast);
  }
}
