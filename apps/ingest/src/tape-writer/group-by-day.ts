import { type LogMessage, versionOf } from '@chuli/bus';
import type { TradingDate } from '@chuli/kernel';
import { type SessionEvent, decodeEvent } from '@chuli/session';
import type { IndexMinuteRow } from '@chuli/tape/live';
import type { ContractEvent } from './plan-rows.ts';

export type OnUnreadable = (message: LogMessage, error: unknown) => void;

/** What a batch says about one day, as far as the tape keeps it. */
export type DayBatch = { contracts: ContractEvent[]; indices: IndexMinuteRow[] };

const WRITTEN_KINDS: ReadonlySet<string> = new Set<SessionEvent['kind']>(['trade', 'reversal', 'index']);

const add = (day: DayBatch, event: SessionEvent, version: number): void => {
  if (event.kind === 'trade' || event.kind === 'reversal') day.contracts.push({ event, version });
  if (event.kind === 'index') {
    const { indexId, at, value } = event;
    day.indices.push({ index_id: indexId, at, value, origin: 'exchange' });
  }
};

/** A message that cannot be read is reported and left out: it would never become readable by waiting. */
export const groupByDay = (
  batch: readonly LogMessage[],
  onUnreadable: OnUnreadable,
): Map<TradingDate, DayBatch> => {
  const days = new Map<TradingDate, DayBatch>();
  for (const message of batch) {
    if (!WRITTEN_KINDS.has(message.kind)) continue;
    const day = days.get(message.day) ?? { contracts: [], indices: [] };
    days.set(message.day, day);
    try {
      add(day, decodeEvent(message.bytes).event, versionOf(message));
    } catch (error) {
      onUnreadable(message, error);
    }
  }
  return days;
};
