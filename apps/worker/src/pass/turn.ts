import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Fence, UNFENCED } from '@chuli/tape/write';

/** Under whose right a pass writes, and what cuts it short. */
export type Turn = { readonly fence: Fence; readonly stopping: AbortSignal };

export const UNHURRIED: Turn = { fence: UNFENCED, stopping: new AbortController().signal };

/** Between two stocks: lets the process hear what it is told, renew its lease, answer; throws when it is to stop. */
export const breathe = async ({ stopping }: Turn): Promise<void> => {
  await nextTurn();
  stopping.throwIfAborted();
};
