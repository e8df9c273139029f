/** The values of a label: these; those told when the process starts; or whatever comes, up to so many. */
export type LabelValues = readonly string[] | 'told at the start' | { readonly most: number };

/** One figure under the name by which rules and dashboards ask for it. All names stand in this folder and nowhere else. */
export type Metric = {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** A value that a label does not have is counted as `other`: no path and no text of a reader makes a new series. */
  readonly labels?: Readonly<Record<string, LabelValues>>;
  /** Upper ends; of histograms alone. */
  readonly buckets?: readonly number[];
};

export type MetricTable = Readonly<Record<string, Metric>>;
