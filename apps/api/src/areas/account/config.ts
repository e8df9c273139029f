import { FreeFeatures } from '@chuli/contracts';
import { type Environment as Place, needed, refused } from '@chuli/kernel';
import { SMS_DEMANDS, SealKey, SealKeys, SmsEnvironment, smsOf } from '@chuli/messages';
import { SHARED, secret } from '@chuli/settings';
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
  CHULI_TOKEN_KEY: z
    .string()
    .refine(isReadBy(readTokenKey), 'A private Ed25519 key, PKCS8 or JWK')
    .optional()
    .meta(secret('private Ed25519 key that signs access tokens, PKCS8 or JWK; the same in every copy')),
  CHULI_TOKEN_KEYS_ACCEPTED: z
    .string()
    .default('')
    .transform((text) => text.split(BETWEEN_KEYS).filter((key) => key.trim() !== ''))
    .refine((keys) => keys.every(isReadBy(readAcceptedKey)), 'Ed25519 keys, SPKI, PKCS8 or JWK')
    .meta(secret('other keys whose tokens are accepted while the key is replaced, with `|` between them')),
  CHULI_SEAL_KEY: SealKeys.optional().meta(SHARED.sealKey),
  CHULI_LIVE_KEY: SealKey.optional().meta(SHARED.liveKey),
  ...SmsEnvironment.shape,
  CHULI_SMS_DAILY_CAP: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(2_000)
    .describe('most codes sent in a day: messages cost money'),
  CHULI_SIGN_IN_BRAKE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('wrong passwords of all within five minutes from which on strange devices wait; 300'),
  CHULI_FREE_FEATURES: FreeFeatures.meta(SHARED.freeFeatures),
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
  sealKeys: env.CHULI_SEAL_KEY ?? [],
  liveKey: env.CHULI_LIVE_KEY ?? null,
  sms: smsOf(env, place),
  smsDailyCap: env.CHULI_SMS_DAILY_CAP,
  ...(env.CHULI_SIGN_IN_BRAKE !== undefined && { brakeAt: env.CHULI_SIGN_IN_BRAKE }),
  freeFeatures: env.CHULI_FREE_FEATURES,
});
