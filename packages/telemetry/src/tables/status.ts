import type { MetricTable } from './metric.ts';

/** What a robot outside of the product looks at, minute by minute. */
export const STATUS_PARTS = ['pages', 'calls', 'live', 'prices'] as const;

export const STATUS_METRICS = {
  chuli_status_good: {
    kind: 'gauge',
    help: 'Of the last look from outside: 1 where a reader got it, 0 where not; nothing where that is unknown or does not count',
    labels: { part: STATUS_PARTS },
  },
  chuli_status_look_seconds: {
    kind: 'gauge',
    help: 'How long the last look at a part took; of prices, how old they were',
    labels: { part: STATUS_PARTS },
  },
  chuli_status_look_age_seconds: { kind: 'gauge', help: 'Since the last look ended' },
  chuli_status_session_minutes: {
    kind: 'gauge',
    help: 'Minutes of the last 30 sessions as seen from outside',
    labels: { verdict: ['good', 'bad', 'unknown'] },
  },
} as const satisfies MetricTable;
