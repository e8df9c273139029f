import type { TradingDate } from '@chuli/kernel';
import { dayLedByFeed } from '@chuli/registry/live';
import type { TradeRow } from '@chuli/tape';
import {
  type ImportStep,
  countedLoads,
  replaceTradeDay,
  storedTradesByDay,
  sweepLoads,
  termOf,
} from '@chuli/tape/write';
import { checkTrades } from './check-trades.ts';
import type { LoadOptions } from './load-options.ts';
import type { Batch, TradeDay } from './market-source.ts';
import { type Step, type StepReport, doStep, isUnchanged, skippedReport } from './step.ts';

type Prepared = { day: TradeDay; step: Step; unchanged: ImportStep | null; batch: Batch<TradeRow> };

/** Days are independent: while one is verified and recorded, the engine takes in the next. */
const WRITERS = 2;

const NOTHING: Batch<TradeRow> = { rows: [], rejected: [] };

const readAndCheck = async (day: TradeDay): Promise<Batch<TradeRow>> => {
  const raw = await day.read();
  const checked = checkTrades(day.date, raw.rows);
  return { rows: checked.rows, rejected: [...raw.rejected, ...checked.rejected] };
};

/** Reads one day ahead: the next floorsheet is parsed and checked while the engine takes in the present one. */
async function* prepared(
  days: AsyncIterator<TradeDay>,
  prepare: (day: TradeDay) => Promise<Prepared>,
): AsyncGenerator<Prepared> {
  const advance = async (): Promise<Prepared | null> => {
    const { done, value } = await days.next();
    return done === true ? null : prepare(value);
  };
  let next = advance();
  for (;;) {
    const current = await next;
    if (current === null) return;
    next = advance();
    // The consumer may fail first; then nobody waits for this one any more.
    next.catch(() => {});
    yield current;
  }
}

async function* since(
  days: AsyncIterable<TradeDay>,
  from: TradingDate | undefined,
): AsyncGenerator<TradeDay> {
  for await (const day of days) {
    if (from === undefined || day.date >= from) yield day;
  }
}

/** Makes the tape hold the trades of every session of the source, from `from` on. */
export const loadTradeDays = async (
  { registry, tape, source, from }: LoadOptions,
  done: Map<string, ImportStep>,
  onReport: (report: StepReport) => void,
): Promise<void> => {
  const stored = await storedTradesByDay(tape);
  const counted = await countedLoads(tape);
  const write = async (date: TradingDate, rows: readonly TradeRow[]): Promise<void> => {
    if ((await dayLedByFeed(registry)) === date)
      throw new Error(`A feed leads ${date} and is not done with it: stop it, or import the day later.`);
    // Takes the place of what counted when the import began, never of what a feed wrote since.
    if (!(await replaceTradeDay(tape, date, rows, termOf(counted.get(date) ?? 0n))))
      throw new Error(`A feed wrote ${date} meanwhile, and its trades are the ones that count.`);
  };
  const prepare = async (day: TradeDay): Promise<Prepared> => {
    const name = `trades ${day.date}`;
    const step = { name, digest: await day.digest(), stored: stored.get(day.date) ?? 0 };
    const recorded = done.get(name);
    const unchanged = isUnchanged(step, recorded) ? recorded : null;
    return { day, step, unchanged, batch: unchanged === null ? await readAndCheck(day) : NOTHING };
  };
  const days = prepared(since(source.tradeDays(), from), prepare);
  const writeDays = async (): Promise<void> => {
    for await (const { day, step, unchanged, batch } of days) {
      if (unchanged !== null) onReport(skippedReport(unchanged));
      else onReport(await doStep(tape, step, batch, (rows) => write(day.date, rows)));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writeDays));
  await sweepLoads(tape);
};
