import {
  COURSE_MINUTES,
  LEAST_HOT_RUPEES,
  type QueryOf,
  type ReplyOf,
  type liveListContracts,
} from '@chuli/contracts';
import {
  type Paisa,
  type Rupees,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  paisa,
  percentOf,
  percentageChange,
  toRupees,
} from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY, USUAL_SESSIONS, sessionHours, sessionMinute, usualDays } from '@chuli/market';
import { type Company, listCompanies } from '@chuli/registry/reference';
import { type HotStock, type MinuteSpan, amountsInMinutes, hotStocks, sessionEnd } from '@chuli/tape/live';
import { ratioOf, rupeesOrNull, sum } from '../../figures/figures.ts';
import type { Asked } from '../../http/implement.ts';
import { latest, upTo } from '../../sessions.ts';
import { dayBases } from './day-bases.ts';
import { emptyReason, tradedDays } from './intraday-sessions.ts';

type HotQuery = QueryOf<typeof liveListContracts.hotStocks>;
type HotReply = ReplyOf<typeof liveListContracts.hotStocks>;
type HotRow = HotReply['rows'][number];

const MOST_ROWS = 500;

/** The last minutes of a session, counted back from that of the last trade of the whole market. */
const spanOf = (date: TradingDate, lastMinute: number, minutes: number): MinuteSpan => {
  const midnight = atKathmandu(date, 0) / 1_000;
  const last = sessionMinute(sessionHours(date), (lastMinute - midnight) / 60);
  return { first: Math.max(0, last - minutes + 1), last };
};

const secondsOf = (date: TradingDate, minute: number): number =>
  atKathmandu(date, sessionHours(date).from + minute) / 1_000;

type Known = {
  readonly usual: ReadonlyMap<StockSymbol, Paisa>;
  readonly bases: ReadonlyMap<StockSymbol, Paisa>;
  readonly companies: ReadonlyMap<StockSymbol, Company>;
  readonly marketAmount: number;
};

const usualRupees = (together: Paisa | undefined): Rupees | null =>
  together === undefined ? null : toRupees(paisa(Math.round(together / USUAL_SESSIONS)));

const rowOf = (stock: HotStock, { usual, bases, companies, marketAmount }: Known): HotRow => {
  const { symbol, trades, amount, last, before, course } = stock;
  const { name = symbol, sector_id = null, instrument = null } = companies.get(symbol) ?? {};
  const together = usual.get(symbol);
  return {
    symbol,
    name,
    sector_id,
    instrument,
    heat: ratioOf(amount * USUAL_SESSIONS, together ?? null),
    amount: toRupees(amount),
    usual: usualRupees(together),
    trades,
    amount_percent: percentOf(amount, marketAmount),
    change: last === null ? null : percentageChange(last, before),
    last: rupeesOrNull(last),
    day_change: last === null ? null : percentageChange(last, bases.get(symbol) ?? null),
    course: course.map(toRupees),
  };
};

/** The hottest first; what is usual is not known of, after them, by amount. */
const hotter = (one: HotRow, other: HotRow): number =>
  (other.heat ?? -1) - (one.heat ?? -1) || other.amount - one.amount || (one.symbol < other.symbol ? -1 : 1);

const isShown = ({ symbol, amount }: HotRow, asked: StockSymbol | undefined): boolean =>
  asked === undefined ? amount >= LEAST_HOT_RUPEES : symbol === asked;

const daysOf = async (asked: Asked<HotQuery>) => {
  const [traded, { timed }] = await Promise.all([tradedDays(asked), asked.sessions()]);
  const as_of = latest(traded, asked.query.as_of, asked.clock);
  const known = upTo(timed, as_of);
  return { as_of, times_to: known.at(-1) ?? null, days: usualDays(known, as_of) };
};

/** Stocks by the amount of the last minutes against the mean of the same minutes of the sessions before. */
export const hottest = async (asked: Asked<HotQuery>): Promise<HotReply> => {
  const { tape, reference, query } = asked;
  const { as_of, times_to, days } = await daysOf(asked);
  const { last_minute, ...counts } = await sessionEnd(tape, as_of);
  const span = last_minute === null ? null : spanOf(as_of, last_minute, query.minutes);
  const [companies, bases, stocks, usual] = await Promise.all([
    listCompanies(reference, { as_of }),
    dayBases(asked, as_of),
    hotStocks(tape, {
      date: as_of,
      minimum: OHLC_MINIMUM_QUANTITY.on(as_of),
      course: span === null ? 0 : COURSE_MINUTES,
      span,
    }),
    span === null
      ? new Map<StockSymbol, Paisa>()
      : amountsInMinutes(tape, { days, sessions: USUAL_SESSIONS, ...span }),
  ]);
  const marketAmount = sum(stocks.map(({ amount }) => amount));
  const described = new Map(companies.map((company) => [company.symbol, company]));
  const known: Known = { usual, bases, companies: described, marketAmount };
  const rows = stocks
    .map((stock) => rowOf(stock, known))
    .filter((row) => isShown(row, query.symbol))
    .toSorted(hotter);
  return {
    as_of,
    untimed: counts.untimed,
    reason: emptyReason(counts),
    times_to: last_minute === null ? times_to : as_of,
    minutes: query.minutes,
    from: span === null ? null : secondsOf(as_of, span.first),
    to: span === null ? null : secondsOf(as_of, span.last + 1),
    sessions: days.length,
    market_amount: toRupees(paisa(marketAmount)),
    total: rows.length,
    rows: rows.slice(0, MOST_ROWS),
  };
};
