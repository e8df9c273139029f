import type { Phrase } from '@chuli/language';
import type { Column } from '@chuli/ui';
import { changeSince } from '../../shared/signal/change-since.ts';
import { SIDE_WORDS } from '../../shared/signal/signal-words.ts';
import type { ShownForming } from './forming-rows.ts';

const STATUS_WORDS = {
  forming: 'forming',
  withdrawn: 'withdrawn',
  stood: 'stood',
  fell: 'fell',
} as const satisfies Record<ShownForming['status'], Phrase>;

const LOCKED: Phrase = 'forming, at limit';

const statusOf = ({ status, isLocked }: ShownForming): Phrase =>
  status === 'forming' && isLocked ? LOCKED : STATUS_WORDS[status];

export const FORMING_COLUMNS: readonly Column<ShownForming>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 112, phoneWidth: 84 },
  {
    id: 'side',
    label: 'Side',
    format: 'reading',
    value: ({ side }) => SIDE_WORDS[side],
    width: 56,
    phoneWidth: 46,
  },
  { key: 'rule', label: 'Rule', format: 'code', priority: 2, width: 176 },
  {
    id: 'status',
    label: 'Status',
    format: 'text',
    value: statusOf,
    hint: 'Until the close: may still change',
    width: 118,
    phoneWidth: 80,
  },
  {
    key: 'firstAt',
    label: 'First seen',
    format: 'time',
    priority: 2,
    width: 88,
    hint: 'When it was first true today',
  },
  {
    key: 'changedAt',
    label: 'Changed at',
    format: 'time',
    priority: 3,
    width: 88,
    hint: 'When its status last changed',
  },
  {
    key: 'flips',
    label: 'Flips',
    format: 'quantity',
    priority: 2,
    width: 64,
    hint: 'How often it came back after it was withdrawn',
  },
  {
    key: 'firstPrice',
    label: 'Price then',
    format: 'rupees',
    priority: 2,
    width: 92,
    hint: 'Last price when it was first true',
  },
  { key: 'price', label: 'Price now', format: 'rupees', width: 86, phoneWidth: 70 },
  {
    id: 'change',
    label: 'Change since',
    format: 'changeSince',
    value: ({ side, change }) => changeSince(side, change),
    hint: 'From the price then to the price now',
    width: 100,
    phoneWidth: 100,
  },
];
