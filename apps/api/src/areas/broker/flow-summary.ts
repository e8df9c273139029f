import type { ReplyOf, brokerContracts } from '@chuli/contracts';
import { type Paisa, type Rupees, paisa, percentOf, toRupees } from '@chuli/kernel';
import { type DatedClose, closesAtEnds } from '@chuli/tape/stock';
import type { Asked } from '../../http/implement.ts';
import { averageRate, concentration, sum, topThreePercent } from '../../figures/figures.ts';
import { type Flow, type FlowAsked, headOf, readFlow } from './flow.ts';
import { factorSince } from './share-eras.ts';
import type { WholeFlowRow } from './whole-shares.ts';

type FlowSummary = ReplyOf<typeof brokerContracts.analyticsSummary>;
type Closes = { first_close: Rupees | null; last_close: Rupees | null };
type Sides = {
  volume: number;
  /** The same before anything was rounded. */
  exact: number;
  amount: Paisa;
  trades: number;
  matched: number;
  matched_percent: number | null;
};

/** Of a stock or the market every contract is some broker's purchase; of one broker both sides are its own. */
const sidesOf = (rows: readonly WholeFlowRow[], isOneBroker: boolean): Sides => {
  const total = (
    column: 'bought' | 'sold' | 'bought_amount' | 'sold_amount' | 'buys' | 'sells' | 'matched',
  ) => sum(rows.map((row) => row[column]));
  const matched = total('matched');
  const volume = total('bought') + (isOneBroker ? total('sold') : 0);
  const exactly = (row: WholeFlowRow) => row.exact.bought + (isOneBroker ? row.exact.sold : 0);
  return {
    volume,
    exact: sum(rows.map(exactly)),
    amount: paisa(total('bought_amount') + (isOneBroker ? total('sold_amount') : 0)),
    trades: total('buys') + (isOneBroker ? total('sells') : 0),
    matched,
    matched_percent: percentOf(isOneBroker ? 2 * matched : matched, volume),
  };
};

/** Both in shares of the last day of the range, so that they may be compared. */
const closesOf = async ({ tape }: Asked<FlowAsked>, { subject, range, ex_dates }: Flow): Promise<Closes> => {
  const asked = { from: range.from_date, to: range.to_date };
  const ends = subject.of === 'stock' ? await closesAtEnds(tape, { symbol: subject.symbol, ...asked }) : null;
  if (ends === null) return { first_close: null, last_close: null };
  const adjusted = ({ traded_on, close }: DatedClose): Rupees =>
    toRupees(paisa(Math.round(close * factorSince(ex_dates, traded_on))));
  return { first_close: adjusted(ends.first), last_close: adjusted(ends.last) };
};

export const flowSummary = async (asked: Asked<FlowAsked>): Promise<FlowSummary> => {
  const flow = await readFlow(asked, { by_session: false });
  const { exact, ...sides } = sidesOf(flow.rows, asked.query.broker !== undefined);
  const bought = flow.rows.map((row) => row.bought).filter((quantity) => quantity > 0);
  const sold = flow.rows.map((row) => row.sold).filter((quantity) => quantity > 0);
  return {
    ...headOf(flow),
    sessions: flow.range.sessions.length,
    ...sides,
    amount: toRupees(sides.amount),
    vwap: averageRate(sides.amount, exact),
    buyers: bought.length,
    sellers: sold.length,
    top3_buy_percent: topThreePercent(bought),
    top3_sell_percent: topThreePercent(sold),
    buy_concentration: concentration(bought),
    sell_concentration: concentration(sold),
    ...(await closesOf(asked, flow)),
  };
};
