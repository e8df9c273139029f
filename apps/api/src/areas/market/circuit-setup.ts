import type { QueryOf, ReplyOf, circuitContracts } from '@chuli/contracts';
import {
  type Paisa,
  type StockSymbol,
  type TradingDate,
  percentOf,
  percentageChange,
  toRupees,
} from '@chuli/kernel';
import {
  type CircuitDay,
  type Instrument,
  LIMIT_SIDES,
  LIMIT_STATES,
  type LimitSide,
  type LimitState,
  bandUsed,
  circuitOf,
  instrumentOf,
} from '@chuli/market';
import { listCompanies } from '@chuli/registry/reference';
import { type SymbolBar, barsOn } from '@chuli/tape/market';
import { rupeesOrNull } from '../../figures/figures.ts';
import type { Asked } from '../../http/implement.ts';
import { pageOf } from '../signal/row-pages.ts';
import { askedDays, bandPercent, isWanted, namesOf } from './circuit-days.ts';
import { type SetUp, factsOf } from './circuit-facts.ts';
import { type Around, readAround } from './circuit-around.ts';
import { type LimitBook, sessionOf } from './limit-book.ts';
import type { WithLimits } from './open-limit-book.ts';

type SetupQuery = QueryOf<typeof circuitContracts.circuitSetup>;
type SetupReply = ReplyOf<typeof circuitContracts.circuitSetup>;
type SetupRow = SetupReply['rows'][number];
type Named = ReturnType<ReturnType<typeof namesOf>>;

/** A stock of the session with the limits of its day; none where nothing says what they were. */
export type JudgedBar = {
  readonly bar: SymbolBar;
  readonly named: Named;
  /** The first session that is known of it. */
  readonly isFirst: boolean;
  readonly day: CircuitDay | null;
};

/** A stock that stands to one of its limits in a way worth telling. */
export type AtLimit = JudgedBar & {
  readonly day: CircuitDay;
  readonly base: Paisa;
  readonly side: LimitSide;
  readonly state: LimitState;
};

const judgeBar = (bar: SymbolBar, named: Named, isFirst: boolean): JudgedBar => {
  const measured = { base: bar.base, date: bar.traded_on, instrument: instrumentOf(named.instrument) };
  return { bar, named, isFirst, day: isFirst ? null : circuitOf(sessionOf(bar), measured) };
};

const atLimits = (judged: JudgedBar): AtLimit[] =>
  LIMIT_SIDES.flatMap((side) => {
    const { bar, day } = judged;
    const state = day?.[side] ?? null;
    if (day === null || state === null || bar.base === null) return [];
    return [{ ...judged, day, base: bar.base, side, state }];
  });

const limitOf = ({ day, side }: AtLimit) => (side === 'up' ? day.limits.upper : day.limits.lower);

const rowOf = (
  one: AtLimit,
  { date, around, book }: { date: TradingDate; around: Around; book: LimitBook },
): SetupRow => {
  const { bar, named, base, day, side, state } = one;
  const limit = limitOf(one);
  const share = book.shareOf(bar.symbol);
  const known = around.of(bar.symbol);
  const setUp: SetUp = {
    side,
    high: bar.high,
    low: bar.low,
    close: bar.close,
    streakBefore: known.streakBefore[side],
    volumeTimes: known.volumeTimes,
    bulkPercent: known.bulkPercent[side],
    topThreePercent: known.topThreePercent[side],
  };
  return {
    ...named,
    state,
    side,
    last: toRupees(bar.close),
    low: toRupees(bar.low),
    high: toRupees(bar.high),
    previous_close: toRupees(base),
    change: percentageChange(bar.close, base),
    limit: toRupees(limit),
    lower: toRupees(day.limits.lower),
    upper: toRupees(day.limits.upper),
    distance: percentOf(Math.abs(limit - bar.close), bar.close) ?? 0,
    band_used: bandUsed(bar.close, base, date),
    streak: book.dayOf(share, side, date)?.streak ?? 0,
    since: known.since[side],
    volume: bar.volume,
    volume_times: known.volumeTimes,
    ...factsOf(setUp),
  };
};

const byUrgency = (one: AtLimit, other: AtLimit): number => {
  const away = (row: AtLimit): number => Math.abs(limitOf(row) - row.bar.close) / row.bar.close;
  return (
    LIMIT_STATES.indexOf(one.state) - LIMIT_STATES.indexOf(other.state) ||
    away(one) - away(other) ||
    (one.bar.symbol < other.bar.symbol ? -1 : 1)
  );
};

const countsOf = (found: readonly AtLimit[], side: LimitSide): SetupReply['counts']['up'] => {
  const count = (state: LimitState): number =>
    found.filter((one) => one.side === side && one.state === state).length;
  return { locked: count('locked'), at: count('at'), near: count('near'), touched: count('touched') };
};

const MOST_APART = 100;

const apartRow = ({ bar: { low, high, close }, named, day }: JudgedBar): SetupReply['faults'][number] => ({
  ...named,
  low: toRupees(low),
  high: toRupees(high),
  close: toRupees(close),
  lower: rupeesOrNull(day?.limits.lower ?? null),
  upper: rupeesOrNull(day?.limits.upper ?? null),
});

const apartRows = (judged: readonly JudgedBar[]): SetupReply['faults'] =>
  judged.slice(0, MOST_APART).map(apartRow);

type Wanted = (one: { symbol: StockSymbol; instrument: Instrument }) => boolean;

const lastBefore = (book: LimitBook, date: TradingDate, isAsked: Wanted): SetupReply['before'] => {
  const found = book.days.findLast((day) => day.date < date && isAsked(day));
  return found === undefined ? null : { symbol: found.symbol, date: found.date, side: found.side };
};

type SetupAsked = Asked<SetupQuery, undefined, undefined, WithLimits>;

/** Every stock of the session that is asked for, judged by the limits of that day. */
const judgeSession = async (
  { tape, reference, query }: SetupAsked,
  { date, as_of }: { date: TradingDate; as_of: TradingDate },
  book: LimitBook,
): Promise<JudgedBar[]> => {
  const [companies, bars] = await Promise.all([listCompanies(reference, { as_of }), barsOn(tape, date)]);
  const nameOf = namesOf(companies);
  const isAsked = isWanted(query);
  return bars
    .map((bar) => judgeBar(bar, nameOf(bar.symbol), book.isFirstDay(book.shareOf(bar.symbol), date)))
    .filter(({ named }) => isAsked({ symbol: named.symbol, instrument: instrumentOf(named.instrument) }));
};

/** Stocks at, near or back from a limit of their day, the most urgent first; what cannot be judged apart. */
export const circuitSetup = async (asked: SetupAsked): Promise<SetupReply> => {
  const { clock, limits, query } = asked;
  const [{ daily, ...known }, book] = await Promise.all([asked.sessions(), limits.take()]);
  const { as_of, date } = askedDays(daily, query, clock);
  const judged = await judgeSession(asked, { date, as_of }, book);
  const found = judged.flatMap(atLimits);
  const wanted = found
    .filter(({ side, state }) => (query.side ?? side) === side && (query.state ?? state) === state)
    .toSorted(byUrgency);
  const page = pageOf(wanted, query);
  const around = await readAround(asked, { date, rows: page.rows, book, sessions: { daily, ...known } });
  const faults = judged.filter(({ day }) => day?.isFault === true);
  // What the first session known of all shows was not listed on that day.
  const firstDays = date === daily[0] ? [] : judged.filter(({ isFirst }) => isFirst);
  return {
    as_of: date,
    limit_percent: bandPercent(date, 'daily'),
    order_percent: bandPercent(date, 'order'),
    judged: judged.filter(({ day }) => day !== null && !day.isFault).length,
    not_judged: judged.filter(({ day }) => day === null).length - firstDays.length,
    counts: { up: countsOf(found, 'up'), down: countsOf(found, 'down') },
    before: lastBefore(book, date, isWanted(query)),
    first_days: apartRows(firstDays),
    faults: apartRows(faults),
    ...page,
    rows: page.rows.map((one) => rowOf(one, { date, around, book })),
  };
};
