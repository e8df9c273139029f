import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
} from 'node:crypto';

/** For whom something is sealed. */
export type PublicKey = KeyObject;
/** Who opens it; never on the machine that seals. */
export type PrivateKey = KeyObject;

const RAW_BYTES = 32;
const ID_LETTERS = 16;

const isX25519 = (key: KeyObject): boolean => key.asymmetricKeyType === 'x25519';

/** The 32 bytes in base64url, as they stand in settings. */
export const publicText = (key: PublicKey): string => key.export({ format: 'jwk' }).x ?? '';

export const rawOf = (key: PublicKey): Buffer => Buffer.from(publicText(key), 'base64url');

/** Tells keys apart in lists and in the head of a file. */
export const idOf = (key: PublicKey): string =>
  createHash('sha256').update(rawOf(key)).digest('hex').slice(0, ID_LETTERS);

export const isPublicText = (text: string): boolean =>
  /^[\w-]{43}$/.test(text) && Buffer.from(text, 'base64url').length === RAW_BYTES;

export const readPublic = (text: string): PublicKey => {
  if (!isPublicText(text))
    throw new Error('a public key is 32 bytes in base64url, as `backup keys` prints it');
  return createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: text }, format: 'jwk' });
};

export const readPrivate = (pem: string): PrivateKey => {
  const key = createPrivateKey(pem);
  if (!isX25519(key)) throw new Error('not a private key that `backup keys` made');
  return key;
};

export const publicOf = (key: PrivateKey): PublicKey => createPublicKey(key);

export const makePair = (): { readonly publicKey: PublicKey; readonly privateKey: PrivateKey } =>
  generateKeyPairSync('x25519');

export const privateText = (key: PrivateKey): string =>
  key.export({ format: 'pem', type: 'pkcs8' }).toString();
