import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { HOSTS } from '@chuli/contracts/screens';
import type { Environment } from '@chuli/kernel';

type Strict = Exclude<Environment, 'development'>;

/** The name by which a drill asks: these processes answer to no bare address. */
export const hostOf = (environment: Strict): string => HOSTS[environment].whole[0] ?? '';

const randomKey = (): string => randomBytes(32).toString('base64');

/** Everything without which no process starts where the rules of production hold; what a drill is about it says itself. */
export const strictSettings = (environment: Strict) => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    key: privateKey,
    settings: {
      CHULI_ENVIRONMENT: environment,
      CHULI_TOKEN_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      CHULI_SEAL_KEY: randomKey(),
      CHULI_LIVE_KEY: randomKey(),
      CHULI_LIVE_PROXIES: '0',
      CHULI_OPERATOR_KEY: randomKey(),
      CHULI_SMS: 'none',
      // Of an address for documentation: nobody is believed about where a request came from.
      CHULI_TRUSTED_PROXIES: '192.0.2.1',
    },
  };
};
