import { FreeFeatures } from '@chuli/contracts';
import { type Environment as Place, needed, refused } from '@chuli/kernel';
import { SMS_DEMANDS, SealKey, SmsEnvironment, smsOf } from '@chuli/messages';
import { z } from 'zod';
import type { PeopleOptions } from './people.ts';
import { type TokenKeys, generateTokenKey, keyRing, readAcceptedKey, readTokenKey } from './token-key.ts';

const isReadBy =
  (read: (text: string) => unknown) =>
  (text: string): boolean => {
    try {
      read(text);
      return true;
    } catch {
      return false;
    }
  };

/** No key has a bar in it, in whichever form. */
const BETWEEN_KEYS = '|';

/** Secrets are refused where they are weak; what was read never stands in the message. */
export const PeopleEnvironment = z.object({
  /** Signs access tokens; made anew at every start where it is left out, which only a developer wants. */
  CHULI_TOKEN_KEY: z
    .string()
    .refine(isReadBy(readTokenKey), 'A private Ed25519 key, PKCS8 or JWK')
    .optional(),
  /** Other keys whose tokens are accepted, with bars between them: while a key is replaced, and never longer. */
  CHULI_TOKEN_KEYS_ACCEPTED: z
    .string()
    .default('')
    .transform((text) => text.split(BETWEEN_KEYS).filter((key) => key.trim() !== ''))
    .refine((keys) => keys.every(isReadBy(readAcceptedKey)), 'Ed25519 keys, SPKI, PKCS8 or JWK'),
  /** Seals secrets of authenticator apps; without it there is no second factor. */
  CHULI_SEAL_KEY: SealKey.optional(),
  /** Signs tickets to the live stream; the gateway holds the same. */
  CHULI_LIVE_KEY: SealKey.optional(),
  ...SmsEnvironment.shape,
  /** Messages cost money: no more than this in a day. */
  CHULI_SMS_DAILY_CAP: z.coerce.number().int().min(0).max(1_000_000).default(2_000),
  /** Wrong passwords of all accounts within five minutes from which on strange devices have to wait. */
  CHULI_SIGN_IN_BRAKE: z.coerce.number().int().min(1).max(1_000_000).optional(),
  CHULI_FREE_FEATURES: FreeFeatures,
});

type Environment = z.output<typeof PeopleEnvironment>;

export const PEOPLE_DEMANDS = [
  needed('CHULI_TOKEN_KEY', 'signs access tokens; one that dies with the process signs everybody out'),
  needed('CHULI_SEAL_KEY', 'seals codes and second factors'),
  needed('CHULI_LIVE_KEY', 'signs tickets to the live stream'),
  ...SMS_DEMANDS,
  refused('CHULI_FREE_FEATURES', 'would open to everyone what is sold; it is for development'),
];

const tokenKeysOf = ({ CHULI_TOKEN_KEY: own, CHULI_TOKEN_KEYS_ACCEPTED: others }: Environment): TokenKeys =>
  keyRing(own === undefined ? generateTokenKey() : readTokenKey(own), others.map(readAcceptedKey));

export const peopleOf = (env: Environment, place: Place): PeopleOptions => ({
  tokenKeys: tokenKeysOf(env),
  sealKey: env.CHULI_SEAL_KEY ?? null,
  liveKey: env.CHULI_LIVE_KEY ?? null,
  sms: smsOf(env, place),
  smsDailyCap: env.CHULI_SMS_DAILY_CAP,
  ...(env.CHULI_SIGN_IN_BRAKE !== undefined && { brakeAt: env.CHULI_SIGN_IN_BRAKE }),
  freeFeatures: env.CHULI_FREE_FEATURES,
});
