import {
  type QueryOf,
  type RISK_SORTS,
  type ReplyOf,
  type RowOf,
  type scoreContracts,
} from '@chuli/contracts';
import {
  FALL,
  FALL_SESSIONS,
  NUDGE_FACTS,
  SMALL_TURNOVER,
  countFacts,
  isNudged,
  riskFacts,
} from '@chuli/flow';
import { type Paisa, type StockSymbol, type TradingDate, halfAway, paisa, toRupees } from '@chuli/kernel';
import { FLOAT_CAP_LINES } from '@chuli/market';
import { listCompanies } from '@chuli/registry/reference';
import { rupeesOrNull } from '../../figures/figures.ts';
import type { Asked } from '../../http/implement.ts';
import { dayAsked, latest } from '../../sessions.ts';
import { pageOf, sortedBy } from '../signal/row-pages.ts';
import type { WithScores } from './open-score-books.ts';
import type { RiskBook, RiskDay } from './risk-book.ts';
import { scoreRecord } from './score-record.ts';
import { type NameOf, stockNames } from './stock-names.ts';

type Query = QueryOf<typeof scoreContracts.riskFacts>;
type Reply = ReplyOf<typeof scoreContracts.riskFacts>;
type Row = RowOf<'/data/risk-facts/'>;
type RiskQuestion = Asked<Query, undefined, undefined, WithScores>;

const PERCENT = 100;

const rounded = (place: number | null): number | null => (place === null ? null : halfAway(place, 1));

/** What the public holds now; of an earlier day only as a list said it by then. */
type FloatOf = (symbol: StockSymbol, day: RiskDay) => Paisa | null;

const floatOf = async ({ query, reference }: RiskQuestion, date: TradingDate): Promise<FloatOf> => {
  const isRewound = query.as_of !== undefined || query.date !== undefined;
  if (isRewound) return (_, { figures }) => figures.float_cap;
  const companies = await listCompanies(reference, { as_of: date });
  const shares = new Map(companies.map(({ symbol, public_shares }) => [symbol, public_shares]));
  return (symbol, { close }) => {
    const held = shares.get(symbol) ?? null;
    return held === null ? null : paisa(close * held);
  };
};

const rowOf = (symbol: StockSymbol, day: RiskDay, nameOf: NameOf, float: FloatOf): Row => {
  const { date, close, hhi, matched, brokers } = day;
  const figures = { ...day.figures, float_cap: float(symbol, day) };
  const facts = riskFacts(figures, FLOAT_CAP_LINES.on(date).low);
  return {
    ...nameOf(symbol),
    date,
    close: toRupees(close),
    ...countFacts(facts),
    ...facts,
    hhi: Math.round(hhi),
    same_broker_percent: halfAway(PERCENT * matched, 2),
    brokers,
    hhi_place: rounded(figures.gathered),
    same_broker_place: rounded(figures.same_broker),
    brokers_place: rounded(figures.brokers),
    float_cap: rupeesOrNull(figures.float_cap),
    turnover: rupeesOrNull(figures.turnover),
  };
};

/** The stocks that traded in a session; of one that is asked for, its last session up to then. */
const daysOn = ({ stocks }: RiskBook, date: TradingDate, asked: StockSymbol | undefined) =>
  (asked === undefined ? [...stocks.keys()] : [asked]).flatMap((symbol) => {
    const day = stocks.get(symbol)?.findLast((one) => one.date <= date);
    return day === undefined || (asked === undefined && day.date !== date) ? [] : [{ symbol, day }];
  });

/** How many facts hold of each stock in a session, and what followed where three did, up to the as-of day. */
export const riskReply = async (asked: RiskQuestion): Promise<Reply> => {
  const { query, clock } = asked;
  const [book, sessions] = await Promise.all([asked.scores.risk.take(), asked.sessions()]);
  const as_of = latest(sessions.exchange, query.as_of, clock);
  const date = latest(sessions.floorsheet, dayAsked(query.date ?? query.as_of, clock), clock);
  const [nameOf, float] = await Promise.all([stockNames(asked, date), floatOf(asked, date)]);
  const rows = daysOn(book, date, query.symbol).map(({ symbol, day }) => rowOf(symbol, day, nameOf, float));
  const bySymbol = sortedBy<'symbol', Row>(rows, 'symbol');
  const byKnown = sortedBy<'known', Row>(bySymbol, '-known');
  return {
    as_of,
    date,
    nudge: NUDGE_FACTS,
    small_float: toRupees(FLOAT_CAP_LINES.on(date).low),
    small_turnover: toRupees(SMALL_TURNOVER),
    fall_percent: PERCENT * FALL,
    counts: {
      stocks: rows.length,
      judged: rows.filter((row) => isNudged(row) !== null).length,
      nudged: rows.filter((row) => isNudged(row) === true).length,
    },
    record: scoreRecord(book.flags, sessions, { as_of, sessions: FALL_SESSIONS }),
    ...pageOf(sortedBy<(typeof RISK_SORTS)[number], Row>(byKnown, query.sort), query),
  };
};
