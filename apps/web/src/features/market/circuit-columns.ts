import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import type { Column } from '@chuli/ui';
import { SIDE_WORDS, STATE_WORDS } from '../../shared/market/limit-words.ts';
import type { CircuitRow } from './circuit-words.ts';

const streakOf = ({ streak }: { streak: number }): number | null => (streak === 0 ? null : streak);

export const CIRCUIT_COLUMNS: readonly Column<CircuitRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 100, phoneWidth: 92 },
  {
    id: 'state',
    label: 'State',
    format: 'text',
    value: ({ state }) => t(STATE_WORDS[state]),
    width: 80,
    phoneWidth: 76,
    isMuted: ({ state }) => state === 'near' || state === 'touched',
    hint: 'Locked: closed at the limit, nearly all of the day traded there. Near: one order reaches it. Touched: came back from it.',
  },
  {
    id: 'side',
    label: 'Side',
    format: 'text',
    value: ({ side }) => t(SIDE_WORDS[side]),
    width: 68,
    priority: 2,
  },
  { key: 'last', label: 'Last', format: 'rupees', width: 80, priority: 2 },
  { key: 'change', label: 'Chg %', format: 'percent', width: 92, phoneWidth: 86 },
  {
    id: 'between',
    label: 'Between limits',
    format: 'band',
    value: ({ lower, upper, previous_close, low, high, last }) => [
      lower,
      upper,
      previous_close,
      low,
      high,
      last,
    ],
    sortable: false,
    priority: 2,
    hint: 'The range of the day and the last price between the lower and the upper limit',
  },
  { key: 'limit', label: 'Limit', format: 'rupees', width: 80, priority: 2 },
  {
    key: 'distance',
    label: 'Away',
    format: 'share',
    firstSort: 'ascending',
    width: 76,
    priority: 2,
    hint: 'From the last price to the limit, in percent of the last price',
  },
  {
    key: 'band_used',
    label: 'Band used',
    format: 'signedPercent',
    priority: 3,
    hint: 'How much of the way to the daily limit the price has gone',
  },
  {
    id: 'streak',
    label: 'In a row',
    format: 'quantity',
    value: streakOf,
    none: 'It did not close at the limit',
    width: 72,
    priority: 2,
    hint: 'Sessions in a row that closed at this limit',
  },
  {
    key: 'volume_times',
    label: 'Times average',
    format: 'rupees',
    width: 98,
    priority: 2,
    hint: 'Volume as a multiple of the average of the sessions before',
    unknown: 'Traded for fewer than 20 sessions',
  },
  {
    id: 'facts',
    label: 'Facts',
    format: 'fraction',
    value: ({ facts_holding, facts_known }) => [facts_holding, facts_known],
    width: 80,
    hint: 'Set-up facts that hold, of those with data. No probability is made of them.',
  },
];

type FollowedRow = RowOf<'/data/circuit-setup-history/'>;

const NEXT_UNKNOWN = 'The next session is still to come';

/** Of who waited at the limit. */
const filledText = ({ can_fill }: FollowedRow): string => t(can_fill ? 'could trade' : 'could not');

export const FOLLOWED_COLUMNS: readonly Column<FollowedRow>[] = [
  { key: 'date', label: 'Session', format: 'session', width: 104, phoneWidth: 96 },
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 100, phoneWidth: 92 },
  {
    id: 'side',
    label: 'Side',
    format: 'text',
    value: ({ side }) => t(SIDE_WORDS[side]),
    width: 72,
    priority: 2,
  },
  {
    id: 'state',
    label: 'State',
    format: 'text',
    value: ({ state }) => t(STATE_WORDS[state]),
    width: 84,
    priority: 2,
  },
  {
    id: 'streak',
    label: 'In a row',
    format: 'quantity',
    value: streakOf,
    none: 'It did not close at the limit',
    width: 76,
    priority: 2,
  },
  {
    id: 'filled',
    label: 'At the limit',
    format: 'text',
    value: filledText,
    width: 104,
    priority: 3,
    hint: 'Whether who waited at the limit could have traded: a buyer at the upper one, a seller at the lower',
  },
  {
    key: 'next_open',
    label: 'Next open',
    format: 'percent',
    priority: 2,
    hint: 'Against the close at the limit, as restated on an ex-date',
    unknown: NEXT_UNKNOWN,
  },
  {
    key: 'next_close',
    label: 'Next close',
    format: 'percent',
    hint: 'Against the close at the limit, as restated on an ex-date',
    unknown: NEXT_UNKNOWN,
  },
  {
    key: 'followed',
    label: 'Again',
    format: 'quantity',
    width: 76,
    hint: 'Sessions in a row after it that closed at the same limit',
    unknown: NEXT_UNKNOWN,
  },
];
