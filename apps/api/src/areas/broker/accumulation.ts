import { type QueryOf, type ReplyOf, WINDOW_DAYS, accumulationContracts } from '@chuli/contracts';
import { HISTORY_WINDOWS, type Label, type WindowDays } from '@chuli/flow';
import { type StockSymbol, type TradingDate, paisa, toRupees } from '@chuli/kernel';
import { sessionVolumes, storedWindows } from '@chuli/tape/broker';
import { stockTurnovers } from '@chuli/tape/floorsheet';
import { type Asked, needing } from '../../http/implement.ts';
import { type SessionBook, dayAsked, latest, upTo } from '../../sessions.ts';
import { pageOf, sortedBy } from '../signal/row-pages.ts';
import { type FlowRange, flowRange } from './flow-range.ts';
import { knownHead } from './known-sessions.ts';
import { baseRate, followedBy } from './label-record.ts';
import type { WithWindows } from './open-window-book.ts';
import { NO_MOVE, marketMoves } from './price-moves.ts';
import { stockNames } from './stock-names.ts';
import { type WindowBook, lastEnd } from './window-book.ts';
import { type WindowRow, windowRow } from './window-rows.ts';
import { type Shown, ofOneStock } from './window-stock.ts';

type Query = QueryOf<typeof accumulationContracts.accumulation>;
type Reply = ReplyOf<typeof accumulationContracts.accumulation>;
type Question = Asked<Query, undefined, undefined, WithWindows>;

const ORDINARY = 'Equity';

/** How many windows of a length the market has had, all of their sessions known, as far as a stock is compared with them. */
const fullWindows = ({ exchange, floorsheet }: SessionBook, days: WindowDays, to: TradingDate): number => {
  const known = new Set(floorsheet);
  let [run, full] = [0, 0];
  for (const session of upTo(exchange, to)) {
    run = known.has(session) ? run + 1 : 0;
    if (run >= days) full += 1;
  }
  return Math.min(full, HISTORY_WINDOWS);
};

/** Of all stocks that ended a window on the last day. */
const marketRows = async (asked: Question, { book, side, range, nameOf }: Shown): Promise<WindowRow[]> => {
  const { tape, query } = asked;
  const dates = { from: range.from_date, to: range.to_date };
  const [stored, turnovers, moves] = await Promise.all([
    storedWindows(tape, { days: query.days, from: dates.to, to: dates.to }),
    stockTurnovers(tape, dates),
    marketMoves(asked, dates),
  ]);
  return stored.flatMap((one) => {
    const window = book.stocks.get(one.symbol)?.findLast(({ date }) => date <= dates.to);
    if (window?.date !== dates.to) return [];
    const turnover = turnovers.get(one.symbol);
    return windowRow(window, {
      name: nameOf(one.symbol),
      stored: one,
      move: moves.get(one.symbol) ?? NO_MOVE,
      turnover: turnover === undefined ? null : toRupees(paisa(Math.round(turnover / window.known))),
      side,
      brokers: side,
    });
  });
};

const countsOf = (rows: readonly WindowRow[], side: Label): Reply['counts'] => {
  const labelled = rows.filter(({ label }) => label === side);
  return {
    stocks: rows.length,
    judged: rows.filter(({ withheld }) => withheld === null).length,
    labelled: labelled.length,
    quiet: labelled.filter(({ is_quiet }) => is_quiet === true).length,
  };
};

const isWanted =
  ({ sector_id, smallest_turnover }: Query) =>
  (row: WindowRow): boolean =>
    row.instrument === ORDINARY &&
    (sector_id === undefined || row.sector_id === sector_id) &&
    (row.turnover ?? 0) >= smallest_turnover;

/** Ends with the last session whose windows are there, so that a first look is never empty. */
const rangeOf = async ({ sessions, clock, query }: Question, windows: WindowBook): Promise<FlowRange> => {
  const book = await sessions();
  const last = dayAsked(query.as_of, clock);
  const to_date = lastEnd(windows, last) ?? latest(book.floorsheet, query.as_of, clock);
  return flowRange({ days: query.days, to_date, as_of: query.as_of ?? to_date }, book, clock);
};

const ofMarket = async (asked: Question, shown: Shown) => {
  const { query } = asked;
  const { side } = shown;
  const rows = (await marketRows(asked, shown)).filter(isWanted(query));
  const listed = query.labelled === undefined ? rows : rows.filter(({ label }) => label === side);
  const byZ = sortedBy<'z', WindowRow>(listed, side === 'accumulation' ? '-z' : 'z');
  return {
    counts: countsOf(rows, side),
    bounds: null,
    nets: [],
    ...pageOf(sortedBy<SortKey, WindowRow>(byZ, query.sort), query),
  };
};

type SortKey = Query['sort'] extends infer S ? (S extends `-${infer K}` ? K : never) : never;

const windowsReply = async (asked: Question, side: Label): Promise<Reply> => {
  const { query } = asked;
  const book = await asked.windows[query.days].take();
  const [sessions, range] = await Promise.all([asked.sessions(), rangeOf(asked, book)]);
  const dates = { from: range.from_date, to: range.to_date };
  const [nameOf, volumes] = await Promise.all([
    stockNames(asked, range.as_of),
    sessionVolumes(asked.tape, dates),
  ]);
  const shown = { book, side, range, nameOf };
  const record = {
    side,
    as_of: range.as_of,
    isCounted: (symbol: StockSymbol) => nameOf(symbol).instrument === ORDINARY,
  };
  return {
    ...knownHead(range, sessions, volumes),
    days: query.days,
    base_rate: baseRate(book, record),
    followed: followedBy(book, record),
    most_windows: WINDOW_DAYS.map((days) => ({
      days,
      windows: fullWindows(sessions, days, range.to_date),
    })),
    ...(query.symbol === undefined
      ? await ofMarket(asked, shown)
      : await ofOneStock(asked, query.symbol, shown)),
  };
};

export const accumulationEndpoints = needing<WithWindows>({ windows: true })(accumulationContracts, {
  accumulation: (asked) => windowsReply(asked, 'accumulation'),
  distribution: (asked) => windowsReply(asked, 'distribution'),
});
