import type { Column } from '@chuli/ui';
import { type RiskRow, whichText } from '../../../shared/stock/risk-words.ts';

const SHORT_PAST = 'Its own past is too short to compare with';

/** A figure whose fact does not hold is in muted ink: it is nothing unusual. */
export const RISK_COLUMNS: readonly Column<RiskRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 104, phoneWidth: 88 },
  {
    id: 'held',
    label: 'Facts',
    format: 'fraction',
    value: ({ held, known }) => [held, known],
    width: 72,
    phoneWidth: 62,
    hint: 'How many facts hold, of those we could check; five in all',
  },
  {
    id: 'which',
    label: 'Which',
    format: 'text',
    value: whichText,
    width: 300,
    phoneWidth: 150,
    sortable: false,
  },
  {
    key: 'hhi_place',
    label: 'HHI place',
    format: 'rupees',
    width: 80,
    priority: 2,
    hint: 'Concentration of the more gathered side among the stock’s own past: 100 is above all',
    unknown: SHORT_PAST,
    isMuted: ({ gathered }) => gathered !== true,
  },
  {
    key: 'same_broker_percent',
    label: 'Same broker %',
    format: 'share',
    width: 96,
    priority: 2,
    isMuted: ({ same_broker }) => same_broker !== true,
  },
  {
    key: 'same_broker_place',
    label: 'Its place',
    format: 'rupees',
    width: 76,
    priority: 4,
    hint: 'Among the last 60 sessions of the stock: 100 is above all',
    unknown: SHORT_PAST,
    isMuted: ({ same_broker }) => same_broker !== true,
  },
  {
    key: 'brokers',
    label: 'Brokers',
    format: 'quantity',
    width: 76,
    priority: 2,
    isMuted: ({ few_brokers }) => few_brokers !== true,
  },
  {
    key: 'float_cap',
    label: 'Float Rs',
    format: 'amount',
    priority: 3,
    hint: 'Shares of the public at the close',
    unknown: 'The shares of the public were not known by this day',
    isMuted: ({ small_float }) => small_float !== true,
  },
  {
    key: 'turnover',
    label: '20-day turnover',
    format: 'amount',
    priority: 3,
    hint: 'A session of the 20 before, on average',
    unknown: 'It has traded for less than 20 sessions',
    isMuted: ({ small_turnover }) => small_turnover !== true,
  },
  { key: 'close', label: 'Close', format: 'rupees', width: 80, priority: 3 },
];
