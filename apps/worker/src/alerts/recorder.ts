import type { Feature } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { recordJudged } from '@chuli/registry/alert';
import { createEntitlement } from './entitled.ts';
import { type Judgement, toChange } from './news.ts';

type Needs = {
  readonly registry: Registry;
  readonly clock: Clock;
  readonly freeFeatures: readonly Feature[];
  /** Something is to be sent. */
  readonly onTold: (told: number) => void;
};

export type Recorder = {
  /** Keeps judgements in their order; the ids of alerts that are no longer what was judged. */
  record: (judgements: readonly Judgement[]) => Promise<string[]>;
};

/** One transaction holds no more alerts than this: their owners wait for it to change them. */
const MOST_AT_ONCE = 200;

export const createRecorder = ({ registry, clock, freeFeatures, onTold }: Needs): Recorder => {
  const entitle = createEntitlement({ registry, freeFeatures });
  return {
    record: async (judgements) => {
      const stale: string[] = [];
      for (let from = 0; from < judgements.length; from += MOST_AT_ONCE) {
        const now = clock();
        const part = await entitle(judgements.slice(from, from + MOST_AT_ONCE), now);
        const changes = part.map((judgement) => toChange(judgement, now));
        const recorded = await recordJudged(registry, changes, new Date(now));
        stale.push(...recorded.stale);
        if (recorded.told > 0) onTold(recorded.told);
      }
      return stale;
    },
  };
};
