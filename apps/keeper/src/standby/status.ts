import type { Verb } from '../verbs/verb.ts';
import { readStandbySettings } from './settings.ts';
import { type State, stateIfThere } from './state.ts';

const wordsOf = (state: State | null): string => {
  if (state === null) return 'does not answer';
  const { role, timeline, waits, behind, isSure } = state;
  if (role === 'standby') return `standby, timeline ${timeline}`;
  const copy = behind === null ? 'nobody follows' : `followed, ${behind} bytes behind`;
  const commits = waits ? (isSure ? 'commits are on both' : 'commits wait for a copy') : 'commits are on one';
  return `primary, timeline ${timeline}; ${copy}; ${commits}`;
};

/** Both there, and whatever is acknowledged on both of them. */
const isWhole = (states: readonly (State | null)[]): boolean =>
  states.some((state) => state?.role === 'primary' && state.isSure) &&
  states.some((state) => state?.role === 'standby');

export const status: Verb = {
  summary: 'What both servers are, and whether a commit is on both of them. Ends with 1 where it is not.',
  options: {},
  run: async () => {
    const { own, other } = readStandbySettings();
    const states = await Promise.all([stateIfThere(own), stateIfThere(other)]);
    for (const [at, name] of ['this', 'the other'].entries())
      console.log(`${name.padEnd(9)} ${wordsOf(states[at] ?? null)}`);
    return isWhole(states) ? 0 : 1;
  },
};
