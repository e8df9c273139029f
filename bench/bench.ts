export type BenchOptions = {
  full: boolean;
  archive: string | undefined;
  measure: boolean;
  soak?: boolean;
};

/** Measures, prints its figures with a summary last, and returns the exit code: 1 when short of the target. */
export type Bench = (options: BenchOptions) => Promise<number>;
