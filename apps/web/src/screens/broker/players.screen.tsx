import { daysFilter } from '../../features/broker/days-filter.ts';
import { favouriteColumns } from '../../features/broker/favourite-columns.ts';
import {
  favouriteFilters,
  noChoices,
  noFavourites,
  playersFilter,
  tellsMore,
} from '../../features/broker/favourite-filters.ts';
import { FavouriteFollowed, FavouritePast } from '../../features/broker/favourite-past.tsx';
import { KnownLine, emptyWords } from '../../features/broker/known-line.tsx';
import { playerOrderColumns } from '../../features/broker/player-orders.ts';
import { PlayerOrderDots } from '../../features/broker/player-order-dots.tsx';
import { PLAYER_COLUMNS } from '../../features/broker/player-columns.ts';
import { CHOICE_COLUMNS, ChoiceMatrix, type ChoiceRow } from '../../features/broker/player-choices.tsx';
import { PlayerDots } from '../../features/broker/player-dots.tsx';
import { PlayerLine } from '../../features/broker/player-line.tsx';
import { PlayerNets } from '../../features/broker/player-nets.tsx';
import { PLAYER_TEXT } from '../../features/broker/player-text.ts';
import { bulkEmpty } from '../../features/floorsheet/bulk/bulk-empty.ts';
import {
  orderBrokerFilter,
  orderSectorFilter,
  orderSort,
  orderSymbolFilter,
  tradedDayFilter,
} from '../../features/floorsheet/bulk/bulk-filters.tsx';
import { NoTimes } from '../../features/floorsheet/bulk/bulk-notes.tsx';
import { ORDER_STATS } from '../../features/floorsheet/bulk/bulk-stats.ts';
import { BULK_TEXT } from '../../features/floorsheet/bulk/bulk-text.ts';
import { thresholdFilter } from '../../features/floorsheet/bulk/threshold-filter.tsx';
import { choiceFilter, onPage } from '../../screen-kit/filters.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';

const SOURCE = 'floorsheet of the exchange, contracts put together into orders';

/** Over which sessions up to which day, then what a page chooses, then of which sector. */
const windowed = <F extends object>(filters: F) => ({
  days: daysFilter('5'),
  date: tradedDayFilter(),
  ...filters,
  sector: orderSectorFilter(),
});

/** The heaviest brokers: how they trade, what they take together, and what came of it. */
export default defineScreens({
  'player-list': defineScreen({
    title: 'Brokers by style',
    data: '/data/player-list/',
    filters: { days: daysFilter('20'), date: tradedDayFilter() },
    blocks: [
      { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
      { kind: 'custom', component: ({ rows }) => <PlayerDots rows={rows} />, skeleton: { height: 270 } },
      { kind: 'table', sort: '-turnover', columns: PLAYER_COLUMNS },
    ],
    empty: emptyWords('date'),
    source: SOURCE,
    explain: PLAYER_TEXT.list,
  }),
  'player-favourite-days': defineScreen({
    title: 'Favourites of players',
    data: '/data/players-favourite-days/',
    filters: windowed(favouriteFilters()),
    isFolded: true,
    blocks: [
      { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
      {
        kind: 'custom',
        component: ({ reply }) => <PlayerLine players={reply.players} />,
        skeleton: { height: 30 },
      },
      {
        kind: 'table',
        isPaged: true,
        sort: '-score',
        columns: ({ reply, values }) => favouriteColumns(values.side, reply.sessions.length, false),
        beside: { keyOf: ({ symbol }) => symbol, asks: (symbol) => ({ symbol }), show: PlayerNets },
      },
    ],
    empty: noFavourites,
    source: SOURCE,
    explain: PLAYER_TEXT.favourites,
  }),
  'player-favourite-pro': defineScreen({
    title: 'Favourites and what followed',
    data: '/data/players-favourite-days/',
    filters: {
      ...windowed(favouriteFilters()),
      after: onPage(
        choiceFilter(
          'After',
          [
            { value: '1', label: '1' },
            { value: '5', label: '5' },
            { value: '20', label: '20' },
          ],
          '5',
          { isNamed: true },
        ),
      ),
    },
    isFolded: true,
    blocks: [
      { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
      {
        kind: 'custom',
        component: ({ reply }) => <PlayerLine players={reply.players} />,
        skeleton: { height: 30 },
      },
      { kind: 'custom', component: FavouriteFollowed, skeleton: { height: 270 } },
      {
        kind: 'table',
        isPaged: true,
        sort: '-score',
        columns: ({ reply, rows, values }) =>
          favouriteColumns(values.side, reply.sessions.length, tellsMore(rows)),
        beside: { keyOf: ({ symbol }) => symbol, asks: (symbol) => ({ symbol }), show: PlayerNets },
      },
      { kind: 'custom', component: FavouritePast },
    ],
    empty: noFavourites,
    source: SOURCE,
    explain: [...PLAYER_TEXT.favourites, ...PLAYER_TEXT.followed],
  }),
  'player-favourite-transaction': defineScreen({
    title: 'Orders of players',
    data: '/data/bulk-txn-all/history/',
    ask: { players: '1' },
    filters: {
      days: daysFilter('5'),
      date: tradedDayFilter(),
      from: thresholdFilter(),
      symbol: orderSymbolFilter(),
      broker: orderBrokerFilter(),
      sort: orderSort('-amount'),
    },
    isFolded: true,
    blocks: [
      { kind: 'stats', stats: ORDER_STATS },
      {
        kind: 'custom',
        component: ({ reply }) => <PlayerLine players={reply.players} />,
        skeleton: { height: 30 },
      },
      { kind: 'custom', component: NoTimes },
      {
        kind: 'table',
        isPaged: true,
        sort: '-amount',
        columns: ({ rows, reply, href }) =>
          playerOrderColumns(
            { hasTimes: rows.some(({ at }) => at !== null), hasDays: reply.from_date !== reply.to_date },
            href,
          ),
        beside: { keyOf: ({ event_id }) => event_id, show: PlayerOrderDots },
      },
    ],
    empty: bulkEmpty({
      toDay: (date) => ({ date }),
      toSize: (from) => ({ from }),
      toAll: { symbol: '', broker: '' },
    }),
    source: SOURCE,
    explain: [...PLAYER_TEXT.orders, ...BULK_TEXT.tape],
  }),
  'player-choice': defineScreen({
    title: 'Picks of players',
    data: '/data/players-choices/',
    filters: {
      date: tradedDayFilter(),
      players: playersFilter(),
      new: onPage(
        choiceFilter('Picks', [
          { value: '', label: 'All' },
          { value: '1', label: 'New', hint: 'No net buying in the five known sessions before' },
        ]),
      ),
    },
    rows: ({ reply, values }): readonly ChoiceRow[] =>
      values.new === '1' ? reply.rows.filter(({ is_new }) => is_new === true) : reply.rows,
    blocks: [
      { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
      {
        kind: 'custom',
        component: ({ reply }) => <PlayerLine players={reply.players} />,
        skeleton: { height: 30 },
      },
      {
        kind: 'custom',
        component: ({ rows }) => <ChoiceMatrix rows={rows} of="desk" />,
        skeleton: { height: 330 },
      },
      { kind: 'table', sort: '-net_amount', columns: CHOICE_COLUMNS },
      { kind: 'custom', component: ({ rows }) => <ChoiceMatrix rows={rows} of="phone" /> },
    ],
    empty: noChoices,
    source: SOURCE,
    explain: PLAYER_TEXT.choices,
  }),
});
