import { refused } from '@chuli/kernel';
import { z } from 'zod';

export const PushOrigins = z.object({
  CHULI_PUSH_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .describe('for tests: origins of push services, with commas between them'),
});

export const PUSH_DEMANDS = [
  refused('CHULI_PUSH_ORIGINS', 'would let people send our requests anywhere; it is for development'),
];
