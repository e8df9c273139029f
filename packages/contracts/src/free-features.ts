import { z } from 'zod';
import { ALL_FEATURES } from './tiers.ts';

/** For development and tests: `all`, or features with commas between them, that everyone holds in this copy. */
export const FreeFeatures = z
  .string()
  .default('')
  .transform((text) => (text === 'all' ? ALL_FEATURES : text.split(',').filter(Boolean)))
  .pipe(z.array(z.enum(ALL_FEATURES)));
