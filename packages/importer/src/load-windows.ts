import type { Registry } from '@chuli/registry';
import { baseFacts, referenceOf } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { scoreWindows } from '@chuli/tape/write';
import type { StepReport } from './step.ts';

type Stores = { readonly registry: Registry; readonly tape: Tape };

/** Scores the windows of brokers that are not there yet, or whose trades or ex-dates are others now; says of how many days. */
export const bringUpWindows = async ({ registry, tape }: Stores): Promise<number> =>
  scoreWindows(tape, (await baseFacts(referenceOf(registry))).adjustments);

/** After all days of trades: a window reaches back over twenty of them. */
export const loadWindows = async (stores: Stores): Promise<StepReport> => {
  const days = await bringUpWindows(stores);
  return {
    step: 'windows',
    accepted: days,
    rejected: 0,
    rejections: [],
    mended: [],
    skipped: days === 0,
  };
};
