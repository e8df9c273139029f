import { toolsContracts } from '@chuli/contracts';
import { askGood } from './ask.ts';
import { LookFault } from './look-fault.ts';
import type { Site } from './site.ts';

const WITHIN_MS = 3_000;
const MOST_BYTES = 100_000;
/** The API says so of an answer from before, while what it is made of is away. */
const KEPT_HEADER = 'x-chuli-kept';

const CALL = toolsContracts.marketStatus;

/** What the call said of itself. */
export type Called = {
  /** The last session of which anything is known. */
  readonly day: string;
  /** When the answer was made, by the clock there. */
  readonly madeAt: number;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new LookFault('unlike');
  }
};

/**
 * One small call that everybody may make. An answer that was made no later than that of the last look is one from
 * before, whoever kept it: by its own clock, so that it does not matter whether ours is right.
 */
export const lookAtCalls = async (
  { address, authority }: Site,
  madeBefore: number | null,
): Promise<Called> => {
  const { headers, text } = await askGood(new URL(`/api${CALL.path}`, address), {
    headers: { accept: 'application/json' },
    withinMs: WITHIN_MS,
    mostBytes: MOST_BYTES,
    authority,
  });
  const read = CALL.reply.safeParse(jsonOf(text));
  if (!read.success) throw new LookFault('unlike');
  const { as_of_live: day, c: madeAt } = read.data;
  if (headers[KEPT_HEADER] !== undefined || (madeBefore !== null && madeAt <= madeBefore))
    throw new LookFault('old');
  return { day, madeAt };
};
