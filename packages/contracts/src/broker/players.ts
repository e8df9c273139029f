import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { FOLLOWED_HORIZONS, FollowedAfter } from '../followed-after.ts';
import { MOST_ROWS } from '../most-rows.ts';
import {
  BrokerId,
  NOT_LATER,
  Percent,
  Quantity,
  Rupees,
  SignedQuantity,
  StockSymbol,
  TradingDate,
  asOf,
  isNotLater,
} from '../parts.ts';
import { paged, paging, sortBy } from '../signal/pages.ts';
import { stock } from '../signal/parts.ts';
import { MOST_PLAYERS, PlayerSet } from './player-set.ts';
import { known, scale } from './range.ts';

/** Sessions of one question about players: their contracts are read one by one. */
export const MOST_PLAYER_SESSIONS = 60;

/** So many sessions of the exchange up to a day, known or not; without it up to the as-of day. */
const window = (usual: number) => ({
  days: z.coerce.number().int().min(1).max(MOST_PLAYER_SESSIONS).default(usual),
  date: TradingDate.optional(),
  ...asOf,
});

const call = { access: 'open', feature: 'bulk', cache: CACHES.minute, cost: 'heavy' } as const;

/** What a broker is called by the way it trades; the cuts are in PLAYER_CUTS. */
export const PLAYER_STYLES = [
  'passes-through',
  'gathers',
  'releases',
  'large-orders',
  'taker',
  'maker',
  'few-stocks',
] as const;

export const PLAYER_CUTS = {
  /** One-sided share of turnover: below it a broker passes shares through, from the other on it gathers or releases. */
  passesBelow: 0.1,
  oneSidedFrom: 0.3,
  /** Times the median order of the market. */
  largeOrders: 2,
  /** Percent of what it came in with, of all of which it is known who came in. */
  takerFrom: 60,
  makerTo: 40,
  /** Concentration on stocks, 0 to 10,000. */
  fewStocks: 1_000,
} as const;

const PlayerRow = z.object({
  broker: BrokerId,
  /** Bought and sold together, and in percent of twice the turnover of the market. */
  turnover: Rupees,
  turnover_percent: Percent.nullable(),
  net_amount: Rupees,
  /** Bought less sold of each stock without its sign ÷ turnover: near 0 it passes shares through, 1 is one side only. */
  net_to_turnover: z.number().nullable(),
  /** Orders that came in through it, also those whose side is estimated, and the middle one. */
  orders: Quantity,
  median_order: Rupees.nullable(),
  /** Of what it traded and of which orders show who came in: how much it came in with. */
  aggressive_percent: Percent.nullable(),
  /** How much of its turnover that is known of. */
  known_percent: Percent.nullable(),
  /** Of a session in which it traded, on average. */
  stocks: z.number().nonnegative(),
  /** Concentration of its turnover on stocks, 0 to 10,000. */
  hhi: z.number().nullable(),
  matched_percent: Percent.nullable(),
  /** Of what it traded in sessions with trade times, how much before noon, the opening included; null without times. */
  first_hour_percent: Percent.nullable(),
  styles: z.array(z.enum(PLAYER_STYLES)),
});

/** A favourite was traded for so many rupees a known session, and so many players are on its side. */
export const FAVOURITE_TURNOVER = 5_000_000;
export const FAVOURITE_PLAYERS = 5;

const players = { players: z.enum(['10', '20', '30']).default('20') };
const side = { side: z.enum(['hold', 'release']).default('hold') };

/** Concentration and prices are told to whoever holds the larger package; null to everyone else. */
const fuller = {
  /** Concentration of the nets of this side on players, 0 to 10,000. */
  hhi: z.number().nullable(),
  /** Their average against that of all trades of the same sessions, in percent. */
  vs_vwap: Percent.nullable(),
  /** Of what they bought (of a release: sold) and of which orders show who came in: how much they came in with. */
  aggressive_percent: Percent.nullable(),
};

export const FAVOURITE_SORTS = ['score', 'symbol', 'net_amount', 'turnover', 'turnover_percent'] as const;

const FavouriteRow = z.object({
  ...stock,
  /** Players on this side ÷ players that traded it × their net rupees ÷ turnover, in percent. */
  score: Percent,
  players_traded: Quantity,
  buying: Quantity,
  selling: Quantity,
  net: SignedQuantity,
  net_amount: Rupees,
  /** What all players together paid on average, of a release what they were paid. */
  average: Rupees.nullable(),
  /** The last one up to the end of the window, in shares of that day, and how far it stands from the average. */
  close: Rupees.nullable(),
  close_percent: Percent.nullable(),
  /** Of a known session, on average. */
  turnover: Rupees,
  /** Net rupees of players without sign, of the turnover. */
  turnover_percent: Percent.nullable(),
  /** Known sessions in which players together were on this side. */
  sessions_on_side: Quantity,
  /** Over the window, bonus and right shares taken into account. */
  change: Percent.nullable(),
  ...fuller,
  /** What each player did, the largest of this side first. */
  nets: z
    .array(
      z.object({ broker: BrokerId, net: SignedQuantity, net_amount: Rupees, average: Rupees.nullable() }),
    )
    .max(MOST_PLAYERS),
});

/** Of one player; each worth so many rupees and so much of the turnover of its stock. */
export const CHOICES_A_PLAYER = 3;
export const CHOICE_AMOUNT = 1_000_000;
export const CHOICE_PERCENT = 10;

const ChoiceRow = z.object({
  broker: BrokerId,
  ...stock,
  net: SignedQuantity,
  net_amount: Rupees,
  /** What it paid on average. */
  average: Rupees.nullable(),
  /** Net rupees in percent of all that was traded of the stock. */
  turnover_percent: Percent.nullable(),
  /** Of what it bought and of which orders show who came in: how much it came in with. */
  aggressive_percent: Percent.nullable(),
  /** It did not buy more of it than it sold in any of the five known sessions before; null where they are not five. */
  is_new: z.boolean().nullable(),
});

/** Favourites of so many sessions are listed, so many of each; what followed is reckoned over more. */
export const FAVOURITE_SESSIONS = 20;
export const FAVOURITES_A_SESSION = 10;
export const FOLLOWED_PLAYER_SESSIONS = 60;

/** After so many sessions: the change, and how much of it is more than that of the average ordinary share. */
const After = z.object({
  sessions: z.int().positive(),
  change: Percent.nullable(),
  excess: Percent.nullable(),
});

const PastFavourite = z.object({
  date: TradingDate,
  rank: z.int().positive(),
  ...stock,
  score: Percent,
  buying: Quantity,
  selling: Quantity,
  /** As traded. */
  close: Rupees.nullable(),
  /** Listed in the sixty sessions before: such stocks run at their limit, where nobody can buy, and count in no figure. */
  is_new_listing: z.boolean(),
  after: z.array(After).max(FOLLOWED_HORIZONS.length),
});

export const playerContracts = {
  playerList: get({
    ...call,
    path: '/data/player-list/',
    summary: 'Brokers by turnover with how they trade: one-sided or both ways, size of orders, who came in',
    mostRows: MOST_ROWS.members,
    query: z.strictObject(window(20)).refine(isNotLater, NOT_LATER),
    reply: z.object({
      ...known,
      turnover: Rupees,
      /** The middle order of the market, to which those of brokers are compared. */
      median_order: Rupees.nullable(),
      rows: z.array(PlayerRow),
    }),
  }),
  playerFavourites: get({
    ...call,
    fullerWith: ['flow-plus'],
    path: '/data/players-favourite-days/',
    summary: 'Stocks that the heaviest brokers took together over some sessions, or let go',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({
        ...window(5),
        ...side,
        ...players,
        symbol: StockSymbol.optional(),
        sector_id: z.coerce.number().int().min(0).max(10_000).optional(),
        ...paging,
        page_size: z.coerce.number().int().min(1).max(100).default(50),
        sort: sortBy(FAVOURITE_SORTS, '-score'),
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({ ...known, ...scale, ...paged, players: PlayerSet, rows: z.array(FavouriteRow) }),
  }),
  playerChoices: get({
    ...call,
    feature: 'flow-plus',
    path: '/data/players-choices/',
    summary: 'What each of the heaviest brokers took most of in a session',
    mostRows: MOST_ROWS.members,
    query: z
      .strictObject({ date: TradingDate.optional(), ...players, ...asOf })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({ ...known, players: PlayerSet, rows: z.array(ChoiceRow) }),
  }),
  playerHistory: get({
    ...call,
    feature: 'flow-plus',
    path: '/data/player-favourite-history/',
    summary: 'The favourites of the heaviest brokers in the last known sessions, and what followed them',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({ date: TradingDate.optional(), ...side, ...players, ...asOf })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      as_of: TradingDate,
      /** The last session whose favourites are listed, and all of them, oldest first. */
      date: TradingDate,
      sessions: z.array(TradingDate).max(FAVOURITE_SESSIONS),
      /** Known sessions over which it was reckoned what followed, and the first of them. */
      followed_sessions: Quantity,
      followed_from: TradingDate.nullable(),
      followed: z.array(FollowedAfter).max(FOLLOWED_HORIZONS.length),
      /** The newest session first, in it by rank. */
      rows: z.array(PastFavourite),
    }),
  }),
};
