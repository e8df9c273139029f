import { z } from 'zod';
import { Tokens, onDevice } from './sign-in.ts';
import { post } from '../contract.ts';
import { signingIn } from '../kinds.ts';

export const demoContracts = {
  demo: post({
    ...signingIn,
    path: '/authenticate/v2/demo/',
    summary: 'Sign in to a demo account of one’s own, which is gone after a day with all that was done in it',
    body: z.strictObject(onDevice),
    reply: Tokens,
  }),
} as const;
