import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@chuli/bus';
import type { Clock, TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type TradingSession, findTradingSession, upsertTradingSession } from '@chuli/registry/live';
import type { Tape } from '@chuli/tape';
import { clearLiveDay, liveContracts, liveDays } from '@chuli/tape/live';
import { storedTradesByDay } from '@chuli/tape/write';
import type { Logger } from 'pino';
import { closeDay } from './end-of-day/close-day.ts';
import type { PassStep } from './end-of-day/steps.ts';
import { LeaseLostError, type Tenure } from './leader/tenure.ts';
import type { MarketState } from './market-state/market-state.ts';
import { openingOf } from './opening/opening.ts';
import { usualEvents } from './opening/usual-events.ts';
import type { LagWatch } from './operate/lag-watch.ts';
import type { Metrics } from './operate/metrics.ts';
import type { Health } from './operate/server.ts';
import { knownOnLog } from './publish/known-on-log.ts';
import { type Outbox, createOutbox } from './publish/outbox.ts';
import { type Quarantine, createQuarantine } from './quarantine.ts';
import { runSession } from './run-session.ts';
import type { Source, SourceContext } from './sources/index.ts';
import type { TapeWriter } from './tape-writer/tape-writer.ts';
import type { SessionEvent } from '@chuli/session';
import { lackingOnLog } from './publish/lacking-on-log.ts';

/** Whether the tape has a contract that the log does not know; cheap, because it hardly ever has. */
const isTapeAhead = async (tape: Tape, day: TradingDate, known: ReadonlySet<string>): Promise<boolean> => {
  const groups = await liveContracts(tape, day);
  return groups.some(({ contract_ids, is_reversed }) =>
    contract_ids.some(
      (id) => (!known.has(id) && !known.has(`${id}+b`)) || (is_reversed && !known.has(`reversal:${id}`)),
    ),
  );
};

/** What a log that was wiped, or lost its tail, has to be told again from the tape. */
const refillOf = async (
  tape: Tape,
  log: Pick<Log, 'follow'>,
  day: TradingDate,
  known: ReadonlySet<string>,
): Promise<SessionEvent[]> => ((await isTapeAhead(tape, day, known)) ? lackingOnLog(tape, log, day) : []);

/** On their way to the log at a time: at 3,000 a second an answer may take a third of a second without a queue. */
export const LOG_LIMITS = { maxInFlight: 1_024 };

export type DayNeeds = {
  readonly log: Log;
  readonly registry: Registry;
  readonly tape: Tape;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly lags: LagWatch;
  readonly clock: Clock;
  readonly openSource: (day: TradingDate) => Promise<Source>;
  readonly rereads: number;
  readonly rereadMs: number;
  readonly pass: PassStep;
};

export type DayRun = {
  readonly day: TradingDate;
  readonly tenure: Tenure;
  readonly isLeading: () => boolean;
  readonly state: MarketState;
  readonly writer: TapeWriter;
  readonly signal: AbortSignal;
  readonly onStage: (stage: Health['stage']) => void;
  readonly onOutbox: (outbox: Outbox) => void;
};

type Publishing = { readonly known: Set<string>; readonly outbox: Outbox };
type Reading = { readonly source: Source; readonly context: SourceContext; readonly quarantine: Quarantine };

const say = async (registry: Registry, session: TradingSession): Promise<void> => {
  if (!(await upsertTradingSession(registry, session))) throw new LeaseLostError(session.term);
};

/**
 * A day that is exact is done, if the tape still has it: it may have been emptied since. Contracts that a process left
 * behind when it was killed after its last step are cleared.
 */
const isExactAlready = async ({ registry, tape }: DayNeeds, { day, tenure }: DayRun): Promise<boolean> => {
  const stored = await findTradingSession(registry, day);
  if (stored?.status !== 'exact') return false;
  if ((await storedTradesByDay(tape)).get(day) !== stored.counted?.trades) {
    await say(registry, { ...stored, status: 'live', reasons: [], counted: null, term: tenure.term });
    return false;
  }
  if ((await liveDays(tape)).includes(day)) await clearLiveDay(tape, day);
  return true;
};

/** From here on what an earlier term has to say of the day is not taken. */
const takeDay = async (
  { registry }: DayNeeds,
  { day, tenure: { term } }: DayRun,
  source: string,
): Promise<void> => {
  const nothing = { reasons: [], declared: null, counted: null, state_hash: null };
  const stored = await findTradingSession(registry, day);
  await say(registry, { ...(stored ?? { day, status: 'live', source, ...nothing }), term });
};

const contextOf = (
  { clock }: DayNeeds,
  { day, signal }: DayRun,
  known: ReadonlySet<string>,
): SourceContext => ({
  day,
  clock,
  watch: () => performance.now(),
  signal,
  sleep: (ms) => delay(ms, undefined, { signal }).catch(() => undefined),
  isKnown: (id) => known.has(id) || known.has(`${id}+b`),
});

const openQuarantine = ({ registry, metrics, logger }: DayNeeds, source: string): Quarantine =>
  createQuarantine(registry, source, {
    onRejected: metrics.quarantined,
    onFailure: (error) => {
      metrics.failed('quarantine');
      logger.warn({ err: error }, 'rejected rows wait for the registry');
    },
  });

/** What lists compare the day with. Without it they are silent; the day goes on. */
const usualOf = (needs: DayNeeds, day: TradingDate): Promise<SessionEvent[]> =>
  usualEvents(needs, day).catch((error: unknown) => {
    needs.metrics.failed('usual');
    needs.logger.warn({ err: error, day }, 'what is usual is not known');
    return [];
  });

/** Whatever the log has to know before the session: what it lost, the opening, and what is usual. */
const openDay = async (
  needs: DayNeeds,
  run: DayRun,
  source: Source,
  { known, outbox }: Publishing,
): Promise<void> => {
  const { day } = run;
  await takeDay(needs, run, source.name);
  const refill = await refillOf(needs.tape, needs.log, day, known);
  if (refill.length > 0)
    needs.logger.warn({ day, events: refill.length }, 'the log is refilled from the tape');
  for (const event of refill) await outbox.push(day, event);
  await outbox.push(day, await openingOf(needs, source, day));
  for (const event of await usualOf(needs, day)) await outbox.push(day, event);
};

const readSession = (
  { logger, metrics, lags }: DayNeeds,
  { day, tenure: { term } }: DayRun,
  { source, context, quarantine }: Reading,
  { known, outbox }: Publishing,
): Promise<void> =>
  runSession(source, context, outbox, {
    onArrival: (event) => lags.arrive({ day, term, event }, known),
    onRejected: quarantine.add,
    onNotice: ({ notice, detail }) => {
      metrics.noticed(notice);
      logger.warn({ notice, detail }, 'the source noticed');
    },
    onSourceFailed: (error, attempt) => {
      metrics.failed('source');
      logger.error({ err: error, attempt }, 'the source failed and is read again');
    },
  });

const finishDay = async (
  needs: DayNeeds,
  { day, state, writer, tenure }: DayRun,
  { source, context, quarantine }: Reading,
  outbox: Outbox,
): Promise<void> => {
  await closeDay({
    ...needs,
    writer,
    tenure,
    source,
    context,
    outbox,
    state,
    onWhole: ({ rejected, notices }, attempt) => {
      for (const { notice } of notices) needs.metrics.noticed(notice);
      if (attempt === 1) for (const row of rejected) quarantine.add(day, row);
    },
    onVerdict: ({ isExact, reasons }, attempt) => {
      const status = isExact ? 'exact' : 'provisional';
      needs.logger.info({ day, attempt, status, reasons }, 'the day is settled');
    },
  });
};

const leadDay = async (
  needs: DayNeeds,
  run: DayRun,
  publishing: Publishing,
): Promise<'finished' | 'interrupted'> => {
  const { day, tenure, signal, onStage } = run;
  const source = await needs.openSource(day);
  const quarantine = openQuarantine(needs, source.name);
  const reading = { source, quarantine, context: contextOf(needs, run, publishing.known) };
  try {
    await openDay(needs, run, source, publishing);
    onStage('reading');
    needs.logger.info({ day, term: tenure.term, source: source.name }, 'reading the source');
    await readSession(needs, run, reading, publishing);
    if (signal.aborted) return 'interrupted';
    await publishing.outbox.drained();
    onStage('closing');
    await finishDay(needs, run, reading, publishing.outbox);
    return signal.aborted ? 'interrupted' : 'finished';
  } finally {
    await quarantine.stop();
  }
};

/** One day as its leader: refill, opening, session, end of day. Whatever was done of it before is not done again. */
export const runDay = async (needs: DayNeeds, run: DayRun): Promise<'finished' | 'interrupted'> => {
  const { day, tenure, signal, isLeading, onStage, onOutbox } = run;
  onStage('opening');
  if (await isExactAlready(needs, run)) return 'finished';
  const known = await knownOnLog(needs.log, day);
  const outbox = createOutbox({
    log: needs.lags.onLog(needs.log),
    term: tenure.term,
    isLeading,
    known,
    window: LOG_LIMITS.maxInFlight,
  });
  onOutbox(outbox);
  // A source that waits for room in the outbox would not hear that the day is not its own any more.
  signal.addEventListener('abort', () => void outbox.close(), { once: true });
  try {
    return await leadDay(needs, run, { known, outbox });
  } finally {
    await outbox.close();
  }
};
