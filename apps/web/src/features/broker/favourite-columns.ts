import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';
import type { Column } from '@chuli/ui';

export type FavouriteRow = RowOf<'/data/players-favourite-days/'>;
export type FavouriteSide = 'hold' | 'release';

const AVERAGE: Readonly<Record<FavouriteSide, { label: Phrase; hint: Phrase }>> = {
  hold: { label: 'Avg buy', hint: 'What all players together paid on average' },
  release: { label: 'Avg sell', hint: 'What all players together were paid on average' },
};

const SYMBOL: Column<FavouriteRow> = {
  key: 'symbol',
  label: 'Symbol',
  format: 'symbol',
  width: 96,
  phoneWidth: 88,
};

const SCORE: Column<FavouriteRow> = {
  key: 'score',
  label: 'Score',
  hint: 'Players on this side ÷ players that traded it × their net rupees ÷ turnover',
  format: 'share',
  width: 78,
  phoneWidth: 72,
};

const PLAYERS: Column<FavouriteRow> = {
  id: 'players',
  label: 'Buying/selling',
  hint: 'Players that bought more than they sold, and those that sold more',
  format: 'fraction',
  width: 104,
  phoneWidth: 92,
  sortable: false,
  value: ({ buying, selling }) => [buying, selling],
};

/** Concentration and prices belong to the larger package; columns of it are left out where they are not told. */
const FULLER: readonly Column<FavouriteRow>[] = [
  {
    key: 'hhi',
    label: 'HHI',
    hint: 'Concentration of the net on players: 10,000 is one player alone',
    format: 'quantity',
    width: 66,
    priority: 2,
    sortable: false,
  },
  {
    key: 'vs_vwap',
    label: 'vs VWAP',
    hint: 'Their average against that of all trades of these sessions',
    format: 'signedPercent',
    width: 76,
    priority: 2,
    sortable: false,
  },
  {
    key: 'aggressive_percent',
    label: 'Came in %',
    hint: 'In how much of it they came in, where orders show it; the rest they waited for',
    format: 'share',
    width: 84,
    priority: 2,
    sortable: false,
    none: 'No order of it shows who came in',
  },
];

/** Stocks by what players did in them; more than the score only where there is room. */
export const favouriteColumns = (
  side: FavouriteSide,
  known: number,
  isFuller: boolean,
): readonly Column<FavouriteRow>[] => [
  SYMBOL,
  SCORE,
  PLAYERS,
  { key: 'net_amount', label: 'Net Rs', format: 'netAmount', phoneWidth: 96 },
  { key: 'average', ...AVERAGE[side], format: 'rupees', width: 82, priority: 2, sortable: false },
  {
    key: 'close_percent',
    label: 'Close vs it',
    hint: 'The last close against that average',
    format: 'signedPercent',
    width: 86,
    priority: 2,
    sortable: false,
  },
  {
    key: 'turnover_percent',
    label: 'Of turnover',
    hint: 'Net rupees of players in percent of all that was traded of it',
    format: 'share',
    width: 86,
    priority: 2,
  },
  {
    id: 'sessions',
    label: 'Sessions',
    hint: 'Sessions in which players together were on this side, of those with a floorsheet',
    format: 'fraction',
    width: 70,
    priority: 3,
    sortable: false,
    value: ({ sessions_on_side }) => [sessions_on_side, known],
  },
  ...(isFuller ? FULLER : []),
  {
    key: 'change',
    label: 'Chg %',
    hint: 'Over these sessions, adjusted for bonus and right shares',
    format: 'percent',
    width: 88,
    priority: 2,
    sortable: false,
  },
];
