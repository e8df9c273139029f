import {
  type JsonWebKey,
  type KeyObject,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
} from 'node:crypto';
import { createHash } from 'node:crypto';

/** The pair that signs access tokens and checks them, and the name by which tokens say which pair it was. */
export type TokenKey = { readonly sign: KeyObject; readonly verify: KeyObject; readonly id: string };

const pairOf = (sign: KeyObject): TokenKey => {
  if (sign.type !== 'private' || sign.asymmetricKeyType !== 'ed25519')
    throw new Error('A token key is a private Ed25519 key.');
  const verify = createPublicKey(sign);
  const { x = '' } = verify.export({ format: 'jwk' });
  return { sign, verify, id: createHash('sha256').update(x).digest('base64url').slice(0, 16) };
};

/** PKCS8 (PEM, whose line breaks may be written `\n`) or a JWK. The reason never contains what was read. */
export const readTokenKey = (text: string): TokenKey => {
  const written = text.trim();
  try {
    const sign = written.startsWith('{')
      ? createPrivateKey({ key: JSON.parse(written) as JsonWebKey, format: 'jwk' })
      : createPrivateKey(written.replaceAll('\\n', '\n'));
    return pairOf(sign);
  } catch {
    throw new Error('Not a private Ed25519 key in PKCS8 or JWK form.');
  }
};

/** For development: tokens end with the process, and browsers renew them. */
export const generateTokenKey = (): TokenKey => pairOf(generateKeyPairSync('ed25519').privateKey);
