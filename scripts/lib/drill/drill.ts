/** What a drill is asked: how large, from which seed, on which archive; how often, where that is not the size's. */
export type DrillOptions = {
  isFull: boolean;
  seed: number;
  archive: string | null;
  times?: number | undefined;
};

export type DrillResult = { isGood: boolean; summary: string };

/** Prints its figures as it goes. */
export type Drill = (options: DrillOptions) => Promise<DrillResult>;

export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};
