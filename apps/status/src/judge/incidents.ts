import type { Held } from './held.ts';
import { badParts } from './judge-minute.ts';
import { sessionAt } from './session-minutes.ts';
import { type Minute, PARTS, type Part, type Reason } from './verdict.ts';

/** A run of bad minutes. */
export type Incident = {
  readonly from: number;
  /** The minute after the last bad one. */
  readonly to: number;
  /** How many of them were bad; in the others nobody looked. */
  readonly badMinutes: number;
  readonly parts: readonly Part[];
  readonly reasons: readonly Reason[];
  /** Nothing good has been seen since. */
  readonly isOpen: boolean;
};

const reasonsOf = ({ verdicts }: Minute, parts: readonly Part[]): Reason[] =>
  parts.flatMap((part) => {
    const verdict = verdicts[part];
    return verdict.state === 'bad' ? [verdict.reason] : verdict.state === 'unheard' ? ['old'] : [];
  });

const begin = (minute: Minute, parts: readonly Part[]): Incident => ({
  from: minute.at,
  to: minute.at + 1,
  badMinutes: 1,
  parts,
  reasons: [...new Set(reasonsOf(minute, parts))],
  isOpen: true,
});

const extend = (run: Incident, minute: Minute, parts: readonly Part[]): Incident => ({
  ...run,
  to: minute.at + 1,
  badMinutes: run.badMinutes + 1,
  parts: PARTS.filter((part) => run.parts.includes(part) || parts.includes(part)),
  reasons: [...new Set([...run.reasons, ...reasonsOf(minute, parts)])],
});

const isUnseen = ({ verdicts }: Minute): boolean =>
  PARTS.every((part) => verdicts[part].state !== 'good' && verdicts[part].state !== 'bad');

/** Nearly all minutes: they end a run, and nothing else need be asked of them. */
const isPlain = ({ verdicts }: Minute): boolean =>
  PARTS.every((part) => verdicts[part].state === 'good' || verdicts[part].state === 'idle');

/**
 * Runs of bad minutes, newest first. A run ends with the first minute in which something was seen and nothing bad:
 * where nobody looked in between, nobody can say that it was over.
 */
export const incidentsIn = (minutes: Iterable<Minute>, heldOf: (day: string) => Held): Incident[] => {
  const runs: Incident[] = [];
  let run: Incident | null = null;
  for (const minute of minutes) {
    if (run === null && isPlain(minute)) continue;
    const session = sessionAt(minute.at);
    const parts = badParts(minute, session === null ? null : heldOf(session));
    if (parts.length > 0) run = run === null ? begin(minute, parts) : extend(run, minute, parts);
    else if (run !== null && !isUnseen(minute)) {
      runs.push({ ...run, isOpen: false });
      run = null;
    }
  }
  if (run !== null) runs.push(run);
  return runs.reverse();
};
