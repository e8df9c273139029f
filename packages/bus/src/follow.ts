import type { JsMsg } from '@nats-io/jetstream';
import type { Link } from './link.ts';
import type { FollowOptions, Position, Reading } from './log.ts';
import { toLogMessage } from './message.ts';
import { HandlerError, keepReading } from './session.ts';
import { type Extent, extentOf, isMissing } from './stream.ts';
import { daySubjects } from './subject.ts';

const MAX_MESSAGES = 2_000;

const firstOfDay = async (link: Link, day: FollowOptions['day'], { first, last }: Extent) => {
  if (day === null) return first;
  const found = await link.manager.direct.getMessage(link.stream, {
    seq: Math.max(1, first),
    next_by_subj: daySubjects(link.prefix, day),
  });
  return found?.seq ?? last + 1;
};

/** Where to go on, telling what of the log that was known is not there any more. */
const goOn = (known: Position, { epoch, first, last }: Extent, onGap: FollowOptions['onGap']): number => {
  if (known.epoch !== epoch) {
    onGap({ cause: 'began-anew', known, last: { epoch, sequence: last } });
    return first;
  }
  if (last < known.sequence) {
    onGap({ cause: 'rewound', known, last: { epoch, sequence: last } });
    return last + 1;
  }
  return known.sequence + 1;
};

/**
 * Reads the log in order. Every sequence is either read or reported as a gap, none twice. All days are read and those
 * not asked for are passed over: a filter on the server would hide what is missing between two messages.
 */
export const follow = (link: Link, options: FollowOptions): Reading => {
  const { day, onMessage, onGap } = options;
  let known = options.after;
  let caughtUpAt: number | null | undefined;

  const tellCaughtUp = (): void => {
    if (typeof caughtUpAt !== 'number' || (known?.sequence ?? 0) < caughtUpAt) return;
    caughtUpAt = null;
    options.onCaughtUp?.();
  };

  /** A log that was never written is read to its end. */
  const extentNow = async (): Promise<Extent> => {
    try {
      return await extentOf(link.manager, link.stream);
    } catch (error) {
      if (isMissing(error) && caughtUpAt === undefined) {
        caughtUpAt = 0;
        tellCaughtUp();
      }
      throw error;
    }
  };

  const handle = async (epoch: number, message: JsMsg): Promise<void> => {
    const expected = (known?.sequence ?? 0) + 1;
    if (message.seq < expected) return;
    if (message.seq > expected) onGap({ cause: 'lost', epoch, from: expected, to: message.seq - 1 });
    const parsed = toLogMessage(link.prefix, epoch, message);
    if (parsed !== null && (day === null || parsed.day === day)) {
      try {
        await onMessage(parsed);
      } catch (error) {
        throw new HandlerError('a handler of the log failed', { cause: error });
      }
    }
    known = { epoch, sequence: message.seq };
    tellCaughtUp();
  };

  return keepReading(link, MAX_MESSAGES, async (isStopped) => {
    const extent = await extentNow();
    const { epoch, first, last } = extent;
    const next = known === undefined ? await firstOfDay(link, day, extent) : goOn(known, extent, onGap);
    if (next < first) onGap({ cause: 'lost', epoch, from: next, to: first - 1 });
    const start = Math.max(next, first);
    known = { epoch, sequence: start - 1 };
    if (caughtUpAt !== null) caughtUpAt = last;
    tellCaughtUp();
    const consumer = await link.jetstream.consumers.get(link.stream, { opt_start_seq: start });
    const read = async (messages: AsyncIterable<JsMsg>): Promise<void> => {
      try {
        for await (const message of messages) {
          if (isStopped()) break;
          await handle(epoch, message);
        }
      } finally {
        // Nobody waits for it: where its server has gone it would be for nothing, and it goes by itself.
        void consumer.delete().catch(() => false);
      }
    };
    return { consumer, read };
  });
};
