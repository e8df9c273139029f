import { PRODUCT } from '@chuli/kernel';
import { z } from 'zod';
import { secret } from './secret.ts';

/** A whole number in digits: `4e3` is a slip of somebody's, and nothing is none. */
export const whole = (low: number, high: number, what = `a whole number from ${low} to ${high}`) =>
  z
    .string()
    .regex(/^\d{1,9}$/, what)
    .transform(Number)
    .pipe(z.number().min(low, what).max(high, what));

export const port = (own: number) => whole(0, 65_535, 'a port').default(own).describe('port; 0 takes any');

export const host = () =>
  z.string().min(1, 'an address to listen on').default('127.0.0.1').describe('address to listen on');

/** Names with commas between them; none where nothing is said. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What every process writes its log by. */
export const LogLevel = {
  CHULI_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('the least that is logged: fatal, error, warn, info, debug, trace or silent'),
};

/** How long a server goes on; where nothing is said the place decides. */
export const Leaving = {
  CHULI_LEAVE_SECONDS: whole(0, 60, 'seconds up to 60')
    .optional()
    .describe(
      'how long requests are still taken in after SIGTERM, while `/readyz` says no: 5, in development 0',
    ),
};

/** The two stores, as every process that reads or writes them is told of them. */
export const Stores = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .meta(secret('PostgreSQL: `postgres://user:password@host:5432/chuli`')),
  CLICKHOUSE_URL: z
    .url({ protocol: /^https?$/ })
    .meta(secret('ClickHouse, by HTTP: `http://user:password@host:8123`')),
  CHULI_TAPE_DATABASE: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/)
    .default(PRODUCT.slug)
    .describe('database of ClickHouse'),
};
