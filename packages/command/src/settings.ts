import { PRODUCT } from '@chuli/kernel';

export type Settings = {
  registryUrl: string;
  tapeUrl: string;
  tapeDatabase: string;
};

const addressOf = (name: string, fallback: string, protocols: string[]): string => {
  const text = process.env[name] ?? fallback;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (!protocols.includes(protocol))
    throw new Error(`${name} is not an address of ${protocols.join(' or ')}`);
  return text;
};

const databaseName = (name: string, fallback: string): string => {
  const text = process.env[name] ?? fallback;
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(text)) throw new Error(`${name} is not the name of a database`);
  return text;
};

/** Where the engines are, from the environment; the defaults are the ports of `npm run engines`. */
export const readSettings = (): Settings => ({
  registryUrl: addressOf('DATABASE_URL', `postgres://postgres@127.0.0.1:25432/${PRODUCT.slug}`, [
    'postgres:',
    'postgresql:',
  ]),
  tapeUrl: addressOf('CLICKHOUSE_URL', 'http://127.0.0.1:28123', ['http:', 'https:']),
  tapeDatabase: databaseName('CHULI_TAPE_DATABASE', PRODUCT.slug),
});
