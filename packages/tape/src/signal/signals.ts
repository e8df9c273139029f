import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { weeksOverTo } from '@chuli/market';
import { type Tape, ask } from '../client.ts';

/** Every combination of these; an empty list stands for all. */
export type SignalLists = {
  families: readonly string[];
  kinds: readonly string[];
  timeframes: readonly string[];
  sides: readonly string[];
};

export type SignalQuestion = SignalLists & {
  from: TradingDate;
  to: TradingDate;
  symbol?: StockSymbol | undefined;
};

export type FoundSignal = {
  family: string;
  kind: string;
  timeframe: 'hourly' | 'daily' | 'weekly';
  side: 'buy' | 'sell';
  symbol: StockSymbol;
  signal_on: TradingDate;
  /** Unix seconds. */
  bar_ends_at: number;
  close: Paisa;
  /** The two values of each condition, in the order of the rule. */
  lefts: (number | null)[];
  rights: (number | null)[];
  rule_version: string;
};

/** What ended it is told up to the last day of the question: later it was not known. */
export type FoundEvent = FoundSignal & { ended_on: TradingDate | null };

const NARROWED = [
  ['families', 'family'],
  ['kinds', 'kind'],
  ['timeframes', 'timeframe'],
  ['sides', 'side'],
] as const;

/**
 * Conditions that the order of the tables serves: one that is always true would hide it from the engine. They name a row
 * whole or not at all, so that they may stand in PREWHERE: what FINAL puts together is then a few rows and not a table.
 */
export const ofLists = (question: SignalLists & { symbol?: StockSymbol | undefined }): string => {
  const narrowed = NARROWED.filter(([name]) => question[name].length > 0).map(
    ([name, column]) => ` AND ${column} IN {${name}:Array(String)}`,
  );
  return `${narrowed.join('')}${question.symbol === undefined ? '' : ' AND symbol = {symbol:String}'}`;
};

/** A bar of a week is dated by the last day on which its stock traded, and known with the end of the week alone. */
export const KNOWN = `(timeframe != 'weekly' OR signal_on <= {weeks_to:Date})`;
export const ENDED = `event.ended_on <= if(timeframe = 'weekly', {weeks_to:Date}, {to:Date})`;

/** Asks with what was known at the end of the last day of the question. */
const askKnown = <Row>(tape: Tape, query: string, question: SignalQuestion): Promise<Row[]> =>
  ask<Row>(tape, query, { ...question, weeks_to: weeksOverTo(question.to) });

const COLUMNS = `family, kind, timeframe, side, symbol, signal_on, toUnixTimestamp(bar_ends_at) AS bar_ends_at, close,
  lefts, rights, rule_version`;

/** Signals of some lists in a range of days, the newest first. */
export const signalEvents = (tape: Tape, question: SignalQuestion): Promise<FoundEvent[]> =>
  askKnown<FoundEvent>(
    tape,
    `
SELECT ${COLUMNS}, if(${ENDED}, event.ended_on, NULL) AS ended_on
FROM signal_event AS event FINAL
PREWHERE signal_on BETWEEN {from:Date} AND {to:Date} AND ${KNOWN}${ofLists(question)}
ORDER BY event.bar_ends_at DESC, symbol`,
    question,
  );

export type NamedSignal = Pick<
  FoundSignal,
  'family' | 'kind' | 'timeframe' | 'side' | 'symbol' | 'signal_on'
>;

const namedIn = (question: SignalQuestion): string =>
  `FROM signal_event AS event FINAL
  PREWHERE signal_on BETWEEN {from:Date} AND {to:Date} AND ${KNOWN}${ofLists(question)}`;

const namesSql = (question: SignalQuestion): string => `
SELECT family, kind, timeframe, side, symbol, signal_on ${namedIn(question)}
ORDER BY signal_on DESC, symbol, family, kind, timeframe, side, bar_ends_at`;

/** The same without their values: what fired where. */
export const signalNames = (tape: Tape, question: SignalQuestion): Promise<NamedSignal[]> =>
  askKnown<NamedSignal>(tape, namesSql(question), question);

/** Of them those that had not ended by the last day. */
export const standingNames = (tape: Tape, question: SignalQuestion): Promise<NamedSignal[]> =>
  askKnown<NamedSignal>(
    tape,
    `
SELECT family, kind, timeframe, side, symbol, signal_on ${namedIn(question)}
WHERE event.ended_on IS NULL OR NOT (${ENDED})
ORDER BY signal_on DESC, symbol, family, kind, timeframe, side, bar_ends_at`,
    question,
  );

/** How often families fired on each side, session by session. */
export const signalCounts = (
  tape: Tape,
  question: SignalQuestion,
): Promise<(Pick<NamedSignal, 'family' | 'side' | 'signal_on'> & { signals: number })[]> =>
  askKnown(
    tape,
    `SELECT signal_on, family, side, count() AS signals ${namedIn(question)} GROUP BY signal_on, family, side`,
    question,
  );

/** A page of them, and how many there are. */
export const signalNamesPage = async (
  tape: Tape,
  question: SignalQuestion & { limit: number; offset: number },
): Promise<{ total: number; names: NamedSignal[] }> => {
  const [counted, names] = await Promise.all([
    askKnown<{ total: number }>(tape, `SELECT count() AS total ${namedIn(question)}`, question),
    askKnown<NamedSignal>(
      tape,
      `${namesSql(question)} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      question,
    ),
  ]);
  return { total: counted[0]?.total ?? 0, names };
};

/** The last session that has been searched for signals. Hardly a session has none at all. */
export const signalsKnownTo = async (tape: Tape): Promise<TradingDate | null> => {
  const [row] = await ask<{ rows: number; day: TradingDate }>(
    tape,
    'SELECT count() AS rows, max(signal_on) AS day FROM signal_event',
  );
  return row === undefined || row.rows === 0 ? null : row.day;
};

export type Spell = {
  symbol: StockSymbol;
  side: 'buy' | 'sell';
  began_on: TradingDate;
  close: Paisa;
  ended_on: TradingDate | null;
};

/**
 * How long signals of a list stood: from the first one to what ended it, those between being the same spell. Told are
 * spells that began, ended or stood on or after `from`.
 */
export const signalSpells = (tape: Tape, question: SignalQuestion): Promise<Spell[]> =>
  askKnown<Spell>(
    tape,
    `
SELECT symbol, side, min(signal_on) AS began_on, argMin(price, bar_ends_at) AS close, ended AS ended_on
FROM (
  SELECT symbol, side, signal_on, bar_ends_at, close AS price,
    if(${ENDED}, event.ended_on, NULL) AS ended
  FROM signal_event AS event FINAL
  PREWHERE signal_on <= {to:Date} AND ${KNOWN}${ofLists(question)}
)
GROUP BY symbol, side, ended HAVING ended IS NULL OR ended >= {from:Date}
ORDER BY began_on DESC, symbol`,
    question,
  );

export type RecentPrice = {
  symbol: StockSymbol;
  traded_on: TradingDate;
  close: Paisa;
  /** What the change of its day is measured from. */
  base: Paisa | null;
  /** Paisa of all sessions asked for together; null where the turnover of one is not known. */
  turnover: number | null;
};

/** The latest close of every stock since a day, and its turnover in some sessions up to then. */
export const recentPrices = (
  tape: Tape,
  question: { from: TradingDate; to: TradingDate; sessions: readonly TradingDate[] },
): Promise<RecentPrice[]> =>
  ask<RecentPrice>(
    tape,
    `
SELECT symbol, max(bar.traded_on) AS traded_on, argMax(bar.close, bar.traded_on) AS close,
  argMax(tuple(bar.base), bar.traded_on).1 AS base,
  if(countIf(amount IS NULL AND bar.traded_on IN {sessions:Array(Date)}) > 0, NULL,
    sumIf(amount, bar.traded_on IN {sessions:Array(Date)})) AS turnover
FROM daily_bar AS bar FINAL PREWHERE bar.traded_on BETWEEN {from:Date} AND {to:Date}
GROUP BY symbol`,
    question,
  );
