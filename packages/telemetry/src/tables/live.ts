import type { MetricTable } from './metric.ts';

export const LIVE_METRICS = {
  chuli_live_clients: {
    kind: 'gauge',
    help: 'Connections now; a trunk is a relay that mirrors this gateway',
    labels: { transport: ['socket', 'events', 'trunk'] },
  },
  chuli_live_messages_total: { kind: 'counter', help: 'Messages sent' },
  chuli_live_bytes_total: { kind: 'counter', help: 'Bytes sent' },
  chuli_live_dropped_total: {
    kind: 'counter',
    help: 'Connections that we ended, by reason',
    labels: { reason: { most: 20 } },
  },
  chuli_live_refused_total: {
    kind: 'counter',
    help: 'Connections and subscriptions that we refused, by reason',
    labels: { reason: { most: 40 } },
  },
  chuli_live_snapshot_builds_total: {
    kind: 'counter',
    help: 'Snapshots built, by kind of channel',
    labels: { kind: { most: 40 } },
  },
  chuli_live_lag_seconds: {
    kind: 'histogram',
    help: 'From the arrival of an event to its delta being sent, with the wait for the second',
    buckets: [0.1, 0.25, 0.5, 1, 1.1, 1.25, 1.5, 2, 5, 10],
  },
  chuli_live_log_to_browser_seconds: {
    kind: 'histogram',
    help: 'From the moment the log took an event to its delta being sent; the clocks of two machines are in it',
    buckets: [0.1, 0.25, 0.5, 1, 1.25, 1.5, 2, 3, 5, 10, 30],
  },
  chuli_live_unread_total: {
    kind: 'counter',
    help: 'Events of the log that could not be read, by cause',
    labels: { cause: { most: 10 } },
  },
  chuli_live_caught_up: {
    kind: 'gauge',
    help: '1 once the log was read to its end: listeners may be taken in',
  },
  chuli_live_trunk_age_seconds: {
    kind: 'gauge',
    help: 'Of a relay: since its folder last said anything; it is asked every second',
  },
  chuli_live_trunk_losses_total: {
    kind: 'counter',
    help: 'Of a relay: how often its line to a folder ended or could not be opened',
  },
} as const satisfies MetricTable;
