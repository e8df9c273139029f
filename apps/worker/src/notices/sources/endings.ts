import type { Registry } from '@chuli/registry';
import { endingGrants } from '@chuli/registry/notice';
import { tell } from './followed.ts';

const DAY_MS = 86_400_000;
/** Told a week before, and once more on the last day. */
const STEPS = [1, 7] as const;

/** Tells of packages that end soon; how many were news. */
export const tellOfEndings = async (registry: Registry, now: Date): Promise<number> => {
  const until = new Date(now.getTime() + 7 * DAY_MS);
  let told = 0;
  for (const { id, person_id: personId, tier, ends_at } of await endingGrants(registry, now, until)) {
    const days = Math.max(1, Math.ceil((ends_at.getTime() - now.getTime()) / DAY_MS));
    const step = STEPS.find((most) => days <= most);
    if (step === undefined) continue;
    const facts = { tier, days, ends_at: Math.floor(ends_at.getTime() / 1_000) };
    const notice = { personId, kind: 'package-ends' as const, key: `ends ${id} ${step}`, facts };
    if (await tell(registry, notice, now)) told += 1;
  }
  return told;
};
