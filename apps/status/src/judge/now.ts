import type { Held } from './held.ts';
import { isOpen, settled } from './judge-minute.ts';
import { ALL_DAY, type Minute, PARTS, type Part, type Reason, type Verdict } from './verdict.ts';
import { dayOf, sessionAt } from './session-minutes.ts';

export type PartNow = {
  readonly part: Part;
  /** `waiting`: a session of which nothing was shown yet. `idle`: it counts while the market trades. */
  readonly state: 'good' | 'bad' | 'unknown' | 'waiting' | 'idle';
  readonly reason: Reason | null;
  /** The minute since which it is so, as far as anybody looked; null where that is not known. */
  readonly since: number | null;
};

export type Now = {
  readonly state: 'good' | 'bad' | 'unknown';
  readonly isSession: boolean;
  /** False where the last look is too old to say anything of now. */
  readonly isFresh: boolean;
  /** The minute of the last look; null before the first. */
  readonly lookedAt: number | null;
  readonly parts: readonly PartNow[];
};

/** A look that is older says nothing of now. */
const FRESH_MINUTES = 3;

type HeldOf = (day: string) => Held;

const settledAt = ({ at, verdicts }: Minute, part: Part, heldOf: HeldOf): Verdict => {
  const verdict = verdicts[part];
  return isOpen(verdict) ? settled(verdict, heldOf(dayOf(at))) : verdict;
};

const shown = ({ state }: Verdict): PartNow['state'] =>
  state === 'unheard' || state === 'untraded' ? 'waiting' : state;

/** Back over minutes that say nothing, to the last that said something else. */
const sinceOf = (
  minutes: readonly Minute[],
  part: Part,
  state: PartNow['state'],
  heldOf: HeldOf,
): number | null => {
  let since: number | null = null;
  for (let index = minutes.length - 1; index >= 0; index -= 1) {
    const minute = minutes[index];
    if (minute === undefined) break;
    const was = shown(settledAt(minute, part, heldOf));
    if (was === state) since = minute.at;
    else if (was === 'good' || was === 'bad' || state === 'waiting') break;
  }
  return since;
};

/** Who looks no more knows nothing since the minute after the last look. */
const unseen = (part: Part, last: Minute | undefined): PartNow => ({
  part,
  state: 'unknown',
  reason: null,
  since: last === undefined ? null : last.at + 1,
});

type Looks = { readonly minutes: readonly Minute[]; readonly last: Minute; readonly heldOf: HeldOf };

const partNow = ({ minutes, last, heldOf }: Looks, part: Part, isSession: boolean): PartNow => {
  if (!isSession && !ALL_DAY.has(part)) return { part, state: 'idle', reason: null, since: null };
  const verdict = settledAt(last, part, heldOf);
  const state = shown(verdict);
  return {
    part,
    state,
    reason: verdict.state === 'bad' ? verdict.reason : null,
    since: state === 'idle' ? null : sinceOf(minutes, part, state, heldOf),
  };
};

const stateOf = (parts: readonly PartNow[]): Now['state'] => {
  if (parts.some(({ state }) => state === 'bad')) return 'bad';
  return parts.some(({ state }) => state === 'unknown') ? 'unknown' : 'good';
};

/** How it is now; minutes oldest first. */
export const nowOf = (minutes: readonly Minute[], heldOf: HeldOf, now: number): Now => {
  const last = minutes.at(-1);
  const isSession = sessionAt(now) !== null;
  const isFresh = last !== undefined && now - last.at < FRESH_MINUTES;
  const parts = PARTS.map((part) =>
    isFresh ? partNow({ minutes, last, heldOf }, part, isSession) : unseen(part, last),
  );
  return { state: stateOf(parts), isSession, isFresh, lookedAt: last?.at ?? null, parts };
};
