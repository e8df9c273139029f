import type { ReplyOf, playerContracts } from '@chuli/contracts';
import { type BrokerId, type Paisa, halfAway, paisa, percentOf, roundedRatio, toRupees } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import { type BrokerActivity, brokerActivity } from '@chuli/tape/broker';
import { type CameIn, type MedianOrder, cameIn, medianOrders } from '@chuli/tape/floorsheet';
import { stylesOf } from './player-style.ts';

/** How a broker traded; the list of all and the page of one tell the same. */
export type PlayerFigures = Omit<
  ReplyOf<typeof playerContracts.playerList>['rows'][number],
  'turnover_percent'
>;

/** What is known of a broker beside what it traded. */
type Around = {
  readonly order: MedianOrder | undefined;
  readonly marketOrder: Paisa | null;
  readonly came: CameIn | undefined;
};

const HHI_OF_ONE = 10_000;

const cameFigures = (came: CameIn | undefined, turnover: number) => {
  if (came === undefined)
    return { aggressive_percent: null, known_percent: null, matched_percent: null, first_hour_percent: null };
  const knownOf = came.bought + came.sold;
  return {
    aggressive_percent: percentOf(came.bought_in + came.sold_in, knownOf),
    known_percent: percentOf(knownOf, turnover),
    matched_percent: percentOf(2 * came.matched, turnover),
    first_hour_percent: percentOf(came.first_hour, came.timed),
  };
};

const figuresOf = (of: BrokerActivity, { order, marketOrder, came }: Around): PlayerFigures => {
  const turnover = of.bought_amount + of.sold_amount;
  const figures = {
    net_amount: toRupees(paisa(of.bought_amount - of.sold_amount)),
    net_to_turnover: turnover === 0 ? null : roundedRatio(of.one_sided, turnover, 3),
    median_order: order === undefined ? null : toRupees(order.median),
    hhi: turnover === 0 ? null : halfAway(of.concentration * HHI_OF_ONE, 1),
    ...cameFigures(came, turnover),
  };
  return {
    broker: of.broker,
    turnover: toRupees(paisa(turnover)),
    ...figures,
    orders: order?.orders ?? 0,
    stocks: roundedRatio(of.stock_sessions, of.sessions, 1),
    styles: stylesOf(figures, marketOrder === null ? null : toRupees(marketOrder)),
  };
};

const byBroker = <Row extends { broker: BrokerId | null }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.broker, row]));

type Range = Parameters<typeof brokerActivity>[1];

/** Of every broker that traded in a range, and the middle order of the market. */
export const readPlayerFigures = async (
  tape: Tape,
  range: Range,
): Promise<{ rows: PlayerFigures[]; marketOrder: Paisa | null }> => {
  const [activity, orders, came] = await Promise.all([
    brokerActivity(tape, range),
    medianOrders(tape, range),
    cameIn(tape, range, 'broker'),
  ]);
  const [orderOf, cameOf] = [byBroker(orders), byBroker(came)];
  const marketOrder = orderOf.get(null)?.median ?? null;
  const rows = activity.map((of) =>
    figuresOf(of, { order: orderOf.get(of.broker), marketOrder, came: cameOf.get(of.broker) }),
  );
  return { rows, marketOrder };
};
