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
