import { z } from 'zod';

export const KeptId = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const KeptName = z.string().trim().min(1).max(60);

/** How many changes the sender has seen: one that knows less is told how it is now, and changes nothing. */
export const Version = z.int().positive();

export const Interval = z.enum(['1', '5', '15', '30', '60', 'D', 'W', 'M']);

/** Those of a chart, each as its address has it: `ema:21`, and with a minus before it while it is hidden. */
export const Indicators = z
  .array(
    z
      .string()
      .max(60)
      .regex(/^-?[a-z][a-z0-9-]*(?::-?\d+(?:\.\d+)?)*$/),
  )
  .max(12);
