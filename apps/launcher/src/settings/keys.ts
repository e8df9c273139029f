import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';

const randomKey = (): string => randomBytes(32).toString('base64');

/** Fits into an address and into the configuration of NATS as it is. */
const password = (): string => `p${randomBytes(16).toString('hex')}`;

const tokenKey = (): string =>
  JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));

const vapidPair = (): { publicKey: string; privateKey: string } => {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A') };
};

/** Every secret of an installation that nobody has to be asked for. */
export const freshKeys = () => ({
  token: tokenKey(),
  seal: randomKey(),
  live: randomKey(),
  trunk: randomKey(),
  operator: randomKey(),
  vapid: vapidPair(),
  postgres: password(),
  backup: password(),
  clickhouse: password(),
  publisher: password(),
  reader: password(),
  judge: password(),
  natsOperator: password(),
});

export type Keys = ReturnType<typeof freshKeys>;
