import { generateKeyPairSync, randomBytes } from 'node:crypto';

const ENGINES = {
  CLICKHOUSE_URL: 'http://127.0.0.1:8123',
  DATABASE_URL: 'postgres://chuli@127.0.0.1/chuli',
};

const randomKey = (): string => randomBytes(32).toString('base64');

export const DEVELOPMENT = { ...ENGINES, CHULI_ENVIRONMENT: 'development' };

/** Everything that production demands, and nothing else. */
export const PRODUCTION = {
  ...ENGINES,
  CHULI_ENVIRONMENT: 'production',
  CHULI_TOKEN_KEY: String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
  CHULI_SEAL_KEY: randomKey(),
  CHULI_LIVE_KEY: randomKey(),
  CHULI_OPERATOR_KEY: randomKey(),
  CHULI_SMS: 'none',
  CHULI_TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
};
