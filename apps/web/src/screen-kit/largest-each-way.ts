import type { Bar } from '@chuli/ui';

/** Largest above zero first, largest below zero last, as many of each as there is room for. */
export const largestEachWay = (bars: readonly Bar[], each: number): Bar[] => {
  const sorted = bars.toSorted((a, b) => b.value - a.value);
  const above = sorted.filter(({ value }) => value > 0).slice(0, each);
  const below = sorted.filter(({ value }) => value < 0).slice(-each);
  return [...above, ...below];
};
