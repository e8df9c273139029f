import { z } from 'zod';
import { Tokens, onDevice } from './account-sign-in.ts';
import { post } from './contract.ts';
import { MOST_ROWS } from './most-rows.ts';

export const demoContracts = {
  demo: post({
    path: '/authenticate/v2/demo/',
    summary: 'Sign in to a demo account of one’s own, which is gone after a day with all that was done in it',
    access: 'open',
    ignoresToken: true,
    cache: 'no-store',
    cost: 'light',
    mostRows: MOST_ROWS.one,
    query: z.strictObject({}),
    body: z.strictObject(onDevice),
    reply: Tokens,
  }),
} as const;
