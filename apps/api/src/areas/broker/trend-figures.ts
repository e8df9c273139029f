import type { ReplyOf, brokerDayContracts } from '@chuli/contracts';
import {
  type BrokerId,
  type Rupees,
  type TradingDate,
  halfAway,
  paisa,
  percentOf,
  toRupees,
} from '@chuli/kernel';
import type { BrokerSession } from '@chuli/tape/broker';
import { sum } from '../../figures/figures.ts';

type TrendRow = ReplyOf<typeof brokerDayContracts.trend>['rows'][number];
type Direction = TrendRow['direction'];

/** By the last five known sessions; with fewer than four nobody can say. */
const JUDGED_BY = 5;
const FEWEST = 4;

export const directionOf = (nets: readonly number[]): Direction => {
  const last = nets.slice(-JUDGED_BY);
  if (last.length < FEWEST) return null;
  const isOneWay = (sign: number): boolean =>
    last.filter((net) => sign * net > 0).length >= FEWEST && sign * sum(last) > 0;
  if (isOneWay(1)) return 'buying';
  return isOneWay(-1) ? 'selling' : 'mixed';
};

/** Latest sessions in a row on one side, with its sign; 0 where the last one is on none. */
export const streakOf = (nets: readonly number[]): number => {
  const sign = Math.sign(nets.at(-1) ?? 0);
  const other = nets.findLastIndex((net) => Math.sign(net) !== sign);
  return sign === 0 ? 0 : sign * (nets.length - 1 - other);
};

export type TrendSessions = {
  /** Of the exchange, and those whose trades are known, oldest first. */
  held: readonly TradingDate[];
  known: readonly TradingDate[];
  /** Paisa of all trades by known session. */
  turnover: ReadonlyMap<TradingDate, number>;
};

const NOTHING = { bought_amount: 0, sold_amount: 0 };

/** The course of one broker over the known sessions. */
export const trendRow = (
  broker: BrokerId,
  days: readonly BrokerSession[],
  { held, known, turnover }: TrendSessions,
): TrendRow => {
  const ofDay = new Map(days.map((day) => [day.traded_on, day]));
  const course = known.map((session) => {
    const { bought_amount, sold_amount } = ofDay.get(session) ?? NOTHING;
    return {
      session,
      net: bought_amount - sold_amount,
      traded: bought_amount + sold_amount,
      market: 2 * (turnover.get(session) ?? 0),
    };
  });
  const netOfLast = (count: number): Rupees | null => {
    const asked = new Set(held.slice(-count));
    const nets = course.filter(({ session }) => asked.has(session)).map(({ net }) => net);
    return nets.length === 0 ? null : toRupees(paisa(sum(nets)));
  };
  const nets = course.map(({ net }) => net);
  const percents = course.flatMap(({ traded, market }) => (market === 0 ? [] : (100 * traded) / market));
  const mean = percents.length === 0 ? null : halfAway(sum(percents) / percents.length, 2);
  const last = course.at(-1);
  const today =
    last !== undefined && last.session === held.at(-1) ? percentOf(last.traded, last.market) : null;
  return {
    broker,
    net_1: netOfLast(1),
    net_5: netOfLast(5),
    net_20: netOfLast(20),
    net_by_session: nets.map((net) => toRupees(paisa(net))),
    turnover_percent: today,
    mean_percent: mean,
    percent_change: today === null || mean === null ? null : halfAway(today - mean, 2),
    sessions_net_bought: nets.filter((net) => net > 0).length,
    streak: streakOf(nets),
    direction: directionOf(nets),
  };
};
