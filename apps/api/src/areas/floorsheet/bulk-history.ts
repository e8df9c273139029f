import type { QueryOf, ReplyOf, bulkContracts } from '@chuli/contracts';
import type { OrderRow } from '@chuli/tape/floorsheet';
import type { Asked } from '../../http/implement.ts';
import { type PlayerSet, readPlayers } from '../broker/heaviest.ts';
import { type Chosen, pageOf } from './bulk-page.ts';
import { bulkDates, bulkDays } from './bulk-range.ts';
import type { BulkRow } from './bulk-rows.ts';

/** As many as are looked at unless a page says otherwise. */
const PLAYERS = 20;

type HistoryReply = ReplyOf<typeof bulkContracts.history>;

/** Who came in stands on one side of the order; where nobody knows, the buyer does. */
const playerOf = ({ side, buyer, buyers, seller, sellers }: OrderRow) => {
  const player = side === 'sell' ? seller : buyer;
  if (buyer === seller && buyers === 1 && sellers === 1) return { player, player_side: 'both' as const };
  return { player, player_side: side === 'sell' ? ('sell' as const) : ('buy' as const) };
};

const NO_PLAYER = { player: null, player_side: null };

const withPlayer = (row: BulkRow, of: OrderRow | undefined): HistoryReply['rows'][number] => ({
  ...row,
  ...(of === undefined ? NO_PLAYER : playerOf(of)),
});

type HistoryQuery = QueryOf<typeof bulkContracts.history>;

/** Orders that came in through a player; one that is named stands for all of them. */
const playersOf = (players: PlayerSet | null, { broker }: HistoryQuery): Chosen['players'] => {
  if (players === null) return undefined;
  return broker === undefined ? players.brokers : [broker];
};

/** Large orders of a range, of everybody or of the heaviest brokers. */
export const bulkHistory = async (asked: Asked<HistoryQuery>): Promise<HistoryReply> => {
  const { query } = asked;
  const isDated = query.from_date !== undefined || query.to_date !== undefined;
  const range =
    query.days === undefined || isDated
      ? await bulkDates(asked, query)
      : await bulkDays(asked, query.days, query.date ?? query.as_of);
  const players = query.players === undefined ? null : await readPlayers(asked, range.sessions, PLAYERS);
  const { symbol, sector_id, side } = query;
  const chosen = { symbol, sector_id, side, players: playersOf(players, query) };
  const filters = players === null ? { ...chosen, broker: query.broker } : chosen;
  const { reply, page } = await pageOf(asked, range, filters, query);
  return {
    ...reply,
    players,
    rows: reply.rows.map((row, place) => withPlayer(row, players === null ? undefined : page.rows[place])),
  };
};
