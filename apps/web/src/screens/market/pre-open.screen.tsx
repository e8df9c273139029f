import { t } from '@chuli/language';
import { PRE_OPEN_COLUMNS } from '../../features/market/pre-open/pre-open-columns.ts';
import { PRE_OPEN_STATS } from '../../features/market/pre-open/pre-open-stats.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { stockUniverse } from '../../shared/market/universe/stock-universe.ts';

/** Every share before the next session: where its orders must lie, and what is special about it that day. */
export default defineScreen({
  title: 'Before the open',
  data: '/data/pre-open/',
  universe: stockUniverse({
    averages: 'own',
    presets: {
      'upper-limit': '-average_amount_20',
      'lower-limit': '-average_amount_20',
      'ex-date': '-average_amount_20',
      event: '-average_amount_20',
    },
  }),
  blocks: [
    { kind: 'stats', stats: PRE_OPEN_STATS },
    {
      kind: 'caveat',
      text: () =>
        t(
          'No feed that we have tells indicative prices or how orders are balanced before the open: the ranges below say what orders may carry, not where a price will open.',
        ),
    },
    { kind: 'table', sort: '-average_amount_20', columns: PRE_OPEN_COLUMNS },
  ],
  empty: 'No prices up to this day.',
  source: 'daily prices of the exchange, declared dividends and dated rules of the market',
  explain: [
    'Every share that may be traded in the next session: the price it is measured from, the prices that orders of the opening auction may carry, and those of the whole day. They follow from the last close and the rules of that day.',
    'The base is the previous close, on an ex-date in the new shares: a bonus of 10 % turns Rs 110 into Rs 100, and nobody has lost anything. We compute it from what was declared; the exchange prints its own in the morning.',
    'A stock that closed at its upper limit may open higher: the new limits are measured from that close. Look at its average turnover before you join the queue: who is behind many others may wait in vain, and may find no buyer later.',
    'Books that close for a right are in no source before they have closed, so a right may be missing here. On its first day a new listing has a range of its own.',
  ],
});
