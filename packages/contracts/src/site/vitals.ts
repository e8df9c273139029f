import { z } from 'zod';
import { post } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { SCREENS } from '../screens.ts';

/** What a browser measured; null where it could not, or nothing was pressed. */
const measured = (most: number) => z.number().min(0).max(most).nullable();

export const vitalsContracts = {
  vitals: post({
    path: '/site/vitals/',
    summary:
      'How one screen felt in a browser that was drawn by lot: seconds to the largest paint, to the slowest answer to a press, and how much moved by itself. Nothing else is taken, and nobody is named',
    access: 'open',
    cache: 'no-store',
    cost: 'light',
    mostRows: MOST_ROWS.one,
    query: z.strictObject({}),
    body: z.strictObject({
      screen: z.enum(SCREENS.map(({ id }) => id)),
      lcp: measured(60),
      inp: measured(60),
      cls: measured(100),
    }),
    reply: z.object({ done: z.literal(true) }),
  }),
} as const;
