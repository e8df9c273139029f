import { type Phrase, digits } from '@chuli/language';
import type { Column } from '@chuli/ui';
import { actionName } from '../../shared/chart/action-name.ts';
import { STATUS_WORDS } from '../../shared/market/market-days.ts';
import { leaseText, momentText } from './feed-words.ts';
import type { Feed } from './use-feed.ts';

type SourceRow = Feed['sources'][number];
type DayRow = Feed['days'][number];
type CheckRow = Feed['checks'][number];
type ActionRow = Feed['actions'][number];
type ProcessRow = Feed['processes'][number];
type QuarantineRow = SourceRow['quarantine'][number] & { source: string };

const orNull = <V, T>(value: V | null, text: (value: V) => T): T | null =>
  value === null ? null : text(value);

export const SOURCES: readonly Column<SourceRow>[] = [
  { key: 'source', label: 'Source', format: 'code', width: 110 },
  { key: 'leader', label: 'Leader', format: 'code', width: 190, unknown: 'Nobody has read it yet' },
  { key: 'term', label: 'Term', format: 'quantity', width: 70, priority: 2 },
  {
    id: 'lease',
    label: 'Lease',
    format: 'text',
    width: 150,
    value: ({ lease_seconds_left: left }) => orNull(left, leaseText),
  },
  { key: 'day', label: 'Day', format: 'date', priority: 2 },
  {
    id: 'status',
    label: 'Status',
    format: 'text',
    width: 100,
    value: ({ status }) => orNull(status, (word) => STATUS_WORDS[word]),
  },
  {
    id: 'last_trade_at',
    label: 'Last trade',
    format: 'text',
    width: 160,
    priority: 2,
    unknown: 'No trade of it with a time waits on the tape',
    value: ({ last_trade_at: at }) => orNull(at, momentText),
  },
  {
    id: 'last_write_at',
    label: 'Last minute written',
    format: 'text',
    width: 160,
    priority: 2,
    unknown: 'The feed wrote no minute of this day',
    value: ({ last_write_at: at }) => orNull(at, momentText),
  },
  {
    id: 'silent_seconds',
    label: 'Silent, s',
    hint: 'Seconds since the last minute was written, while the day runs',
    format: 'quantity',
    priority: 3,
    value: ({ silent_seconds: seconds }) => orNull(seconds, Math.round),
  },
  { key: 'live_trades', label: 'Live trades', format: 'quantity', priority: 3 },
  { key: 'quarantined', label: 'Set aside', format: 'quantity' },
];

export const QUARANTINE: readonly Column<QuarantineRow>[] = [
  { key: 'source', label: 'Source', format: 'text', width: 110 },
  { key: 'day', label: 'Day', format: 'date' },
  { key: 'reason', label: 'Reason', format: 'text', width: 360 },
  { key: 'rows', label: 'Rows', format: 'quantity' },
  { id: 'last_at', label: 'Newest', format: 'text', width: 160, value: ({ last_at }) => momentText(last_at) },
];

export const DAYS: readonly Column<DayRow>[] = [
  { key: 'date', label: 'Day', format: 'date' },
  { id: 'status', label: 'Status', format: 'text', width: 100, value: ({ status }) => STATUS_WORDS[status] },
  { key: 'source', label: 'Source', format: 'text', width: 110, priority: 2 },
  {
    id: 'reasons',
    label: 'Reasons',
    format: 'text',
    width: 420,
    value: ({ reasons }) => reasons.join(' · '),
  },
  {
    id: 'counted',
    label: 'Trades counted',
    format: 'quantity',
    priority: 2,
    value: ({ counted }) => counted?.trades ?? null,
  },
  {
    id: 'declared',
    label: 'Trades declared',
    format: 'quantity',
    priority: 2,
    unknown: 'The exchange has declared nothing yet',
    value: ({ declared }) => declared?.trades ?? null,
  },
  {
    id: 'updated_at',
    label: 'Changed',
    format: 'text',
    width: 160,
    priority: 3,
    value: ({ updated_at }) => momentText(updated_at),
  },
];

export const CHECKS: readonly Column<CheckRow>[] = [
  { key: 'date', label: 'Day', format: 'date' },
  {
    id: 'checked_at',
    label: 'Last compared',
    format: 'text',
    width: 160,
    value: ({ checked_at }) => momentText(checked_at),
  },
  {
    id: 'differences',
    label: 'Differences',
    format: 'text',
    width: 420,
    unknown: 'Everything agrees',
    value: ({ differences }) => (differences.length === 0 ? null : differences.join(' · ')),
  },
];

/** What to type once it was looked into; `refuse` in the place of `confirm` where it is none. */
const commandOf = ({ symbol, ex_on }: ActionRow): string =>
  `npm run operate -- actions confirm ${symbol} ${ex_on} --as … --apply`;

const evidenceOf = ({ evidence }: ActionRow): string =>
  evidence
    .map(({ words, factor }) => (factor === null ? words : `${words} (${digits(factor.toFixed(4))})`))
    .join(' · ');

export const ACTIONS: readonly Column<ActionRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'code', width: 90 },
  { key: 'ex_on', label: 'Ex-date', format: 'date' },
  { id: 'kind', label: 'Kind', format: 'text', width: 110, value: ({ kind }) => actionName(kind) },
  {
    id: 'factor',
    label: 'Factor',
    format: 'text',
    width: 80,
    value: ({ factor }) => digits(factor.toFixed(4)),
  },
  { id: 'evidence', label: 'What speaks for it', format: 'text', width: 420, value: evidenceOf },
  {
    id: 'found_at',
    label: 'Found',
    format: 'text',
    width: 160,
    priority: 3,
    value: ({ found_at }) => momentText(found_at),
  },
  {
    id: 'command',
    label: 'Decide by',
    hint: 'refuse in the place of confirm where it is no corporate action',
    format: 'code',
    width: 460,
    priority: 2,
    value: commandOf,
  },
];

const roleOf = ({ is_reached, is_leading }: ProcessRow): Phrase => {
  if (!is_reached) return 'not reached';
  return is_leading === true ? 'leads' : 'stands by';
};

const NOT_TOLD = 'The process does not tell it';

export const PROCESSES: readonly Column<ProcessRow>[] = [
  { key: 'address', label: 'Process', format: 'code' },
  { id: 'role', label: 'Role', format: 'text', width: 100, value: roleOf },
  { key: 'term', label: 'Term', format: 'quantity', width: 70, priority: 2, unknown: NOT_TOLD },
  {
    id: 'heard',
    label: 'Heard, s ago',
    format: 'quantity',
    unknown: NOT_TOLD,
    value: ({ heard_seconds: seconds }) => orNull(seconds, Math.round),
  },
  { key: 'gaps', label: 'Gaps', format: 'quantity', unknown: NOT_TOLD },
  { key: 'duplicates', label: 'Told again', format: 'quantity', unknown: NOT_TOLD },
  { key: 'conflicts', label: 'Conflicts', format: 'quantity', unknown: NOT_TOLD },
  { key: 'quarantined', label: 'Set aside', format: 'quantity', priority: 2, unknown: NOT_TOLD },
  { key: 'queued', label: 'Queued', format: 'quantity', priority: 2, unknown: NOT_TOLD },
  ...(['log', 'fold', 'tape'] as const).map((stage) => ({
    id: `lag_${stage}`,
    label: ({ log: 'Lag to log, s', fold: 'Lag to fold, s', tape: 'Lag to tape, s' } as const)[stage],
    hint: '99 of 100 trades were there within so many seconds' as const,
    format: 'text' as const,
    width: 110,
    priority: 3 as const,
    unknown: NOT_TOLD as typeof NOT_TOLD,
    value: (row: ProcessRow) => orNull(row[`lag_${stage}`], String),
  })),
];
