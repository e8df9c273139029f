import type { LogMessage } from '@chuli/bus';
import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import { insertIndexMinutes, insertLiveTrades, liveTradesById } from '@chuli/tape/live';
import { type DayContracts, loadDayContracts } from './contract-states.ts';
import { type OnUnreadable, groupByDay } from './group-by-day.ts';
import { type ContractEvent, planRows } from './plan-rows.ts';

export type BatchWriterOptions = {
  tape: Tape;
  /** Whether the day was written whole: what is still delivered of it would make a second copy. */
  isFinished: (day: TradingDate) => Promise<boolean>;
  onUnreadable: OnUnreadable;
};

export type WriterCounts = { rows: number; redelivered: number; unreadable: number; late: number };

export type BatchWriter = {
  /** Resolves when everything in the batch is on the tape; a batch that failed may be given again. */
  write: (batch: readonly LogMessage[]) => Promise<void>;
  /** From here on the day belongs to the end of day; waits for the batch in hand. */
  finishDay: (day: TradingDate) => Promise<void>;
  counts: () => WriterCounts;
};

/** Writes batches of the log to the tape of the running session, each contract once whatever is delivered again. */
export const createBatchWriter = ({ tape, isFinished, onUnreadable }: BatchWriterOptions): BatchWriter => {
  const days = new Map<TradingDate, DayContracts | 'finished'>();
  const counts: WriterCounts = { rows: 0, redelivered: 0, unreadable: 0, late: 0 };
  let last: Promise<unknown> = Promise.resolve();

  const refuse: OnUnreadable = (message, error) => {
    counts.unreadable += 1;
    onUnreadable(message, error);
  };

  const contractsOf = async (day: TradingDate): Promise<DayContracts | 'finished'> => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const loaded = (await isFinished(day)) ? 'finished' : await loadDayContracts(tape, day);
    days.set(day, loaded);
    return loaded;
  };

  const writeContracts = async (day: TradingDate, events: readonly ContractEvent[]): Promise<void> => {
    const contracts = await contractsOf(day);
    if (contracts === 'finished') {
      counts.late += events.length;
      return;
    }
    const reversed = events.flatMap(({ event }) => (event.kind === 'reversal' ? [event.contractId] : []));
    const stored = await liveTradesById(tape, day, reversed);
    const rowById = new Map(stored.map((row) => [row.contract_id, row]));
    const plan = planRows(events, contracts.get, (id) => rowById.get(id));
    await insertLiveTrades(tape, day, plan.rows);
    for (const [id, state] of plan.states) contracts.set(id, state);
    counts.rows += plan.rows.length;
    counts.redelivered += plan.redelivered;
  };

  const write = async (batch: readonly LogMessage[]): Promise<void> => {
    for (const [day, { contracts, indices }] of groupByDay(batch, refuse)) {
      if (contracts.length > 0) await writeContracts(day, contracts);
      await insertIndexMinutes(tape, indices);
    }
  };

  /** One after another: two batches at a time would not see each other's contracts. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    write: (batch) => inTurn(() => write(batch)),
    finishDay: (day) => inTurn(() => Promise.resolve(void days.set(day, 'finished'))),
    counts: () => ({ ...counts }),
  };
};
