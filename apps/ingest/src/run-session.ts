import type { TradingDate } from '@chuli/kernel';
import { type Outbox, OutboxEndedError } from './publish/outbox.ts';
import type { Notice, Rejected, Source, SourceContext, SourceItem } from './sources/index.ts';
import type { SessionEvent } from '@chuli/session';
import { createTurns } from './turns.ts';

export type SessionHandlers = {
  readonly onArrival: (event: SessionEvent) => void;
  readonly onRejected: (day: TradingDate, rejected: Rejected) => void;
  readonly onNotice: (notice: Notice) => void;
  readonly onSourceFailed: (error: unknown, attempt: number) => void;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Brings what a source says to the log until the session is over or the signal is aborted. A source that fails is read
 * again after a pause: it passes over what the log has. Only the end of the outbox, with the lease, ends the session.
 */
export const runSession = async (
  source: Source,
  context: SourceContext,
  outbox: Pick<Outbox, 'push'>,
  { onArrival, onRejected, onNotice, onSourceFailed }: SessionHandlers,
): Promise<void> => {
  const { day, signal } = context;
  const take = async (item: SourceItem): Promise<void> => {
    if (item.kind === 'rejected') return onRejected(day, item);
    if (item.kind === 'notice') return onNotice(item);
    onArrival(item.event);
    await outbox.push(day, item.event);
  };
  const giveWay = createTurns();
  for (let failures = 0; !signal.aborted;) {
    try {
      for await (const item of source.read(context)) {
        await take(item);
        await giveWay();
        failures = 0;
        if (signal.aborted) return;
      }
      return;
    } catch (error) {
      if (error instanceof OutboxEndedError || signal.aborted) throw error;
      failures += 1;
      onSourceFailed(error, failures);
      await context.sleep(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
    }
  }
};
