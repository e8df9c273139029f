import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '../client.ts';
import { type FoundQuestion, LIST_NAME, askWith, foundParams, foundSql } from './found.ts';
import type { FoundSignal } from './signals.ts';

/** Smaller first; a place of lists is counted from the wanted end, so that what has no figure stays last. */
const ORDERS = {
  signal_on: 'bar_ends_at',
  symbol: 'symbol',
  side: 'side',
  timeframe: 'timeframe',
  close: 'close',
  close_now: 'nullIf(close_now, 0)',
  change_since: 'change_since',
  turnover: 'nullIf(turnover, 0)',
  place: 'place',
} as const;

export type PageOrder = { by: keyof typeof ORDERS; descending: boolean };

export type SignalPageQuestion = FoundQuestion & {
  /** Lists of this group; null for all. */
  group: number | null;
  order: PageOrder;
  limit: number;
  offset: number;
};

/** What a page shows of a signal; its two values of each condition stay on the tape. */
export type PagedSignal = Omit<FoundSignal, 'lefts' | 'rights'> & { ended_on: TradingDate | null };

export type SignalCounts = {
  buy: number;
  sell: number;
  stocks: number;
  /** Signals by the group of their list. */
  groups: [number, number, number];
};

/** The latest close as a part of the signal's, shares given since counted in; null while no later bar is known. */
const CHANGE_SINCE = `transform(symbol, {stocks:Array(String)}, {traded_on:Array(Date)}, toDate(0)) AS traded_on,
    transform(symbol, {stocks:Array(String)}, {closed_at:Array(UInt32)}, toUInt32(0)) AS closed_at,
    if(close_now = 0 OR NOT if(timeframe = 'hourly', toUnixTimestamp(bar_ends_at) < closed_at, signal_on < traded_on), NULL,
      close_now / (event.close * arrayProduct(arrayMap(
        (one, ex_on, factor) -> if(one = symbol AND ex_on > signal_on AND ex_on <= traded_on, factor, 1),
        {adjusted:Array(String)}, {ex_days:Array(Date)}, {factors:Array(Float64)})))) AS change_since,`;

/** Columns that are looked up row by row, and so only where the order needs them. */
const lookedUpFor = ({ order: { by }, standing }: SignalPageQuestion): string => {
  const needsClose = standing || by === 'close_now' || by === 'change_since';
  return [
    needsClose
      ? 'transform(symbol, {stocks:Array(String)}, {closes:Array(UInt32)}, toUInt32(0)) AS close_now,'
      : '',
    by === 'change_since' ? CHANGE_SINCE : '',
    by === 'place'
      ? `transform(${LIST_NAME}, {lists:Array(String)}, {places:Array(UInt16)}, toUInt16(65535)) AS place,`
      : '',
  ].join(' ');
};

/** Ends in all that names a row, so that no two pages share one. */
const orderSql = ({ order: { by, descending } }: SignalPageQuestion): string =>
  [
    `${ORDERS[by]} ${descending ? 'DESC' : 'ASC'} NULLS LAST`,
    'bar_ends_at DESC',
    'turnover DESC',
    'symbol, family, kind, timeframe, side',
  ].join(', ');

const pageSql = (question: SignalPageQuestion, columns = ''): string => `
SELECT family, kind, timeframe, side, symbol, signal_on, toUnixTimestamp(ends) AS bar_ends_at, close, rule_version,
  ended_on${columns}
FROM (
  SELECT * EXCEPT bar_ends_at, bar_ends_at AS ends FROM (${foundSql(question, lookedUpFor(question))})
  ${question.group === null ? '' : 'WHERE verdict_group = {group:UInt8}'}
  ORDER BY ${orderSql(question)} LIMIT {limit:UInt32} OFFSET {offset:UInt32}
)`;

const paramsOf = (question: SignalPageQuestion) => ({ ...foundParams(question), group: question.group ?? 0 });

const NOTHING: SignalCounts = { buy: 0, sell: 0, stocks: 0, groups: [0, 0, 0] };

type Page = { counts: SignalCounts; signals: PagedSignal[] };

/** More stocks than any market has: what stands is one signal a stock. */
const MOST_STANDING = 5_000;

type StandingSignal = PagedSignal & { verdict_group: number };

/** What stands is found among the signals of all years, which takes the engine longest: it is asked once. */
const standingPage = async (tape: Tape, question: SignalPageQuestion): Promise<Page> => {
  const { group, limit, offset } = question;
  const whole = { ...question, group: null, limit: MOST_STANDING, offset: 0 };
  const all = await askWith<StandingSignal>(tape, pageSql(whole, ', verdict_group'), paramsOf(whole));
  const count = (is: (signal: StandingSignal) => boolean): number => all.filter(is).length;
  return {
    counts: {
      buy: count(({ side }) => side === 'buy'),
      sell: count(({ side }) => side === 'sell'),
      stocks: all.length,
      groups: [
        count(({ verdict_group: of }) => of === 0),
        count(({ verdict_group: of }) => of === 1),
        count(({ verdict_group: of }) => of === 2),
      ],
    },
    signals: all
      .filter(({ verdict_group: of }) => group === null || of === group)
      .slice(offset, offset + limit),
  };
};

/** A page of signals, and counts of all that pass the filters, whatever their group. */
export const signalPage = async (tape: Tape, question: SignalPageQuestion): Promise<Page> => {
  if (question.standing) return standingPage(tape, question);
  const params = paramsOf(question);
  const [counted, signals] = await Promise.all([
    askWith<SignalCounts>(
      tape,
      `
SELECT countIf(side = 'buy') AS buy, countIf(side = 'sell') AS sell, uniqExact(symbol) AS stocks,
  [countIf(verdict_group = 0), countIf(verdict_group = 1), countIf(verdict_group = 2)] AS groups
FROM (${foundSql(question)})`,
      params,
    ),
    askWith<PagedSignal>(tape, pageSql(question), params),
  ]);
  return { counts: counted[0] ?? NOTHING, signals };
};
