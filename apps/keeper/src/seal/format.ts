import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createHash,
  diffieHellman,
  hkdfSync,
} from 'node:crypto';
import { type PublicKey, rawOf } from './keys.ts';

/** What a sealed file says of itself, readable by anybody and bound to its content. */
export type About = Readonly<Record<string, string>>;

export type Header = {
  /** The public half of a key that was made for this file alone. */
  readonly ephemeral: string;
  /** The key of the file for each who may open it. */
  readonly recipients: readonly { readonly id: string; readonly key: string }[];
  readonly about: About;
};

export const MAGIC = Buffer.from('chuli-seal-1');
export const KEY_BYTES = 32;
export const TAG_BYTES = 16;
export const CHUNK_BYTES = 65_536;
/** More than any of our headers; a file that claims more is none of ours. */
export const MOST_HEADER_BYTES = 65_536;

const NONCE_BYTES = 12;
const COUNTER_AT = 3;
const CIPHER = 'aes-256-gcm';

const derive = (secret: Uint8Array, salt: Uint8Array, what: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, `${MAGIC.toString()} ${what}`, KEY_BYTES));

type Halves = { readonly own: KeyObject; readonly other: KeyObject };

/** By which the key of a file is closed for one recipient; both sides come to the same. */
export const wrapKeyOf = ({ own, other }: Halves, ephemeral: PublicKey, recipient: PublicKey): Buffer =>
  derive(
    diffieHellman({ privateKey: own, publicKey: other }),
    Buffer.concat([rawOf(ephemeral), rawOf(recipient)]),
    'wrap',
  );

export const headerBytes = (header: Header): Buffer => {
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([MAGIC, length, text]);
};

/** Every byte of the header goes into the key of the body: with another header nothing opens. */
export const bodyKeyOf = (fileKey: Uint8Array, header: Uint8Array): Buffer =>
  derive(fileKey, createHash('sha256').update(header).digest(), 'body');

/** Where a piece stands and whether it is the last one is part of how it is closed. */
const nonceOf = (at: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(at), COUNTER_AT);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
};

export const closePiece = (key: Uint8Array, piece: Uint8Array, at: number, isLast: boolean): Buffer => {
  const cipher = createCipheriv(CIPHER, key, nonceOf(at, isLast));
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
};

/** Throws where a byte is not as it was closed, or the piece stood elsewhere. */
export const openPiece = (key: Uint8Array, piece: Uint8Array, at: number, isLast: boolean): Buffer => {
  const end = piece.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, nonceOf(at, isLast), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(piece.subarray(end));
  return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
};
