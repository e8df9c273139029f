import type { QueryOf, accumulationContracts } from '@chuli/contracts';
import { FEWEST_WINDOWS, HISTORY_WINDOWS, type Label } from '@chuli/flow';
import { type BrokerId, type StockSymbol, type TradingDate, halfAway } from '@chuli/kernel';
import { brokerFlow, storedWindows } from '@chuli/tape/broker';
import type { Asked } from '../../http/implement.ts';
import { pageOf } from '../signal/row-pages.ts';
import type { FlowRange } from './flow-range.ts';
import { NO_MOVE, stockMoves } from './price-moves.ts';
import { exDatesWithin, shareEras } from './share-eras.ts';
import type { NameOf } from './stock-names.ts';
import type { JudgedWindow, WindowBook } from './window-book.ts';
import { netOf, windowRow } from './window-rows.ts';

type Question = Asked<QueryOf<typeof accumulationContracts.accumulation>>;

/** What is told of windows, and of which session. */
export type Shown = {
  readonly book: WindowBook;
  readonly side: Label;
  readonly range: FlowRange;
  readonly nameOf: NameOf;
};

const LOW = 0.05;
const HIGH = 0.95;

/** The scores between which nine of ten windows of the stock lie. */
const boundsOf = (windows: readonly JudgedWindow[]): { low: number; high: number } | null => {
  const full = windows.filter(({ known, days }) => known === days).slice(-HISTORY_WINDOWS);
  if (full.length < FEWEST_WINDOWS) return null;
  const sorted = full.map(({ score }) => score).toSorted((one, other) => one - other);
  const at = (share: number): number => halfAway(sorted[Math.round(share * (sorted.length - 1))] ?? 0, 2);
  return { low: at(LOW), high: at(HIGH) };
};

/** Everybody in the last window, in shares of its last session. */
const netsOf = async (asked: Question, symbol: StockSymbol, range: FlowRange) => {
  const eras = shareEras(await exDatesWithin(asked.reference, range, symbol), range.from_date);
  const dates = { from: range.from_date, to: range.to_date };
  const subject = { of: 'stock', symbol } as const;
  const found = await brokerFlow(asked.tape, { ...dates, subject, eras, by_session: false });
  const volume = found.reduce((sum, { bought }) => sum + bought, 0);
  return found
    .map(({ name, bought, sold }) => netOf(name as BrokerId, bought - sold, volume))
    .toSorted((one, other) => other.net - one.net || (one.broker < other.broker ? -1 : 1));
};

type Window = { readonly from: TradingDate; readonly to: TradingDate };

const windowsOf = async (asked: Question, ends: readonly TradingDate[]): Promise<Window[]> => {
  const { exchange } = await asked.sessions();
  const places = new Map(exchange.map((session, place) => [session, place]));
  return ends.map((to) => {
    const place = places.get(to) ?? 0;
    return { from: exchange[Math.max(0, place + 1 - asked.query.days)] ?? to, to };
  });
};

/** A row a session of one stock, the newest first, and who was behind the last where that is asked for. */
export const ofOneStock = async (
  asked: Question,
  symbol: StockSymbol,
  { book, side, range, nameOf }: Shown,
) => {
  const { query, tape } = asked;
  const windows = (book.stocks.get(symbol) ?? []).filter(({ date }) => date <= range.to_date);
  const page = pageOf(windows.toReversed(), query);
  const ends = page.rows.map(({ date }) => date);
  const [first, last] = [ends.at(-1) ?? range.to_date, ends[0] ?? range.to_date];
  const [stored, moves, nets] = await Promise.all([
    storedWindows(tape, { days: query.days, from: first, to: last, symbol }),
    windowsOf(asked, ends).then((asks) => stockMoves(asked, symbol, asks)),
    query.brokers === undefined ? [] : netsOf(asked, symbol, range),
  ]);
  const byDay = new Map(stored.map((one) => [one.traded_on, one]));
  const [newest] = windows.slice(-1);
  const isLabelled = newest?.date === range.to_date && newest.label === side;
  return {
    counts: {
      stocks: Number(newest !== undefined),
      judged: Number(newest !== undefined && newest.windows >= FEWEST_WINDOWS),
      labelled: Number(isLabelled),
      quiet: Number(isLabelled && Math.abs(moves.get(range.to_date)?.ranges ?? Infinity) <= 1),
    },
    bounds: boundsOf(windows),
    nets,
    ...page,
    rows: page.rows.flatMap((window) => {
      const own = byDay.get(window.date);
      return own === undefined
        ? []
        : [
            windowRow(window, {
              name: nameOf(symbol),
              stored: own,
              move: moves.get(window.date) ?? NO_MOVE,
              turnover: null,
              side,
              brokers: query.brokers === undefined ? null : 'both',
            }),
          ];
    }),
  };
};
