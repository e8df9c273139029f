import { dayNumber } from '@chuli/kernel';
import type { Fill } from '../entry.ts';
import { EXIT_RULES, type ExitRule } from '../exit.ts';
import type { Cell, Trade } from '../trade.ts';
import type { Case } from './case.ts';
import { OUT_OF_SAMPLE, slicesOf } from './slices.ts';
import { type Statistics, statisticsOf } from './statistics.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** Signals that are no case of the statistics, by reason; `market`: the market of those days is not known. */
export type LeftOut = Readonly<Record<Exclude<Fill, 'filled'> | 'open' | 'fault' | 'market', number>>;

export type Summary = Cell &
  Statistics & {
    readonly exit: ExitRule;
    readonly slice: string;
    /** Of the whole cell and exit, new listings included. */
    readonly leftOut: LeftOut;
    readonly verdict: Verdict;
  };

type Page = { readonly cases: Case[]; readonly leftOut: Record<keyof LeftOut, number> };
type Chapter = { readonly cell: Cell; readonly pages: Readonly<Record<ExitRule, Page>> };

/** Trades of all symbols as they come, by cell and exit. Plain data. */
export type RecordBook = { readonly chapters: Map<string, Chapter> };

export const startRecord = (): RecordBook => ({ chapters: new Map() });

const emptyPage = (): Page => ({
  cases: [],
  leftOut: { locked: 0, thin: 0, 'no-session': 0, pending: 0, open: 0, fault: 0, market: 0 },
});

const chapterOf = ({ chapters }: RecordBook, trade: Trade): Chapter => {
  const { family, kind, timeframe, side } = trade;
  const key = `${family}/${kind}/${timeframe}/${side}`;
  const known = chapters.get(key);
  if (known !== undefined) return known;
  const pages = { rule: emptyPage(), 5: emptyPage(), 10: emptyPage(), 20: emptyPage() };
  const chapter = { cell: { family, kind, timeframe, side }, pages };
  chapters.set(key, chapter);
  return chapter;
};

/** Symbols are added in a fixed order, so that the same trades give the same figures to the last bit. */
export const addTrades = (book: RecordBook, trades: readonly Trade[]): void => {
  for (const trade of trades) {
    const { cases, leftOut } = chapterOf(book, trade).pages[trade.exit];
    if (trade.fill !== 'filled') leftOut[trade.fill] += 1;
    else if (trade.net === null || trade.heldSessions === null) {
      leftOut[trade.exitReason === 'fault' ? 'fault' : 'open'] += 1;
    } else if (trade.excess === null) leftOut.market += 1;
    else {
      const { net, excess, excessAtAverage, heldSessions } = trade;
      const { year, sample, sector, liquidity, capitalisation, isNewListing } = trade;
      const day = dayNumber(trade.signalOn);
      cases.push({
        day,
        net,
        excess,
        excessAtAverage,
        heldSessions,
        year,
        sample,
        sector,
        liquidity,
        capitalisation,
        isNewListing,
      });
    }
  }
};

type Row = Omit<Summary, 'verdict'>;

const rowOf = ({ cell, pages }: Chapter, exit: ExitRule, slice: string, cases: readonly Case[]): Row => ({
  ...cell,
  exit,
  slice,
  ...statisticsOf(cases),
  leftOut: pages[exit].leftOut,
});

function* rowsInSteps(chapter: Chapter): Generator<void, Row[]> {
  const rows: Row[] = [];
  for (const exit of EXIT_RULES) {
    const ordered = chapter.pages[exit].cases.toSorted((one, other) => one.day - other.day);
    for (const [slice, cases] of slicesOf(ordered)) {
      rows.push(rowOf(chapter, exit, slice, cases));
      yield;
    }
  }
  return rows;
}

const JUDGED_BY: readonly ExitRule[] = ['20', 'rule'];

const judgedRows = (rows: readonly Row[]): (Row | undefined)[] =>
  JUDGED_BY.map((exit) => rows.find((row) => row.slice === OUT_OF_SAMPLE && row.exit === exit));

/**
 * The record of every cell, exit and slice. The verdict is the cell's, with all cells that could be judged counted.
 * Pauses after each row: over a whole market it takes a minute, in which whoever runs it may have to hear something.
 */
export function* summariseInSteps({ chapters }: RecordBook): Generator<void, Summary[]> {
  const records: Row[][] = [];
  for (const chapter of chapters.values()) records.push(yield* rowsInSteps(chapter));
  const tested = records.filter((rows) => verdictOf(judgedRows(rows), 1) !== 'too-few').length;
  return records.flatMap((rows) => {
    const verdict = verdictOf(judgedRows(rows), tested);
    return rows.map((row) => ({ ...row, verdict }));
  });
}

export const summarise = (book: RecordBook): Summary[] => {
  const steps = summariseInSteps(book);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
};
