import type { QueryOf, ReplyOf, playerContracts } from '@chuli/contracts';
import {
  type Paisa,
  type StockSymbol,
  addDays,
  paisa,
  percentOf,
  percentageChange,
  toRupees,
} from '@chuli/kernel';
import { type SidedSessions, sidedSessions } from '@chuli/tape/broker';
import { type CameIn, cameIn } from '@chuli/tape/floorsheet';
import { averageRate, concentration, rupeesOrNull, sum } from '../../figures/figures.ts';
import { holds } from '../../http/access.ts';
import type { Asked } from '../../http/implement.ts';
import { pageOf, sortedOn } from '../signal/row-pages.ts';
import { type Taken, isFavourite, scoreOf } from './favourite-score.ts';
import { readPlayers } from './heaviest.ts';
import { type Pair, type StockFlow, readPairs } from './market-pairs.ts';
import { type Sign, isOn, netOf, ownAverage } from './net-value.ts';
import { closesUpTo } from './stock-closes.ts';
import { type NameOf, stockNames } from './stock-names.ts';

type Query = QueryOf<typeof playerContracts.playerFavourites>;
type Reply = ReplyOf<typeof playerContracts.playerFavourites>;
type Row = Reply['rows'][number];

export const SIGNS = { hold: 1, release: -1 } as const satisfies Record<Query['side'], Sign>;

/** A stock, what players did in it, and how it ranks. */
type Candidate = { flow: StockFlow; own: Pair[]; taken: Taken; score: number };

const netAmount = ({ bought_amount, sold_amount }: Pair): number => bought_amount - sold_amount;

const candidateOf = (flow: StockFlow, players: ReadonlySet<string>, sign: Sign): Candidate => {
  const own = flow.pairs.filter(({ broker }) => players.has(broker));
  const taken = {
    traded: own.length,
    buying: own.filter(isOn(1)).length,
    selling: own.filter(isOn(-1)).length,
    net_amount: sum(own.map(netAmount)),
    turnover: sum(flow.pairs.map(({ bought_amount }) => bought_amount)),
  };
  return { flow, own, taken, score: scoreOf(taken, sign) ?? 0 };
};

type SortKey = 'score' | 'symbol' | 'net_amount' | 'turnover' | 'turnover_percent';

const sortValue = ({ flow, taken, score }: Candidate, key: SortKey): number | string => {
  if (key === 'score') return score;
  if (key === 'symbol') return flow.symbol;
  return key === 'turnover_percent' ? Math.abs(taken.net_amount) / taken.turnover : taken[key];
};

type Closes = ReadonlyMap<StockSymbol, Paisa>;

/** What is known around the stocks of a page. */
type Around = {
  readonly nameOf: NameOf;
  readonly before: Closes;
  readonly last: Closes;
  readonly sided: ReadonlyMap<StockSymbol, SidedSessions>;
  /** Null where the caller is not told. */
  readonly came: ReadonlyMap<StockSymbol, CameIn> | null;
  readonly sessions: number;
  readonly sign: Sign;
};

/** What all players together paid, or were paid. */
const sideOf = (own: readonly Pair[], sign: Sign): { amount: Paisa; shares: number } => ({
  amount: paisa(sum(own.map((pair) => (sign > 0 ? pair.bought_amount : pair.sold_amount)))),
  shares: sum(own.map(({ exact }) => (sign > 0 ? exact.bought : exact.sold))),
});

const fullerOf = ({ flow, own, taken }: Candidate, { came, sign }: Around) => {
  if (came === null) return { hhi: null, vs_vwap: null, aggressive_percent: null };
  const side = sideOf(own, sign);
  const sides = came.get(flow.symbol);
  const [known, into] = sign > 0 ? [sides?.bought, sides?.bought_in] : [sides?.sold, sides?.sold_in];
  return {
    hhi: concentration(own.filter(isOn(sign)).map((pair) => Math.abs(netOf(pair)))),
    vs_vwap:
      side.shares === 0 || flow.volume === 0
        ? null
        : percentageChange(side.amount / side.shares, taken.turnover / flow.volume),
    aggressive_percent: percentOf(into ?? 0, known ?? 0),
  };
};

const favouriteRow =
  (around: Around) =>
  (candidate: Candidate): Row => {
    const { flow, own, taken, score } = candidate;
    const { nameOf, before, last, sided, sessions, sign } = around;
    const { amount, shares } = sideOf(own, sign);
    const average = averageRate(amount, shares);
    const close = last.get(flow.symbol) ?? null;
    const days = sided.get(flow.symbol);
    return {
      ...nameOf(flow.symbol),
      score,
      players_traded: taken.traded,
      buying: taken.buying,
      selling: taken.selling,
      net: sum(own.map(netOf)),
      net_amount: toRupees(paisa(taken.net_amount)),
      average,
      close: rupeesOrNull(close),
      close_percent: close === null || average === null ? null : percentageChange(close / 100, average),
      turnover: toRupees(paisa(Math.round(taken.turnover / Math.max(1, sessions)))),
      turnover_percent: percentOf(sign * taken.net_amount, taken.turnover),
      sessions_on_side: (sign > 0 ? days?.bought : days?.sold) ?? 0,
      change: close === null ? null : percentageChange(close, before.get(flow.symbol) ?? null),
      ...fullerOf(candidate, around),
      nets: own
        .toSorted((a, b) => sign * (netAmount(b) - netAmount(a)) || (a.broker < b.broker ? -1 : 1))
        .map((pair) => ({
          broker: pair.broker,
          net: netOf(pair),
          net_amount: toRupees(paisa(netAmount(pair))),
          average: ownAverage(pair, netOf(pair) < 0 ? -1 : 1),
        })),
    };
  };

/** Stocks that the heaviest brokers took together over a window, or let go, the highest score first. */
export const favouriteDays = async (asked: Asked<Query>): Promise<Reply> => {
  const { query, tape } = asked;
  const { days, date, as_of, symbol, sector_id } = query;
  const sign = SIGNS[query.side];
  const question = { ...asked, query: { days, to_date: date, as_of } };
  const { head, is_adjusted, stocks } = await readPairs(question, 'of-stock');
  const { sessions, to_date: to } = head;
  const players = await readPlayers(asked, sessions, Number(query.players));
  const brokers = new Set<string>(players.brokers);
  const nameOf = await stockNames(asked, head.as_of);
  const found = stocks
    .filter((flow) => symbol === undefined || flow.symbol === symbol)
    .filter((flow) => !sector_id || nameOf(flow.symbol).sector_id === sector_id)
    .map((flow) => candidateOf(flow, brokers, sign))
    .filter(({ taken }) => isFavourite(taken, sign, sessions.length));
  const page = pageOf(sortedOn(found, query.sort, sortValue), query);
  const symbols = page.rows.map(({ flow }) => flow.symbol);
  const scaled = { scale_of: to, as_of: head.as_of };
  const isFuller = holds(asked.caller, 'flow-plus', query) && symbols.length > 0;
  const [before, last, sided, came] = await Promise.all([
    closesUpTo(asked, { day: addDays(head.from_date, -1), ...scaled }),
    closesUpTo(asked, { day: to, ...scaled }),
    sidedSessions(
      tape,
      sessions.map((session) => ({ session, brokers: players.brokers })),
    ),
    isFuller ? cameIn(tape, { from: head.from_date, to, symbols, brokers: players.brokers }, 'stock') : null,
  ]);
  const around = {
    nameOf,
    before,
    last,
    sided: new Map(sided.map((one) => [one.symbol, one])),
    came: came === null ? null : new Map(came.map((one) => [one.symbol, one])),
    sessions: sessions.length,
    sign,
  };
  return { ...head, is_adjusted, ...page, players, rows: page.rows.map(favouriteRow(around)) };
};
