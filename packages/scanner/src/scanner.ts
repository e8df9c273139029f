import { AppError, type Clock, type StockSymbol, type TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type ReferenceTables, readReference } from '@chuli/registry/reference';
import { parseRunningScan } from '@chuli/scan';
import { factsMark } from '@chuli/registry/fundamental';
import type { Tape } from '@chuli/tape';
import { dataMark } from '@chuli/tape/market';
import { type FormingOf, type ScanAnswer, type ScanQuestion, answerScan } from './answer.ts';
import { loadScanMarket } from './load-market.ts';
import { readRunning, withRunning } from './running.ts';
import type { ScanMarket } from './scan-market.ts';
import { type LinesQuestion, type StockLines, linesOfStock } from './stock-lines.ts';
import { type StockTruth, truthsOn } from './truths.ts';
import {
  type FiguresQuestion,
  type StockTruths,
  type TruthsQuestion,
  figuresOver,
  truthsOver,
} from './truths-over.ts';

/** Judges scans on the market as it is stored. */
export type Scanner = {
  /** Reads the market before the first question does. */
  warm: () => void;
  ask: (question: ScanQuestion) => Promise<ScanAnswer>;
  /** The symbols that each of many scans finds. */
  find: (question: ManyScans) => Promise<StockSymbol[][]>;
  /** What a rule says of each stock on the bars that closed with a session. */
  truths: (question: { readonly text: string; readonly day: TradingDate }) => Promise<StockTruth[]>;
  /** The same of many sessions at once, each as it was asked on its own day. */
  truthsOver: (question: TruthsQuestion) => Promise<StockTruths[]>;
  /** What a rule compared on some bars. */
  figuresOver: (question: FiguresQuestion) => Promise<StockTruth['figures'][]>;
  /** What every indicator tells of one stock. */
  lines: (question: LinesQuestion) => Promise<StockLines>;
  /** The last session up to a day whose trades have times. */
  timedTo: (day: TradingDate) => Promise<TradingDate | null>;
  close: () => Promise<void>;
};

export type ManyScans = Pick<ScanQuestion, 'asOf' | 'mine'> & { readonly texts: readonly string[] };

type Stores = {
  readonly tape: Tape;
  readonly registry: Registry;
  readonly clock: Clock;
  /** What was written to the stores is seen after this; 0 looks before every answer. */
  readonly lookMs?: number | undefined;
};

const LOOK_MS = 5_000;
/** Answers of a market that are kept: lists and saved scans are asked for again and again. */
const MOST_ANSWERS = 200;
/** Bars that are written all the time are read as they are after so many tries. */
const MOST_READINGS = 3;

type Held = {
  readonly mark: string;
  readonly market: ScanMarket | null;
  readonly tables: ReferenceTables;
  readonly answers: Map<string, Promise<ScanAnswer>>;
};

/** The market with its running session, and what was answered of it. */
type RunningMarket = {
  readonly market: ScanMarket;
  readonly forming: FormingOf;
  readonly answers: Held['answers'];
};

const keyOf = ({ text, columns, daysAgo, asOf, mine, isHistory }: ScanQuestion): string =>
  JSON.stringify([text, columns, daysAgo, asOf, mine, isHistory]);

const answerOf = (
  market: ScanMarket,
  answers: Held['answers'],
  question: ScanQuestion,
  forming: FormingOf | null = null,
): Promise<ScanAnswer> => {
  const key = keyOf(question);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size >= MOST_ANSWERS) answers.delete(oldest);
  const answer = answerScan(market, question, forming);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
};

/** Changes with the bars, the factors, the reports and what the companies are. */
const markOf = (
  marks: readonly string[],
  { adjustments, companies, companyPasts, renames }: ReferenceTables,
): string => JSON.stringify([marks, adjustments, companies, [...companyPasts], renames]);

const lookAt = async ({ tape, registry }: Stores): Promise<{ mark: string; tables: ReferenceTables }> => {
  const [bars, reports, tables] = await Promise.all([
    dataMark(tape),
    factsMark(registry),
    readReference(registry),
  ]);
  return { mark: markOf([bars, reports], tables), tables };
};

/** Bars with the factors that belong to them: where something was written meanwhile, both are read again. */
const readHeld = async (stores: Stores): Promise<Held> => {
  for (let tried = 1; ; tried += 1) {
    const { mark, tables } = await lookAt(stores);
    const market = await loadScanMarket(stores, () => Promise.resolve(tables));
    if (tried === MOST_READINGS || (await lookAt(stores)).mark === mark)
      return { mark, market, tables, answers: new Map() };
  }
};

const readRunningMarket = async (
  { tape }: Stores,
  market: ScanMarket,
  tables: ReferenceTables,
): Promise<RunningMarket | null> => {
  const running = await readRunning(tape, () => Promise.resolve(tables), market.asOf);
  if (running === null) return null;
  const forming = { on: running.day, at: running.at, stored: market.asOf };
  return { market: withRunning(market, running), forming, answers: new Map() };
};

/** Read anew for whoever asks after a while; kept for as long as the market it goes on from. */
const keptRunning = (stores: Stores, lookMs: number) => {
  let kept: { of: ScanMarket; readAt: number; reading: Promise<RunningMarket | null> } | null = null;
  return ({ market, tables }: Held & { market: ScanMarket }): Promise<RunningMarket | null> => {
    const now = stores.clock();
    if (kept !== null && kept.of === market && now - kept.readAt < lookMs) return kept.reading;
    const reading = readRunningMarket(stores, market, tables);
    kept = { of: market, readAt: now, reading };
    reading.catch(() => (kept = null));
    return reading;
  };
};

const isOfRunning = ({ text, isNow = false }: ScanQuestion): boolean =>
  isNow && parseRunningScan(text).scan.isForming === true;

/** What is told of bars that closed with sessions, by the market that is known on the last of them. */
const truthsBy = (
  marketOf: (day: TradingDate) => Promise<ScanMarket>,
): Pick<Scanner, 'truths' | 'truthsOver' | 'figuresOver'> => ({
  truths: async ({ text, day }) => truthsOn(await marketOf(day), text, day),
  truthsOver: async (question) => {
    const last = question.days.at(-1);
    return last === undefined ? [] : truthsOver(await marketOf(last), question);
  },
  figuresOver: async (question) => {
    const last = question.at
      .map(({ day }) => day)
      .toSorted()
      .at(-1);
    return last === undefined ? [] : figuresOver(await marketOf(last), question);
  },
});

/** In the process that asks; its stores stay open when it is closed. */
export const openScanner = (stores: Stores): Scanner => {
  const { clock, lookMs = LOOK_MS } = stores;
  let held: Held | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<Held> | null = null;
  const runningOf = keptRunning(stores, lookMs);

  const look = async (): Promise<Held> => {
    try {
      const known = held;
      if (known !== null && (await lookAt(stores)).mark === known.mark) return known;
      held = await readHeld(stores);
      return held;
    } finally {
      lookedAt = clock();
      looking = null;
    }
  };

  /** The market that is there is asked while a newer one is read, unless the question is about a later day. */
  const current = async (asOf: TradingDate): Promise<Held> => {
    if (clock() - lookedAt >= lookMs) looking ??= look();
    if (lookMs === 0 || held === null || held.market === null || held.market.asOf < asOf)
      return looking ?? held ?? (looking = look());
    looking?.catch(() => undefined);
    return held;
  };

  const marketOf = async (asOf: TradingDate): Promise<Held & { market: ScanMarket }> => {
    const { market, ...rest } = await current(asOf);
    if (market === null) throw new AppError('market.no-session', { as_of: asOf });
    return { ...rest, market };
  };

  return {
    warm: () => {
      looking ??= look();
      looking.catch(() => undefined);
    },
    ask: async (question) => {
      const held = await marketOf(question.asOf);
      const now = isOfRunning(question) ? await runningOf(held) : null;
      return now === null
        ? answerOf(held.market, held.answers, question)
        : answerOf(now.market, now.answers, { ...question, asOf: now.forming.on }, now.forming);
    },
    find: async ({ texts, asOf, mine }) => {
      const { market, answers } = await marketOf(asOf);
      const found: StockSymbol[][] = [];
      for (const text of texts) {
        const { rows } = await answerOf(market, answers, { text, asOf, ...(mine !== undefined && { mine }) });
        found.push(rows.map(({ symbol }) => symbol));
      }
      return found;
    },
    ...truthsBy(async (day) => (await marketOf(day)).market),
    lines: async (question) => linesOfStock((await marketOf(question.asOf)).market, question),
    timedTo: async (day) => {
      const { market } = await marketOf(day);
      const { days } = await market.intraday('hourly');
      return days.findLast((one) => one <= day) ?? null;
    },
    close: () => Promise.resolve(),
  };
};
