import { z } from 'zod';
import { aakashSms } from './aakash.ts';
import { consoleSms } from './console.ts';
import type { Sms } from './port.ts';
import { sparrowSms } from './sparrow.ts';

export const SmsEnvironment = z.object({
  CHULI_SMS: z.enum(['none', 'console', 'sparrow', 'aakash']).optional(),
  CHULI_SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHULI_SMS_TOKEN: z.string().min(8, 'A token has 8 characters or more').optional(),
  /** The sender that is registered with the gateway; Sparrow asks for it. */
  CHULI_SMS_FROM: z.string().min(1).optional(),
});

type Environment = z.output<typeof SmsEnvironment>;

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

export const smsOf = (env: Environment, isProduction: boolean): Sms | null => {
  const chosen = env.CHULI_SMS ?? (isProduction ? 'none' : 'console');
  if (chosen === 'console' && isProduction)
    throw new Error('CHULI_SMS=console would write codes to the terminal; it is for development.');
  return GATEWAYS[chosen](env);
};
