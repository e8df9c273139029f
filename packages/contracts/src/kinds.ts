import { z } from 'zod';
import { MOST_ROWS } from './most-rows.ts';

/** Calls about what a signed-in person has. */
export const personal = {
  access: 'user',
  cache: 'no-store',
  cost: 'light',
  mostRows: MOST_ROWS.kept,
  query: z.strictObject({}),
} as const;

/** Calls of somebody who is not signed in yet; a token that no longer holds must not stand in their way. */
export const signingIn = {
  access: 'open',
  ignoresToken: true,
  cache: 'no-store',
  cost: 'light',
  mostRows: MOST_ROWS.one,
  query: z.strictObject({}),
} as const;
