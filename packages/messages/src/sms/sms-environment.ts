import { type Environment as Place, isStrict, needed, refused } from '@chuli/kernel';
import { secret } from '@chuli/settings';
import { z } from 'zod';
import { aakashSms } from './aakash.ts';
import { consoleSms } from './console.ts';
import type { Sms } from './port.ts';
import { sparrowSms } from './sparrow.ts';

export const SmsEnvironment = z.object({
  CHULI_SMS: z
    .enum(['none', 'console', 'sparrow', 'aakash'])
    .optional()
    .describe('gateway of messages: sparrow or aakash; `none` closes sign-up and reset'),
  CHULI_SMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('its address, where that is not the usual one'),
  CHULI_SMS_TOKEN: z
    .string()
    .min(8, 'A token has 8 characters or more')
    .optional()
    .meta(secret('what the gateway knows us by')),
  CHULI_SMS_FROM: z.string().min(1).optional().describe('sender that is registered with Sparrow'),
});

type Environment = z.output<typeof SmsEnvironment>;

const settingOf = (env: Environment, name: 'CHULI_SMS_TOKEN' | 'CHULI_SMS_FROM'): string => {
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
      token: settingOf(env, 'CHULI_SMS_TOKEN'),
      from: settingOf(env, 'CHULI_SMS_FROM'),
    }),
  aakash: (env) =>
    aakashSms({
      url: env.CHULI_SMS_URL ?? 'https://sms.aakashsms.com/sms/v3/send',
      token: settingOf(env, 'CHULI_SMS_TOKEN'),
    }),
};

/** `none` closes sign-up and may be said; what must not happen is that nobody said anything. */
export const SMS_DEMANDS = [
  needed('CHULI_SMS', 'the gateway of messages: sparrow, aakash or none'),
  refused(
    'CHULI_SMS',
    'console writes codes to the terminal; it is for development',
    (name) => name === 'console',
  ),
  needed('CHULI_SMS_TOKEN', 'what the gateway knows us by', ({ CHULI_SMS: name }) =>
    ['sparrow', 'aakash'].includes(name ?? ''),
  ),
  needed('CHULI_SMS_FROM', 'the sender that Sparrow knows', ({ CHULI_SMS: name }) => name === 'sparrow'),
];

export const smsOf = (env: Environment, place: Place): Sms | null =>
  GATEWAYS[env.CHULI_SMS ?? (isStrict(place) ? 'none' : 'console')](env);
