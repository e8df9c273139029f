import type { Random } from '@chuli/simulator';

/** The newest days with trades and others at random. */
export const drawnDays = (days: readonly string[], count: number, random: Random): string[] => {
  const newest = days.slice(-Math.ceil(count / 2));
  const left = days.slice(0, days.length - newest.length);
  const drawn = [...newest];
  while (left.length > 0 && drawn.length < count)
    drawn.push(...left.splice(random.whole(0, left.length - 1), 1));
  return drawn.toSorted();
};
