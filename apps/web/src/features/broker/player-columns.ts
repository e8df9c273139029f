import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';
import type { Column } from '@chuli/ui';
import { styleNames } from './style-names.ts';

export type PlayerRow = RowOf<'/data/player-list/'>;

const NO_TIMES: Phrase = 'The trades of these days have no times';
const NO_SIDES: Phrase = 'No order of it shows who came in';

export const PLAYER_COLUMNS: readonly Column<PlayerRow>[] = [
  { key: 'broker', label: 'Broker', format: 'broker', width: 180, phoneWidth: 112 },
  { key: 'turnover', label: 'Turnover', format: 'amount', phoneWidth: 88 },
  {
    key: 'turnover_percent',
    label: '% of market',
    hint: 'Of twice the turnover of the market: every contract has two sides',
    format: 'share',
    width: 84,
    priority: 2,
  },
  { key: 'net_amount', label: 'Net Rs', format: 'netAmount', priority: 3 },
  {
    key: 'net_to_turnover',
    label: 'Net ÷ turnover',
    hint: 'Net of every stock without its sign ÷ turnover: 0 passes shares through, 1 is one side only',
    format: 'rupees',
    width: 96,
    phoneWidth: 84,
  },
  {
    key: 'median_order',
    label: 'Median order',
    hint: 'The middle one of the orders that came in through it',
    format: 'amount',
    width: 98,
    priority: 2,
  },
  {
    key: 'aggressive_percent',
    label: 'Came in %',
    hint: 'Of what it traded and of which orders show who came in: how much it came in with. 50 is the market',
    format: 'share',
    width: 84,
    priority: 2,
    none: NO_SIDES,
  },
  {
    key: 'stocks',
    label: 'Stocks a day',
    format: 'quantity',
    width: 88,
    priority: 3,
  },
  {
    key: 'hhi',
    label: 'HHI',
    hint: 'Concentration of its turnover on stocks: 10,000 is one stock alone',
    format: 'quantity',
    width: 66,
    priority: 3,
  },
  {
    key: 'matched_percent',
    label: 'Matched %',
    hint: 'Of its trades, those with itself on both sides',
    format: 'share',
    width: 80,
    priority: 2,
  },
  {
    key: 'first_hour_percent',
    label: 'By noon %',
    hint: 'How much of its trading was done before noon, the opening included',
    format: 'share',
    width: 80,
    priority: 3,
    unknown: NO_TIMES,
  },
  {
    id: 'style',
    label: 'Style',
    hint: 'By fixed cuts; Mixed meets none of them',
    format: 'text',
    width: 190,
    phoneWidth: 100,
    value: ({ styles }) => styleNames(styles),
  },
];
