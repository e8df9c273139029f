import type { MetricTable } from './metric.ts';

export const STANDBY_METRICS = {
  chuli_standby_answers: { kind: 'gauge', help: '1 while PostgreSQL of this machine answers' },
  chuli_standby_primary: {
    kind: 'gauge',
    help: '1 while balancers are sent to PostgreSQL of this machine for what is written',
  },
  chuli_standby_sure: {
    kind: 'gauge',
    help: 'Of a primary: 1 while what it acknowledges is on the disks of both machines',
  },
  chuli_standby_behind_bytes: {
    kind: 'gauge',
    help: 'Of a primary: log that its copy has not on its disk; nothing where none follows',
  },
} as const satisfies MetricTable;
