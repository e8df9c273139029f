import { type Metric, type MetricTable, WATCHED, metricsOf } from '@chuli/telemetry';
import { page, table } from './markdown.ts';

const valuesOf = (values: NonNullable<Metric['labels']>[string]): string => {
  if (values === 'told at the start') return values;
  return 'most' in values ? `at most ${values.most}` : values.join(' ');
};

const labelsOf = ({ labels = {} }: Metric): string =>
  Object.entries(labels)
    .map(([label, values]) => `\`${label}\`: ${valuesOf(values)}`)
    .join('; ');

const rowsOf = (metrics: MetricTable) =>
  table(
    ['name', 'kind', 'what', 'labels'],
    Object.entries(metrics).map(([name, metric]) => [
      `\`${name}\``,
      metric.kind,
      metric.help,
      labelsOf(metric),
    ]),
  );

/** What all processes tell stands once. */
const shared = (): MetricTable =>
  Object.fromEntries(
    Object.entries(metricsOf('web')).filter(([name]) => WATCHED.every((one) => name in metricsOf(one))),
  );

export const metricsPage = (): string => {
  const all = shared();
  const parts = WATCHED.map((process) => {
    const own = Object.entries(metricsOf(process)).filter(([name]) => !(name in all));
    return `## ${process}\n\n${rowsOf(Object.fromEntries(own))}`;
  });
  return page(
    'Metrics',
    'What the processes tell whoever watches them, in the text form of Prometheus: docs/how-to/watch.md. Any other value of a label is counted as `other`.',
    `## every process\n\n${rowsOf(all)}`,
    ...parts,
  );
};
