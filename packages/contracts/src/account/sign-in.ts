import { z } from 'zod';
import { post } from '../contract.ts';
import { signingIn } from '../kinds.ts';
import { PhoneNumber } from '../parts.ts';

/** Through what a person signs in. */
export const MEDIA = ['web', 'android', 'ios'] as const;

/** In any script; no control character, which no database and no screen takes. */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}+$/u, 'A name has no control characters.');

/** Any length is taken here and judged by the rules of passwords; beyond this it is no password. */
export const Password = z.string().min(1).max(1_000);

/** A name that the device made up for itself by chance and keeps. It tells a known device from others. */
const Device = z.string().min(16).max(200);

export const onDevice = { device: Device, medium: z.enum(MEDIA).default('web') };

const RefreshToken = z.string().min(1).max(200);
export const Code = z.string().regex(/^\d{6}$/, 'A code has six digits.');
/** The secret of whoever asked for a code: without it the code is nothing. */
const CodeRequest = z.string().min(1).max(100);

export const Tokens = z.object({
  access: z.string(),
  refresh: z.string(),
  /** Seconds until the access token has to be renewed. */
  expires_in: z.int().positive(),
});

const CodeSent = z.object({
  request: z.string(),
  /** Seconds for which the code works, and until another may be asked for. */
  expires_in: z.int().positive(),
  resend_in: z.int().positive(),
});

export const Done = z.object({ done: z.literal(true) });

export const signInContracts = {
  token: post({
    ...signingIn,
    path: '/authenticate/v2/token/',
    summary: 'Sign in: an access token and a refresh token',
    body: z.strictObject({
      phone_number: PhoneNumber,
      password: Password,
      ...onDevice,
      /** Of the authenticator app, for whoever has set one up. */
      code: Code.optional(),
    }),
    reply: Tokens,
  }),
  refresh: post({
    ...signingIn,
    path: '/authenticate/v2/token/refresh/',
    summary: 'New tokens for a refresh token, which is spent by it; a stolen one ends the sign-in',
    body: z.strictObject({ refresh: RefreshToken, device: Device.optional() }),
    reply: Tokens,
  }),
  logout: post({
    ...signingIn,
    path: '/authenticate/v2/logout/',
    summary: 'End the sign-in of a refresh token; the answer is the same for an unknown one',
    body: z.strictObject({ refresh: RefreshToken }),
    reply: Done,
  }),
  signUp: post({
    ...signingIn,
    path: '/authenticate/v2/signup/',
    summary: 'Ask for an account: a one-time code is sent to the number',
    body: z.strictObject({
      phone_number: PhoneNumber,
      password: Password,
      name: PersonName,
    }),
    reply: CodeSent,
  }),
  verifySignUp: post({
    ...signingIn,
    path: '/authenticate/v2/signup/verify/',
    summary: 'Open the account with the code, and sign in',
    body: z.strictObject({ phone_number: PhoneNumber, request: CodeRequest, code: Code, ...onDevice }),
    reply: Tokens,
  }),
  resetPassword: post({
    ...signingIn,
    path: '/authenticate/v2/password/reset/',
    summary: 'A one-time code for a new password; the answer is the same for an unknown number',
    body: z.strictObject({ phone_number: PhoneNumber }),
    reply: CodeSent,
  }),
  confirmReset: post({
    ...signingIn,
    path: '/authenticate/v2/password/reset/confirm/',
    summary: 'Set a new password with the code; every sign-in ends',
    body: z.strictObject({ phone_number: PhoneNumber, request: CodeRequest, code: Code, password: Password }),
    reply: Done,
  }),
};
