import type { QueryOf, RADAR_SORTS, ReplyOf, RowOf, scoreContracts } from '@chuli/contracts';
import { NEWS_SESSIONS, RADAR_DAYS, withheldOf } from '@chuli/flow';
import { type StockSymbol, type TradingDate, halfAway, paisa, toRupees } from '@chuli/kernel';
import { storedWindows } from '@chuli/tape/broker';
import { stockTurnovers } from '@chuli/tape/floorsheet';
import { rupeesOrNull, sum } from '../../figures/figures.ts';
import type { Asked } from '../../http/implement.ts';
import { type SessionBook, dayAsked, latest, upTo } from '../../sessions.ts';
import { pageOf, sortedBy } from '../signal/row-pages.ts';
import type { WithScores } from './open-score-books.ts';
import { NO_MOVE, marketMoves } from './price-moves.ts';
import type { PlacedNews, RadarBook } from './radar-book.ts';
import { inPercent, lastPlace, scoreRecord } from './score-record.ts';
import { stockNames } from './stock-names.ts';
import { type JudgedWindow, lastEnd } from './window-book.ts';
import { windowRow } from './window-rows.ts';

type Query = QueryOf<typeof scoreContracts.announcementRadar>;
type Reply = ReplyOf<typeof scoreContracts.announcementRadar>;
type Row = RowOf<'/data/announcement-radar/'>;
export type RadarQuestion = Asked<Query, undefined, undefined, WithScores>;

const ORDINARY = 'Equity';
const KINDS = ['bonus', 'dividend', 'right', 'disclosure'] as const;

/** The days that an answer is about: the session shown, and the last of which it may know. */
type Days = { readonly date: TradingDate; readonly as_of: TradingDate; readonly last: number };

const daysOf = (
  { query, clock }: RadarQuestion,
  { windows }: RadarBook,
  { exchange, floorsheet }: SessionBook,
): Days => {
  const as_of = latest(exchange, query.as_of, clock);
  const asked = dayAsked(query.date ?? query.as_of, clock);
  const date = lastEnd(windows, asked) ?? latest(floorsheet, asked, clock);
  return { date, as_of, last: lastPlace(exchange, as_of) };
};

/** Of the windows of a stock up to a session, those in a row that have a label. */
const runUpTo = (windows: readonly JudgedWindow[]): readonly JudgedWindow[] =>
  windows.slice(windows.findLastIndex(({ label }) => label === null) + 1);

const told = (news: PlacedNews | undefined): Row['news'] =>
  news === undefined ? null : { on: news.on, kind: news.kind };

const newsAround = (
  { news, placeOf }: RadarBook,
  symbol: StockSymbol,
  { date, last }: Days,
): Pick<Row, 'last_news' | 'news' | 'sessions_left'> => {
  const own = news.get(symbol) ?? [];
  const place = placeOf.get(date) ?? 0;
  return {
    last_news: told(own.findLast((one) => one.place <= place)),
    news: told(own.find((one) => one.place > place && one.place <= Math.min(last, place + NEWS_SESSIONS))),
    sessions_left: Math.max(0, place + NEWS_SESSIONS - last),
  };
};

/** The stocks of a session that could be judged, by whether they have a label. */
const windowsOn = ({ windows }: RadarBook, date: TradingDate, isWanted: (symbol: StockSymbol) => boolean) =>
  [...windows.stocks].flatMap(([symbol, all]) => {
    const end = all.findLastIndex((window) => window.date <= date);
    const window = all[end];
    if (window?.date !== date || !isWanted(symbol)) return [];
    return [{ symbol, window, run: runUpTo(all.slice(0, end + 1)) }];
  });

type OnSession = ReturnType<typeof windowsOn>[number];

const rowsOf = async (
  asked: RadarQuestion,
  book: RadarBook,
  days: Days,
  found: readonly OnSession[],
  nameOf: Awaited<ReturnType<typeof stockNames>>,
): Promise<Row[]> => {
  const { exchange } = await asked.sessions();
  const from = upTo(exchange, days.date).at(-RADAR_DAYS) ?? days.date;
  const dates = { from, to: days.date };
  const [stored, turnovers, moves] = await Promise.all([
    storedWindows(asked.tape, { days: RADAR_DAYS, from: days.date, to: days.date }),
    stockTurnovers(asked.tape, dates),
    marketMoves(asked, dates),
  ]);
  const storedOf = new Map(stored.map((one) => [one.symbol, one]));
  return found.flatMap(({ symbol, window, run }) => {
    const own = storedOf.get(symbol);
    const { label, percentile, z } = window;
    if (own === undefined || label === null || percentile === null || z === null) return [];
    const turnover = turnovers.get(symbol);
    const row = windowRow(window, {
      name: nameOf(symbol),
      stored: own,
      move: moves.get(symbol) ?? NO_MOVE,
      turnover: turnover === undefined ? null : toRupees(paisa(Math.round(turnover / window.known))),
      side: label,
      brokers: label,
    });
    return [
      {
        ...nameOf(symbol),
        date: row.date,
        label,
        score: row.score,
        percentile: halfAway(percentile, 1),
        z: halfAway(z, 2),
        orders: row.orders,
        close: rupeesOrNull((moves.get(symbol) ?? NO_MOVE).close),
        change: row.change,
        turnover: row.turnover,
        run: run.length,
        flagged_since: run[0]?.date ?? days.date,
        brokers: row.brokers,
        ...newsAround(book, symbol, days),
      },
    ];
  });
};

/** Of the news so far how much had a flag before it, and how many of all stocks had one before the same sessions. */
const newsBefore = (
  { preceded, before }: RadarBook,
  last: number,
): Pick<Reply['record'], 'news' | 'usual_flagged_percent'> => {
  const known = preceded.filter(({ place }) => place <= last);
  const usual = known.map(({ place }) => {
    const { judged, flagged } = before.get(place) ?? { judged: 1, flagged: 0 };
    return flagged / judged;
  });
  return {
    news: KINDS.map((kind) => {
      const own = known.filter((one) => one.kind === kind);
      return { kind, declared: own.length, flagged: own.filter(({ isFlagged }) => isFlagged).length };
    }),
    usual_flagged_percent: inPercent(usual.length === 0 ? null : sum(usual) / usual.length),
  };
};

/** What is on the radar in a session, and what the radar has been worth up to the as-of day. */
export const radarReply = async (asked: RadarQuestion): Promise<Reply> => {
  const { query, scores } = asked;
  const [book, sessions] = await Promise.all([scores.radar.take(), asked.sessions()]);
  const days = daysOf(asked, book, sessions);
  const nameOf = await stockNames(asked, days.date);
  const found = windowsOn(book, days.date, (symbol) => nameOf(symbol).instrument === ORDINARY);
  const flagged = found.filter(({ window }) => window.label !== null);
  const rows = flagged.length === 0 ? [] : await rowsOf(asked, book, days, flagged, nameOf);
  const bySymbol = sortedBy<'symbol', Row>(rows, 'symbol');
  return {
    as_of: days.as_of,
    date: days.date,
    days: RADAR_DAYS,
    counts: {
      stocks: found.length,
      judged: found.filter(({ window }) => withheldOf(window) === null).length,
      flagged: flagged.length,
    },
    record: {
      ...scoreRecord(book.flags, sessions, { as_of: days.as_of, sessions: NEWS_SESSIONS }),
      ...newsBefore(book, days.last),
    },
    ...pageOf(sortedBy<(typeof RADAR_SORTS)[number], Row>(bySymbol, query.sort), query),
  };
};
