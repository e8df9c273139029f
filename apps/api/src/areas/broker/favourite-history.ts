import {
  FAVOURITES_A_SESSION,
  FAVOURITE_SESSIONS,
  FAVOURITE_TURNOVER,
  FOLLOWED_PLAYER_SESSIONS,
  type QueryOf,
  type ReplyOf,
  type playerContracts,
} from '@chuli/contracts';
import { type TradingDate, fromRupees } from '@chuli/kernel';
import { listCompanies } from '@chuli/registry/reference';
import { type PlayerDay, playerDays } from '@chuli/tape/broker';
import { growthAfter } from '@chuli/tape/stock';
import { rupeesOrNull } from '../../figures/figures.ts';
import type { Asked } from '../../http/implement.ts';
import { dayAsked, latest, upTo } from '../../sessions.ts';
import { SIGNS } from './favourite-days.ts';
import { type KnownAfter, followedOf, inPercent, knownAfter, spansAfter } from './favourite-followed.ts';
import { isFavourite, scoreOf } from './favourite-score.ts';
import { readHeaviest } from './heaviest.ts';
import type { Sign } from './net-value.ts';
import { type NameOf, stockNames } from './stock-names.ts';

type Query = QueryOf<typeof playerContracts.playerHistory>;
type Reply = ReplyOf<typeof playerContracts.playerHistory>;
type Row = Reply['rows'][number];

const ORDINARY = 'Equity';

/** A stock that was among the first of its session. */
type Past = { readonly day: PlayerDay; readonly score: number; readonly rank: number };

/** The first ten of each session by score. */
const firstOfEach = (days: readonly PlayerDay[], sign: Sign): Past[] =>
  [...Map.groupBy(days, ({ traded_on }) => traded_on).values()].flatMap((own) =>
    own
      .filter((day) => isFavourite(day, sign, 1))
      .map((day) => ({ day, score: scoreOf(day, sign) ?? 0 }))
      .toSorted((a, b) => b.score - a.score || (a.day.symbol < b.day.symbol ? -1 : 1))
      .slice(0, FAVOURITES_A_SESSION)
      .map(({ day, score }, place) => ({ day, score, rank: place + 1 })),
  );

const rowOf = ({ day, score, rank }: Past, { close, isNew, outcomes }: KnownAfter, nameOf: NameOf): Row => ({
  date: day.traded_on,
  rank,
  ...nameOf(day.symbol),
  score,
  buying: day.buying,
  selling: day.selling,
  close: rupeesOrNull(close),
  is_new_listing: isNew,
  after: outcomes.map(({ after, change, excess }) => ({
    sessions: after,
    change: inPercent(change),
    excess: inPercent(excess),
  })),
});

/** Favourites of some sessions: the players of each are chosen before it. */
const readFavourites = async (asked: Asked<Query>, sessions: readonly TradingDate[]): Promise<Past[]> => {
  const { players, side } = asked.query;
  const windows = sessions.map((session) => [session]);
  const chosen = await readHeaviest(asked, await asked.sessions(), windows, Number(players));
  const days = await playerDays(asked.tape, {
    players: sessions.map((session, place) => ({ session, brokers: chosen[place]?.brokers ?? [] })),
    least_turnover: fromRupees(FAVOURITE_TURNOVER),
  });
  return firstOfEach(days, SIGNS[side]);
};

/** The favourites of the last known sessions up to a day, and what followed them as far as the as-of day knows it. */
export const favouriteHistory = async (asked: Asked<Query>): Promise<Reply> => {
  const { query, clock } = asked;
  const book = await asked.sessions();
  const as_of = latest(book.exchange, query.as_of, clock);
  const known = upTo(book.floorsheet, query.date ?? as_of).filter((session) => session <= as_of);
  const followed = known.slice(-FOLLOWED_PLAYER_SESSIONS);
  const sessions = known.slice(-FAVOURITE_SESSIONS);
  const past = await readFavourites(asked, followed);
  const [nameOf, companies] = await Promise.all([
    stockNames(asked, as_of),
    listCompanies(asked.reference, { as_of }),
  ]);
  const growths = await growthAfter(asked.tape, {
    spans: spansAfter(followed, upTo(book.exchange, dayAsked(query.as_of, clock))),
    wanted: past.map(({ day }) => ({ from: day.traded_on, symbol: day.symbol })),
    members: companies.filter(({ instrument }) => instrument === ORDINARY).map(({ symbol }) => symbol),
  });
  const of = knownAfter(growths);
  const all = past.map((one) => ({ past: one, known: of(one.day.traded_on, one.day.symbol) }));
  const [first] = sessions;
  return {
    as_of,
    date: sessions.at(-1) ?? as_of,
    sessions: [...sessions],
    followed_sessions: followed.length,
    followed_from: followed[0] ?? null,
    followed: followedOf(all.flatMap((one) => one.known.outcomes)),
    rows: all
      .filter((one) => first !== undefined && one.past.day.traded_on >= first)
      .map((one) => rowOf(one.past, one.known, nameOf))
      .toSorted((a, b) => (a.date === b.date ? a.rank - b.rank : a.date < b.date ? 1 : -1)),
  };
};
