import type { MetricTable } from './metric.ts';

export const WEB_METRICS = {
  chuli_web_requests_total: {
    kind: 'counter',
    help: 'Answers to readers by what was asked for and status; `left` is a reader who went before',
    labels: {
      kind: ['page', 'asset', 'api', 'live', 'status', 'refused'],
      status: ['1xx', '2xx', '3xx', '4xx', '5xx', 'left'],
    },
  },
  chuli_web_upstream_seconds: {
    kind: 'histogram',
    help: 'Until what is behind us began to answer',
    labels: { behind: ['api', 'live'] },
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 8, 15],
  },
  chuli_web_upstream_failed_total: {
    kind: 'counter',
    help: 'Questions that what is behind us did not answer',
    labels: { behind: ['api', 'live'], why: ['refused', 'late'] },
  },
  chuli_web_sockets: {
    kind: 'gauge',
    help: 'Open connections: of readers, and of listeners through us to the gateway',
    labels: { kind: ['readers', 'listeners'] },
  },
} as const satisfies MetricTable;
