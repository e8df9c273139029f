import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@chuli/command';

export const KEY_SETTING = 'CHULI_RELEASE_KEY';
const KIND = 'ed25519';
const FOR_OTHERS = 0o077;

/** The private key: a PEM file that only its owner reads, and that lies in no clone. */
export const readPrivateKey = (file: string | undefined): string => {
  if (file === undefined || file === '') throw new Error(`${KEY_SETTING} names no file with the private key`);
  const real = realpathSync(file);
  if (real.startsWith(`${realpathSync(ROOT)}${path.sep}`))
    throw new Error(`${KEY_SETTING} names a file of the repository`);
  if ((statSync(real).mode & FOR_OTHERS) !== 0) throw new Error(`${file} can be read by others: chmod 600`);
  return readFileSync(real, 'utf8');
};

/** One line of base64. */
export const signed = (text: string, privateKey: string): string => {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== KIND) throw new Error(`The key is not one of ${KIND}`);
  return `${sign(null, Buffer.from(text), key).toString('base64')}\n`;
};

export const isSignedBy = (text: string, signature: string, publicKey: string): boolean => {
  const key = createPublicKey(publicKey);
  return (
    key.asymmetricKeyType === KIND &&
    verify(null, Buffer.from(text), key, Buffer.from(signature.trim(), 'base64'))
  );
};
