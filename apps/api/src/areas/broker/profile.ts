import {
  MOST_COURSE_SESSIONS,
  MOST_PROFILE_STOCKS,
  MOST_STYLE_SESSIONS,
  type QueryOf,
  type ReplyOf,
  profileContracts,
} from '@chuli/contracts';
import {
  type BrokerId,
  type Paisa,
  type StockSymbol,
  type TradingDate,
  brokerId,
  dayNumber,
  paisa,
  percentOf,
  percentageChange,
  toRupees,
} from '@chuli/kernel';
import { listBrokers } from '@chuli/registry/reference';
import {
  type BrokerSession,
  type PriceHabit,
  brokerFlow,
  brokerSessions,
  priceHabits,
  sessionVolumes,
} from '@chuli/tape/broker';
import { rupeesOrNull, sum } from '../../figures/figures.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { type FlowRange, flowRange } from './flow-range.ts';
import { knownHead } from './known-sessions.ts';
import { type Sign, isOn, netOf, netValue, ownAverage } from './net-value.ts';
import { exDatesWithin, shareEras } from './share-eras.ts';
import { closesUpTo } from './stock-closes.ts';
import { type NameOf, stockNames } from './stock-names.ts';
import { type PlayerFigures, readPlayerFigures } from './player-figures.ts';
import { amongBrokers, styleOf } from './style-figures.ts';
import { type WholeFlowRow, wholeFlow } from './whole-shares.ts';

type ProfileAsked = QueryOf<typeof profileContracts.profile>;
type Profile = ReplyOf<typeof profileContracts.profile>;
type ProfileStock = Profile['rows'][number];

const LONGEST_BY_SESSION = 60;
/** Of a range of which nothing is known. */
const FIRST_BROKER = brokerId('1');
type Around = { nameOf: NameOf; closes: ReadonlyMap<StockSymbol, Paisa>; sessions: readonly TradingDate[] };

const stockRow = (row: WholeFlowRow, { nameOf, closes, sessions }: Around, sign: Sign): ProfileStock => {
  const symbol = row.name as StockSymbol;
  const close = rupeesOrNull(closes.get(symbol) ?? null);
  const average = ownAverage(row, sign);
  const nets = new Map(row.days.map((day, at) => [day, row.nets[at] ?? 0]));
  return {
    ...nameOf(symbol),
    net: netOf(row),
    net_value: toRupees(netValue(row)),
    average,
    close,
    since: close === null ? null : percentageChange(close, average),
    volume_percent: percentOf(row.exact.bought + row.exact.sold, 2 * row.exact.volume),
    sessions_traded: row.sessions_traded,
    sessions_net_bought: row.sessions_net_bought,
    net_by_session:
      sessions.length > LONGEST_BY_SESSION ? null : sessions.map((day) => nets.get(dayNumber(day)) ?? 0),
  };
};

const rowsOn = (rows: readonly WholeFlowRow[], around: Around, sign: Sign): ProfileStock[] =>
  rows
    .filter(isOn(sign))
    .toSorted((a, b) => sign * (netValue(b) - netValue(a)) || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_PROFILE_STOCKS)
    .map((row) => stockRow(row, around, sign));

const courseOf = ({ held, sessions }: FlowRange, own: readonly BrokerSession[]): Profile['course'] => {
  const known = new Set(sessions);
  const days = new Map(own.map((day) => [day.traded_on, day]));
  return held.slice(-MOST_COURSE_SESSIONS).map((date) => {
    if (!known.has(date)) return { date, bought_amount: null, sold_amount: null, net_amount: null };
    const { bought_amount, sold_amount } = days.get(date) ?? {
      bought_amount: paisa(0),
      sold_amount: paisa(0),
    };
    return {
      date,
      bought_amount: toRupees(bought_amount),
      sold_amount: toRupees(sold_amount),
      net_amount: toRupees(paisa(bought_amount - sold_amount)),
    };
  });
};

type Ranked = { broker: BrokerId; turnover: number };

/** Those that traded most first; of equal ones by broker. */
const byTurnover = (all: readonly BrokerSession[]): Ranked[] =>
  [...Map.groupBy(all, ({ broker }) => broker)]
    .map(([broker, days]) => ({
      broker,
      turnover: sum(days.map(({ bought_amount, sold_amount }) => bought_amount + sold_amount)),
    }))
    .toSorted((a, b) => b.turnover - a.turnover || (a.broker < b.broker ? -1 : 1));

/** What a broker did in rupees, and its place among all by what they traded. */
const totalsOf = (broker: BrokerId, ranked: readonly Ranked[], own: readonly BrokerSession[]) => {
  const bought = sum(own.map(({ bought_amount }) => bought_amount));
  const sold = sum(own.map(({ sold_amount }) => sold_amount));
  const place = ranked.findIndex((one) => one.broker === broker);
  return {
    bought_amount: toRupees(paisa(bought)),
    sold_amount: toRupees(paisa(sold)),
    net_amount: toRupees(paisa(bought - sold)),
    turnover: toRupees(paisa(bought + sold)),
    turnover_percent: percentOf(bought + sold, sum(ranked.map(({ turnover }) => turnover))),
    rank: place < 0 ? null : place + 1,
    brokers: ranked.length,
  };
};

/** How it trades against all others; a broker that did not trade has no style. */
const styleAmong = (
  broker: BrokerId,
  figures: readonly PlayerFigures[],
  prices: readonly PriceHabit[],
): Pick<Profile, 'style' | 'styles'> => {
  const pricesOf = new Map(prices.map((one) => [one.broker, one]));
  const styles = new Map(figures.map((one) => [one.broker, styleOf(one, pricesOf.get(one.broker))]));
  const own = figures.find((one) => one.broker === broker);
  return { style: amongBrokers(broker, styles), styles: own?.styles ?? [] };
};

/** The latest known sessions of the range, of which its style is told. */
const styleSessions = ({ sessions }: FlowRange): readonly TradingDate[] =>
  sessions.slice(-MOST_STYLE_SESSIONS);

const readProfile = async (asked: Asked<ProfileAsked>, broker: BrokerId, range: FlowRange) => {
  const { tape, reference } = asked;
  const dates = { from: range.from_date, to: range.to_date };
  const styleDates = { from: styleSessions(range)[0] ?? range.to_date, to: range.to_date };
  const ex_dates = await exDatesWithin(reference, range);
  const [found, volumes, closes, nameOf, brokers, { rows: figures }, prices] = await Promise.all([
    brokerFlow(tape, {
      subject: { of: 'broker', broker },
      ...dates,
      eras: shareEras(ex_dates, range.from_date),
      by_session: range.sessions.length <= LONGEST_BY_SESSION,
    }),
    sessionVolumes(tape, dates),
    closesUpTo(asked, { day: range.to_date, scale_of: range.to_date, as_of: range.as_of }),
    stockNames(asked, range.as_of),
    listBrokers(reference),
    readPlayerFigures(tape, styleDates),
    priceHabits(tape, styleDates),
  ]);
  return { rows: wholeFlow(found, false), ex_dates, volumes, closes, nameOf, brokers, figures, prices };
};

const profileReply = async (asked: Asked<ProfileAsked>): Promise<Profile> => {
  const book = await asked.sessions();
  const range = flowRange(asked.query, book, asked.clock);
  const all = await brokerSessions(asked.tape, { from: range.from_date, to: range.to_date });
  const ranked = byTurnover(all);
  const broker = asked.query.broker ?? ranked[0]?.broker ?? FIRST_BROKER;
  const styled = styleSessions(range);
  const timed = new Set(book.timed);
  const { rows, ...read } = await readProfile(asked, broker, range);
  const traded = new Set(rows.map(({ name }) => name));
  const around = { nameOf: read.nameOf, closes: read.closes, sessions: range.sessions };
  const own = all.filter((day) => day.broker === broker);
  return {
    ...knownHead(range, book, read.volumes),
    is_adjusted: read.ex_dates.some(({ symbol }) => traded.has(symbol)),
    broker,
    name: read.brokers.find(({ id }) => id === broker)?.name ?? null,
    ...totalsOf(broker, ranked, own),
    stocks: rows.length,
    stocks_bought: rows.filter(isOn(1)).length,
    stocks_sold: rows.filter(isOn(-1)).length,
    course: courseOf(range, own),
    ...styleAmong(broker, read.figures, read.prices),
    style_sessions: styled.length,
    sessions_timed: styled.filter((day) => timed.has(day)).length,
    rows: [...rowsOn(rows, around, 1), ...rowsOn(rows, around, -1)],
  };
};

export const profileEndpoints = implement(profileContracts, { profile: profileReply });
