import type { LabelValues, Metric } from '../tables/metric.ts';

const OTHER = 'other';

/** The closed sets that are known only when a process starts, by label. */
export type Given = Readonly<Record<string, readonly string[]>>;

type Close = (value: string) => string;

const within = (values: readonly string[]): Close => {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : OTHER);
};

const upTo = (most: number): Close => {
  const known = new Set<string>();
  return (value) => {
    if (!known.has(value) && known.size >= most) return OTHER;
    known.add(value);
    return value;
  };
};

const closeOf = (label: string, values: LabelValues, given: Given): Close => {
  if (values !== 'told at the start') return 'most' in values ? upTo(values.most) : within(values);
  return within(given[label] ?? []);
};

export type Labels = Readonly<Record<string, string>>;

/** Makes every value of a metric's labels one of its set, so that nothing from outside makes a new series. */
export const closedLabels = ({ labels }: Metric, given: Given): ((told: Labels) => Labels) => {
  const closing = Object.entries(labels ?? {}).map(
    ([label, values]) => [label, closeOf(label, values, given)] as const,
  );
  return (told) => {
    const closed: Record<string, string> = {};
    for (const [label, close] of closing) closed[label] = close(told[label] ?? '');
    return closed;
  };
};

/** A few series are worth beginning at 0, so that the first event is an increase. */
const MOST_BEGUN = 60;

/** Every combination of labels that have values of their own; none where that would be many, or some have not. */
export const beginnings = ({ labels = {} }: Metric): readonly Labels[] => {
  let all: Labels[] = [{}];
  for (const [label, values] of Object.entries(labels)) {
    if (values === 'told at the start' || 'most' in values) return [];
    all = all.flatMap((one) =>
      values.map((value) => Object.fromEntries([...Object.entries(one), [label, value]])),
    );
  }
  return all.length > MOST_BEGUN || all.length === 1 ? [] : all;
};
