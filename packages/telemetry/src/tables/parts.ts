import { SENT_CHANNELS, type SentChannel } from '@chuli/kernel';
import type { MetricTable } from './metric.ts';

/** The ways by which messages leave to people. */
export const CHANNELS = Object.keys(SENT_CHANNELS) as readonly SentChannel[];

/** What more than one process is made of: engines, pools, queues and caches, each under its own name. */
export const PART_METRICS = {
  chuli_engine_away: {
    kind: 'gauge',
    help: '1 while the engine was away when it was last asked',
    labels: { engine: ['tape', 'registry', 'log'] },
  },
  chuli_pool_in_use: {
    kind: 'gauge',
    help: 'Connections or places at work',
    labels: { pool: 'told at the start' },
  },
  chuli_pool_waiting: {
    kind: 'gauge',
    help: 'Questions that wait for one',
    labels: { pool: 'told at the start' },
  },
  chuli_pool_size: {
    kind: 'gauge',
    help: 'How many there may be',
    labels: { pool: 'told at the start' },
  },
  chuli_queue_length: {
    kind: 'gauge',
    help: 'What waits in a queue',
    labels: { queue: 'told at the start' },
  },
  chuli_cache_asked_total: {
    kind: 'counter',
    help: 'Questions to a cache: answered from it, joined to an answer under way, answered from an old copy, or built anew',
    labels: { cache: 'told at the start', outcome: ['hit', 'joined', 'old', 'miss'] },
  },
  chuli_cache_bytes: {
    kind: 'gauge',
    help: 'Memory that a cache holds',
    labels: { cache: 'told at the start' },
  },
  chuli_cache_entries: {
    kind: 'gauge',
    help: 'Answers that a cache holds',
    labels: { cache: 'told at the start' },
  },
  chuli_deliveries_total: {
    kind: 'counter',
    help: 'Messages to people that this copy handed over, by channel and what came of it',
    labels: { channel: CHANNELS, outcome: ['sent', 'again', 'failed', 'unsure'] },
  },
  chuli_spans_total: {
    kind: 'counter',
    help: 'Spans of kept traces: handed over, left out because the queue was full, lost because nobody took them',
    labels: { outcome: ['sent', 'dropped', 'lost'] },
  },
} as const satisfies MetricTable;
