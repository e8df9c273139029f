import type { Hits } from '@chuli/indicators';
import type { Slot } from '../read-table.ts';
import { type Sight, steps } from './sight.ts';

type Told = readonly { readonly id: string; readonly value: number }[] | null;

const hitsFromSteps = (sight: Sight, slot: Slot): ((id: string) => Hits) => {
  const all = steps(sight, slot).flatMap((told, bar) =>
    ((told as Told) ?? []).map(({ id, value }) => ({ id, value, bar })),
  );
  const byId = Map.groupBy(all, ({ id }) => id);
  return (id) => {
    const own = byId.get(id) ?? [];
    return { bars: own.map(({ bar }) => bar), values: own.map(({ value }) => value) };
  };
};

/** Where a use hits a pattern, and with which value. */
export const hitsIn = (sight: Sight, slot: Slot, id: string): Hits => {
  const known = sight.hits.get(slot);
  if (known !== undefined) return known(id);
  const hitsOf = slot.indicator.hits?.(sight.bars, slot.chosen) ?? hitsFromSteps(sight, slot);
  sight.hits.set(slot, hitsOf);
  return hitsOf(id);
};
