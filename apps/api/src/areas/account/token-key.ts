import {
  type JsonWebKey,
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
} from 'node:crypto';

/** A key by which tokens are accepted, and the name by which they say that it is theirs. */
export type AcceptedKey = { readonly verify: KeyObject; readonly id: string };

/** The pair that signs. */
export type TokenKey = AcceptedKey & { readonly sign: KeyObject };

/** What this process signs with, and all whose tokens it accepts, its own among them. */
export type TokenKeys = { readonly own: TokenKey; readonly accepted: readonly AcceptedKey[] };

/** While a key is replaced, processes that sign with the old and with the new one run side by side. */
export const keyRing = (own: TokenKey, others: readonly AcceptedKey[] = []): TokenKeys => ({
  own,
  accepted: [own, ...others.filter(({ id }) => id !== own.id)],
});

const acceptedOf = (key: KeyObject): AcceptedKey => {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('A token key is an Ed25519 key.');
  const verify = key.type === 'public' ? key : createPublicKey(key);
  const { x = '' } = verify.export({ format: 'jwk' });
  return { verify, id: createHash('sha256').update(x).digest('base64url').slice(0, 16) };
};

const pairOf = (sign: KeyObject): TokenKey => ({ ...acceptedOf(sign), sign });

/** PEM, whose line breaks may be written `\n`, or a JWK. */
const readWith = (
  text: string,
  create: (input: string | { key: JsonWebKey; format: 'jwk' }) => KeyObject,
): KeyObject => {
  const written = text.trim();
  return written.startsWith('{')
    ? create({ key: JSON.parse(written) as JsonWebKey, format: 'jwk' })
    : create(written.replaceAll('\\n', '\n'));
};

/** PKCS8 or a JWK. The reason never contains what was read. */
export const readTokenKey = (text: string): TokenKey => {
  try {
    return pairOf(readWith(text, createPrivateKey));
  } catch {
    throw new Error('Not a private Ed25519 key in PKCS8 or JWK form.');
  }
};

/** The public half is enough; the private one is taken as well, because it is what an operator has at hand. */
export const readAcceptedKey = (text: string): AcceptedKey => {
  try {
    return acceptedOf(readWith(text, createPublicKey));
  } catch {
    throw new Error('Not an Ed25519 key in SPKI, PKCS8 or JWK form.');
  }
};

/** For development: tokens end with the process, and browsers renew them. */
export const generateTokenKey = (): TokenKey => pairOf(generateKeyPairSync('ed25519').privateKey);
