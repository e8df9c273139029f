import type { ChannelKind } from '@chuli/contracts';
import type { Instant } from '@chuli/kernel';
import { LIVE_METRICS, PART_METRICS, openMeters, tellSpan } from '@chuli/telemetry';
import type { Unsent } from './fold/live-market.ts';

type Transport = 'socket' | 'events' | 'trunk';

/** Figures for whoever watches the process. Counted a broadcast at a time: a counter a message costs as much as sending it. */
export const createMetrics = () => {
  const meters = openMeters({ ...LIVE_METRICS, ...PART_METRICS });
  const clients: Record<Transport, number> = { socket: 0, events: 0, trunk: 0 };
  meters.read('chuli_live_clients', () =>
    Object.entries(clients).map(([transport, count]) => [{ transport }, count]),
  );
  return {
    ...meters,
    connected: (transport: Transport) => void (clients[transport] += 1),
    disconnected: (transport: Transport) => void (clients[transport] -= 1),
    sending: (listeners: number, length: number) => {
      meters.count('chuli_live_messages_total', {}, listeners);
      meters.count('chuli_live_bytes_total', {}, listeners * length);
    },
    dropped: (reason: string) => meters.count('chuli_live_dropped_total', { reason }),
    refused: (reason: string) => meters.count('chuli_live_refused_total', { reason }),
    snapshotBuilt: (kind: ChannelKind) => meters.count('chuli_live_snapshot_builds_total', { kind }),
    /** A tick has covered what waited. */
    sent: ({ arrivedAt, loggedAt, trace }: Unsent, now: Instant) => {
      meters.observe('chuli_live_lag_seconds', {}, (now - arrivedAt) / 1_000);
      tellSpan('tell browsers', { traceparent: trace, startMs: arrivedAt, endMs: now });
      if (loggedAt === null) return;
      // By the clock of the log: where it runs ahead of ours it took no time.
      meters.observe('chuli_live_log_to_browser_seconds', {}, Math.max(0, now - loggedAt) / 1_000);
    },
    trunkLost: () => meters.count('chuli_live_trunk_losses_total', {}),
    unread: (cause: string, count: number) => meters.count('chuli_live_unread_total', { cause }, count),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
