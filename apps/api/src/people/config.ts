import { z } from 'zod';
import type { PeopleOptions } from './people.ts';
import { SEAL_KEY_BYTES } from './seal.ts';
import { aakashSms } from './sms/aakash.ts';
import { consoleSms } from './sms/console.ts';
import type { Sms } from './sms/port.ts';
import { sparrowSms } from './sms/sparrow.ts';
import { type TokenKey, readTokenKey } from './token-key.ts';

const isTokenKey = (text: string): boolean => {
  try {
    readTokenKey(text);
    return true;
  } catch {
    return false;
  }
};

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

/** By chance: the same byte is not there again and again. */
const isStrong = (bytes: Buffer): boolean => bytes.length === SEAL_KEY_BYTES && new Set(bytes).size > 16;

/** Secrets are refused where they are weak; what was read never stands in the message. */
export const PeopleEnvironment = z.object({
  /** Signs access tokens; made anew at every start where it is left out, which only a developer wants. */
  CHULI_TOKEN_KEY: z.string().refine(isTokenKey, 'A private Ed25519 key, PKCS8 or JWK').optional(),
  /** Seals secrets of authenticator apps; without it there is no second factor. */
  CHULI_SEAL_KEY: z
    .string()
    .refine((text) => isStrong(bytesOf(text)), '32 bytes by chance, in base64')
    .optional(),
  CHULI_SMS: z.enum(['none', 'console', 'sparrow', 'aakash']).optional(),
  CHULI_SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHULI_SMS_TOKEN: z.string().min(8, 'A token has 8 characters or more').optional(),
  /** The sender that is registered with the gateway; Sparrow asks for it. */
  CHULI_SMS_FROM: z.string().min(1).optional(),
  /** Messages cost money: no more than this in a day. */
  CHULI_SMS_DAILY_CAP: z.coerce.number().int().min(0).max(1_000_000).default(2_000),
});

type Environment = z.output<typeof PeopleEnvironment>;

const needed = (env: Environment, name: 'CHULI_SMS_TOKEN' | 'CHULI_SMS_FROM'): string => {
  const value = env[name];
  if (value === undefined) throw new Error(`${name} is needed for CHULI_SMS=${env.CHULI_SMS}.`);
  return value;
};

const GATEWAYS: Record<NonNullable<Environment['CHULI_SMS']>, (env: Environment) => Sms | null> = {
  none: () => null,
  console: () => consoleSms((line) => void process.stderr.write(line)),
  sparrow: (env) =>
    sparrowSms({
      url: env.CHULI_SMS_URL ?? 'https://api.sparrowsms.com/v2/sms/',
      token: needed(env, 'CHULI_SMS_TOKEN'),
      from: needed(env, 'CHULI_SMS_FROM'),
    }),
  aakash: (env) =>
    aakashSms({
      url: env.CHULI_SMS_URL ?? 'https://sms.aakashsms.com/sms/v3/send',
      token: needed(env, 'CHULI_SMS_TOKEN'),
    }),
};

const tokenKeyOf = ({ CHULI_TOKEN_KEY: text }: Environment, isProduction: boolean): TokenKey | null => {
  if (text !== undefined) return readTokenKey(text);
  if (isProduction) throw new Error('CHULI_TOKEN_KEY is needed in production.');
  return null;
};

const smsOf = (env: Environment, isProduction: boolean): Sms | null => {
  const chosen = env.CHULI_SMS ?? (isProduction ? 'none' : 'console');
  if (chosen === 'console' && isProduction)
    throw new Error('CHULI_SMS=console would write codes to the terminal; it is for development.');
  return GATEWAYS[chosen](env);
};

export const peopleOf = (env: Environment, isProduction: boolean): PeopleOptions => ({
  tokenKey: tokenKeyOf(env, isProduction),
  sealKey: env.CHULI_SEAL_KEY === undefined ? null : bytesOf(env.CHULI_SEAL_KEY),
  sms: smsOf(env, isProduction),
  smsDailyCap: env.CHULI_SMS_DAILY_CAP,
});
