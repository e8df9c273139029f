import { SENT_CHANNELS } from '@chuli/kernel';
import type { Claimed, Outcome } from '@chuli/registry/notice';
import { SendError } from './send-error.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Pauses after each failed try, in seconds; after the last the message is given up. */
const NOTICE_PAUSES = [10, 30, 120, 600, 1_800, 7_200];
/** Somebody waits for a code, and it is worthless soon. */
const CODE_PAUSES = [0.5, 2, 5, 10, 20, 30, 60, 60];

/** Nobody has to be waited for longer than this; by then a notice is no news. */
const LONGEST_WAIT_MS = 6 * HOUR_MS;

const firstOf = ({ notices, code }: Claimed): { tries: number } => code ?? notices[0] ?? { tries: 0 };

/** A code is the same code. */
const isRepeatable = ({ channel, code }: Claimed): boolean =>
  SENT_CHANNELS[channel].isRepeatable || code !== null;

/** What becomes of a message after a try that did not succeed. What may have arrived is sent again only where that does no harm. */
export const outcomeOf = (error: unknown, message: Claimed, now: Date): Outcome => {
  const { trouble, retryAfterMs } =
    error instanceof SendError ? error : { trouble: 'unsure' as const, retryAfterMs: null };
  const reason = error instanceof SendError ? error.message : 'unexpected';
  if (trouble === 'refused') return { kind: 'failed', reason };
  if (trouble === 'gone') return { kind: 'failed', reason, isGone: true };
  if (trouble === 'unsure' && !isRepeatable(message)) return { kind: 'unsure', reason };
  const { tries } = firstOf(message);
  const pause = (message.code === null ? NOTICE_PAUSES : CODE_PAUSES)[tries - 1];
  if (pause === undefined) return { kind: 'failed', reason: `given up after ${tries} tries; ${reason}` };
  const wait = Math.min(Math.max(pause * SECOND_MS, retryAfterMs ?? 0), LONGEST_WAIT_MS);
  return { kind: 'again', at: new Date(now.getTime() + wait), reason };
};
