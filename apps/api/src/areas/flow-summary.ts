import type { ReplyOf, brokerContracts } from '@chuli/contracts';
import { type Paisa, type Rupees, paisa, toRupees } from '@chuli/kernel';
import { type FlowRow, closesAtEnds } from '@chuli/tape';
import type { Asked } from '../http/implement.ts';
import { averageRate, concentration, percentOf, rupeesOrNull, sum, topThreePercent } from './figures.ts';
import { type Flow, type FlowAsked, readFlow } from './flow.ts';

type FlowSummary = ReplyOf<typeof brokerContracts.analyticsSummary>;
type Closes = { first_close: Rupees | null; last_close: Rupees | null };
type Sides = {
  volume: number;
  amount: Paisa;
  trades: number;
  matched: number;
  matched_percent: number | null;
};

/** Of a stock or the market every contract is some broker's purchase; of one broker both sides are its own. */
const sidesOf = (rows: readonly FlowRow[], isOneBroker: boolean): Sides => {
  const total = (
    column: 'bought' | 'sold' | 'bought_amount' | 'sold_amount' | 'buys' | 'sells' | 'matched',
  ) => sum(rows.map((row) => row[column]));
  const matched = total('matched');
  const volume = total('bought') + (isOneBroker ? total('sold') : 0);
  return {
    volume,
    amount: paisa(total('bought_amount') + (isOneBroker ? total('sold_amount') : 0)),
    trades: total('buys') + (isOneBroker ? total('sells') : 0),
    matched,
    matched_percent: percentOf(isOneBroker ? 2 * matched : matched, volume),
  };
};

const closesOf = async ({ tape }: Asked<FlowAsked>, { subject, range }: Flow): Promise<Closes> => {
  if (subject.of !== 'stock') return { first_close: null, last_close: null };
  const closes = await closesAtEnds(tape, {
    symbol: subject.symbol,
    from: range.from_date,
    to: range.to_date,
  });
  return { first_close: rupeesOrNull(closes.first_close), last_close: rupeesOrNull(closes.last_close) };
};

export const flowSummary = async (asked: Asked<FlowAsked>): Promise<FlowSummary> => {
  const flow = await readFlow(asked, { by_session: false });
  const { sessions, ...range } = flow.range;
  const sides = sidesOf(flow.rows, asked.query.broker !== undefined);
  const bought = flow.rows.map((row) => row.bought).filter((quantity) => quantity > 0);
  const sold = flow.rows.map((row) => row.sold).filter((quantity) => quantity > 0);
  return {
    ...range,
    sessions: sessions.length,
    ...sides,
    amount: toRupees(sides.amount),
    vwap: averageRate(sides.amount, sides.volume),
    buyers: bought.length,
    sellers: sold.length,
    top3_buy_percent: topThreePercent(bought),
    top3_sell_percent: topThreePercent(sold),
    buy_concentration: concentration(bought),
    sell_concentration: concentration(sold),
    ...(await closesOf(asked, flow)),
  };
};
