import type { Demand } from '@chuli/kernel';
import type { z } from 'zod';

type Shape = Readonly<Record<string, z.ZodType>>;

/** All that one process reads of its environment, declared: from this it is read, and described. */
export type ProcessSettings = {
  readonly process: string;
  /** Names stand in full, or behind what all of a group begin with. */
  readonly groups: readonly { readonly shape: Shape; readonly prefix?: string }[];
  readonly demands: readonly Demand[];
};
