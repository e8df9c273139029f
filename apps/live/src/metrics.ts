import type { ChannelKind } from '@chuli/contracts';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

type Transport = 'socket' | 'events';

/** Figures for whoever watches the process. Counted a broadcast at a time: a counter a message costs as much as sending it. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  const clients = new Gauge({
    name: 'chuli_live_clients',
    help: 'Connections now',
    labelNames: ['transport'],
    registers,
  });
  const messages = new Counter({ name: 'chuli_live_messages_total', help: 'Messages sent', registers });
  const bytes = new Counter({ name: 'chuli_live_bytes_total', help: 'Bytes sent', registers });
  const dropped = new Counter({
    name: 'chuli_live_dropped_total',
    help: 'Connections that we ended, by reason',
    labelNames: ['reason'],
    registers,
  });
  const refused = new Counter({
    name: 'chuli_live_refused_total',
    help: 'Connections and subscriptions that we refused, by reason',
    labelNames: ['reason'],
    registers,
  });
  const snapshots = new Counter({
    name: 'chuli_live_snapshot_builds_total',
    help: 'Snapshots built, by kind of channel',
    labelNames: ['kind'],
    registers,
  });
  const lag = new Histogram({
    name: 'chuli_live_lag_seconds',
    help: 'From the arrival of an event to its delta being sent, with the wait for the second',
    buckets: [0.1, 0.25, 0.5, 1, 1.1, 1.25, 1.5, 2, 5, 10],
    registers,
  });
  const unread = new Counter({
    name: 'chuli_live_unread_total',
    help: 'Events of the log that could not be read, by cause',
    labelNames: ['cause'],
    registers,
  });
  return {
    collectProcess: () => collectDefaultMetrics({ register: registry }),
    connected: (transport: Transport) => clients.inc({ transport }),
    disconnected: (transport: Transport) => clients.dec({ transport }),
    sending: (listeners: number, length: number) => {
      messages.inc(listeners);
      bytes.inc(listeners * length);
    },
    dropped: (reason: string) => dropped.inc({ reason }),
    refused: (reason: string) => refused.inc({ reason }),
    snapshotBuilt: (kind: ChannelKind) => snapshots.inc({ kind }),
    sent: (lagMs: number) => lag.observe(lagMs / 1000),
    unread: (cause: string, count: number) => unread.inc({ cause }, count),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
