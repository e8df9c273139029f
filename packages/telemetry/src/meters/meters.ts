import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Metric, MetricTable } from '../tables/metric.ts';
import { type Given, type Labels, beginnings, closedLabels } from './labels.ts';

type NamesOf<T extends MetricTable, Kind extends Metric['kind']> = {
  [N in keyof T]: T[N]['kind'] extends Kind ? N : never;
}[keyof T] &
  string;

type LabelsOf<M extends Metric> = M extends { readonly labels: infer L }
  ? { readonly [K in keyof L]: string }
  : Readonly<Record<string, never>>;

/** One value, or one for each set of labels. Null is not known, and then there is no series. */
export type Reading<M extends Metric> = M extends { readonly labels: object }
  ? readonly (readonly [labels: LabelsOf<M>, value: number | null])[]
  : number | null;

/** The figures of a process: counted as things happen, or read when somebody asks. */
export type Meters<T extends MetricTable> = {
  count: <N extends NamesOf<T, 'counter'>>(name: N, labels: LabelsOf<T[N]>, by?: number) => void;
  observe: <N extends NamesOf<T, 'histogram'>>(name: N, labels: LabelsOf<T[N]>, value: number) => void;
  /** Something that is there anyway is read with every look; `from` answers at once and out of memory. */
  read: <N extends NamesOf<T, 'counter' | 'gauge'>>(name: N, from: () => Reading<T[N]>) => void;
  /** Begins with what Node tells of itself; once in a process. */
  collectProcess: () => void;
  text: () => Promise<string>;
  readonly contentType: string;
};

type Told = readonly (readonly [labels: Labels, value: number | null])[];
type Source = () => Told;

/** What fails to answer, or has no number, tells nothing; all other figures are told. */
const toldBy = (source: Source): readonly (readonly [labels: Labels, value: number])[] => {
  try {
    return source().flatMap(([labels, value]) => (Number.isFinite(value) ? [[labels, Number(value)]] : []));
  } catch {
    return [];
  }
};

const openHistogram = (name: string, metric: Metric, registers: Registry[], given: Given) => {
  const { help, labels = {}, buckets = [] } = metric;
  const labelNames = Object.keys(labels);
  const histogram = new Histogram({ name, help, labelNames, buckets: [...buckets], registers });
  const close = closedLabels(metric, given);
  return (told: Labels, value: number): void => histogram.observe(close(told), value);
};

const openCounter = (name: string, metric: Metric, registers: Registry[], given: Given) => {
  const close = closedLabels(metric, given);
  let source: Source | null = null;
  const counter = new Counter({
    name,
    help: metric.help,
    labelNames: Object.keys(metric.labels ?? {}),
    registers,
    collect: () => {
      if (source === null) return;
      counter.reset();
      for (const [told, value] of toldBy(source)) counter.inc(close(told), value);
    },
  });
  for (const labels of beginnings(metric)) counter.inc(labels, 0);
  return {
    count: (told: Labels, by: number): void => counter.inc(close(told), by),
    readFrom: (from: Source): void => void (source = from),
  };
};

/** Until it is told where a gauge is read from it has no series: 0 would be a figure. */
const openGauge = (name: string, metric: Metric, registers: Registry[], given: Given) => {
  const close = closedLabels(metric, given);
  let source: Source = () => [];
  const gauge: Gauge = new Gauge({
    name,
    help: metric.help,
    labelNames: Object.keys(metric.labels ?? {}),
    registers,
    collect: () => {
      gauge.reset();
      // Emptied, one without labels would stand at 0.
      gauge.remove({});
      for (const [told, value] of toldBy(source)) gauge.set(close(told), value);
    },
  });
  return { readFrom: (from: Source): void => void (source = from) };
};

const labelled = (metric: Metric | undefined, reading: unknown): Told =>
  metric?.labels === undefined ? [[{}, reading as number | null]] : (reading as Told);

/** Opens the metrics of a table; `given` are the label values that are known only now. */
export const openMeters = <const T extends MetricTable>(table: T, given: Given = {}): Meters<T> => {
  const registry = new Registry();
  const registers = [registry];
  const counting = new Map<string, (labels: Labels, by: number) => void>();
  const observing = new Map<string, (labels: Labels, value: number) => void>();
  const reading = new Map<string, (from: Source) => void>();
  for (const [name, metric] of Object.entries(table)) {
    if (metric.kind === 'histogram') observing.set(name, openHistogram(name, metric, registers, given));
    else if (metric.kind === 'gauge') reading.set(name, openGauge(name, metric, registers, given).readFrom);
    else {
      const { count, readFrom } = openCounter(name, metric, registers, given);
      counting.set(name, count);
      reading.set(name, readFrom);
    }
  }
  return {
    count: (name, labels, by = 1) => counting.get(name)?.(labels, by),
    observe: (name, labels, value) => observing.get(name)?.(labels, value),
    read: (name, from) => reading.get(name)?.(() => labelled(table[name], from())),
    collectProcess: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
