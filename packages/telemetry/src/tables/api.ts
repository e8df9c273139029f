import type { MetricTable } from './metric.ts';
import { CHANNELS } from './parts.ts';

/** 0.4 s is the limit of a good minute; 8 s is how long a question may run on ClickHouse. */
const ANSWER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 8] as const;

/** What is kept in another place. */
export const KEPT = ['base', 'log', 'tape'] as const;

export const API_METRICS = {
  chuli_api_requests_total: {
    kind: 'counter',
    help: 'Answered calls by contract and status; `left` is a reader who went before the answer came',
    labels: { call: 'told at the start', status: ['2xx', '3xx', '4xx', '5xx', 'left'] },
  },
  chuli_api_request_seconds: {
    kind: 'histogram',
    help: 'From the head of a request to the end of its answer, by contract',
    labels: { call: 'told at the start' },
    buckets: ANSWER_BUCKETS,
  },
  chuli_api_refused_total: {
    kind: 'counter',
    help: 'Refused calls by why (rate: too many; cost: too dear; tier: not in the package; access: not signed in) and code',
    labels: {
      reason: ['rate', 'cost', 'tier', 'access', 'input', 'limit', 'missing', 'engine', 'fault', 'other'],
      code: 'told at the start',
    },
  },
  chuli_api_sign_ins_total: {
    kind: 'counter',
    help: 'Tries to sign in, by what came of them',
    labels: { outcome: ['done', 'wrong', 'second-factor', 'slowed', 'limited', 'failed'] },
  },
  chuli_session_due: {
    kind: 'gauge',
    help: '1 from the pre-open of a session to its close, by the calendar',
  },
  chuli_sms_today: { kind: 'gauge', help: 'Codes by SMS of the last 24 hours' },
  chuli_sms_notices_today: { kind: 'gauge', help: 'Notices by SMS of the last 24 hours' },
  chuli_sms_daily_cap: { kind: 'gauge', help: 'How many codes may be sent in 24 hours' },
  chuli_payments_pending: {
    kind: 'gauge',
    help: 'Orders that went to a gateway more than five minutes ago and are not settled',
  },
  chuli_payments_unasked: {
    kind: 'gauge',
    help: 'Orders about which a gateway should have been asked more than a minute ago',
  },
  chuli_deliveries_waiting: {
    kind: 'gauge',
    help: 'Messages to people that are due and not sent',
    labels: { channel: CHANNELS },
  },
  chuli_deliveries_late: {
    kind: 'gauge',
    help: 'Of those the ones that were due more than a minute ago',
    labels: { channel: CHANNELS },
  },
  chuli_days_provisional: { kind: 'gauge', help: 'Finished sessions that are not exact' },
  chuli_days_disagreeing: { kind: 'gauge', help: 'Exact days that the nightly comparison found to differ' },
  chuli_actions_waiting: { kind: 'gauge', help: 'Doubtful corporate actions that wait for an operator' },
  chuli_kept_timestamp_seconds: {
    kind: 'gauge',
    help: 'Up to which moment everything is in the store of backups: the last whole copy of PostgreSQL (base), its log, the tape; 0 for never',
    labels: { what: KEPT },
  },
  chuli_figures_age_seconds: {
    kind: 'gauge',
    help: 'Since the figures above were last read of the registry',
  },
  chuli_vital_lcp_seconds: {
    kind: 'histogram',
    help: 'Until the largest part of the first screen was painted, in browsers (LCP)',
    labels: { screen: 'told at the start' },
    buckets: [0.5, 1, 1.8, 2.5, 4, 8],
  },
  chuli_vital_inp_seconds: {
    kind: 'histogram',
    help: 'From a press to the next picture, the slowest of a visit to a screen (INP)',
    labels: { screen: 'told at the start' },
    buckets: [0.04, 0.1, 0.2, 0.5, 1, 2],
  },
  chuli_vital_cls_ratio: {
    kind: 'histogram',
    help: 'How much of a screen moved by itself (CLS)',
    labels: { screen: 'told at the start' },
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
  },
} as const satisfies MetricTable;
