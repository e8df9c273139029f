import {
  CHOICES_A_PLAYER,
  CHOICE_AMOUNT,
  CHOICE_PERCENT,
  type QueryOf,
  type ReplyOf,
  type playerContracts,
} from '@chuli/contracts';
import {
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  fromRupees,
  paisa,
  percentOf,
  toRupees,
} from '@chuli/kernel';
import { netsOfSessions } from '@chuli/tape/broker';
import { type CameIn, cameIn } from '@chuli/tape/floorsheet';
import { sum } from '../../figures/figures.ts';
import type { Asked } from '../../http/implement.ts';
import { dayRange } from './flow-range.ts';
import { readPlayers } from './heaviest.ts';
import { type Pair, type StockFlow, readPairs } from './market-pairs.ts';
import { netOf, ownAverage } from './net-value.ts';
import { type NameOf, stockNames } from './stock-names.ts';

type Query = QueryOf<typeof playerContracts.playerChoices>;
type Reply = ReplyOf<typeof playerContracts.playerChoices>;
type Row = Reply['rows'][number];

/** A choice is new where its player was no net buyer in any of these. */
const SESSIONS_BEFORE = 5;

export type Choice = { readonly pair: Pair; readonly net_amount: number; readonly turnover: number };

const isChoice = ({ pair, net_amount, turnover }: Choice): boolean =>
  netOf(pair) > 0 && net_amount >= fromRupees(CHOICE_AMOUNT) && net_amount * 100 >= CHOICE_PERCENT * turnover;

/** Up to three stocks a player, those into which it put most first; players in their own order. */
export const choicesOf = (stocks: readonly StockFlow[], players: readonly BrokerId[]): Choice[] => {
  const all = stocks.flatMap(({ pairs }) => {
    const turnover = sum(pairs.map(({ bought_amount }) => bought_amount));
    return pairs.map((pair) => ({ pair, net_amount: pair.bought_amount - pair.sold_amount, turnover }));
  });
  const ofBroker = Map.groupBy(all.filter(isChoice), ({ pair }) => pair.broker);
  return players.flatMap((broker) =>
    (ofBroker.get(broker) ?? [])
      .toSorted((a, b) => b.net_amount - a.net_amount || (a.pair.symbol < b.pair.symbol ? -1 : 1))
      .slice(0, CHOICES_A_PLAYER),
  );
};

const keyOf = (broker: BrokerId, symbol: StockSymbol): string => `${broker} ${symbol}`;

/** Every broker and stock that it bought more of than it sold in one of these sessions; null where they are too few. */
const boughtBefore = async (
  { tape }: Pick<Asked<Query>, 'tape'>,
  known: readonly TradingDate[],
): Promise<ReadonlySet<string> | null> => {
  const [from, to] = [known[0], known.at(-1)];
  if (known.length < SESSIONS_BEFORE || from === undefined || to === undefined) return null;
  const rows = await netsOfSessions(tape, { from, to });
  return new Set(
    rows.flatMap(({ symbol, brokers, nets }) =>
      brokers.flatMap((broker, place) => ((nets[place] ?? 0) > 0 ? [keyOf(broker, symbol)] : [])),
    ),
  );
};

type Around = {
  readonly nameOf: NameOf;
  readonly came: ReadonlyMap<string, CameIn>;
  readonly before: ReadonlySet<string> | null;
};

const choiceRow =
  ({ nameOf, came, before }: Around) =>
  ({ pair, net_amount, turnover }: Choice): Row => {
    const key = keyOf(pair.broker, pair.symbol);
    const sides = came.get(key);
    return {
      broker: pair.broker,
      ...nameOf(pair.symbol),
      net: netOf(pair),
      net_amount: toRupees(paisa(net_amount)),
      average: ownAverage(pair, 1),
      turnover_percent: percentOf(net_amount, turnover),
      aggressive_percent: percentOf(sides?.bought_in ?? 0, sides?.bought ?? 0),
      is_new: before === null ? null : !before.has(key),
    };
  };

/** What each of the heaviest brokers took most of in one session. */
export const playerChoices = async (asked: Asked<Query>): Promise<Reply> => {
  const { query, tape } = asked;
  const book = await asked.sessions();
  const { to_date: day } = dayRange(query, book, asked.clock);
  const question = { ...asked, query: { to_date: day, as_of: query.as_of } };
  const { head, stocks } = await readPairs(question, 'of-stock');
  const players = await readPlayers(asked, head.sessions, Number(query.players));
  const choices = choicesOf(stocks, players.brokers);
  const symbols = [...new Set(choices.map(({ pair }) => pair.symbol))];
  const dates = { from: day, to: day, symbols, brokers: players.brokers };
  const [nameOf, came, before] = await Promise.all([
    stockNames(asked, head.as_of),
    symbols.length === 0 ? [] : cameIn(tape, dates, 'pair'),
    boughtBefore(asked, book.floorsheet.filter((session) => session < day).slice(-SESSIONS_BEFORE)),
  ]);
  const around = {
    nameOf,
    came: new Map(came.map((one) => [keyOf(one.broker, one.symbol), one])),
    before,
  };
  return { ...head, players, rows: choices.map(choiceRow(around)) };
};
