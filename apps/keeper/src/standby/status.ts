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

/** What machines that ask a server of time never are apart. */
const APART_MS = 1_000;

/** Null where both clocks say the same, or one of them nothing. */
export const clocksApart = (here: State | null, other: State | null): string | null => {
  if (here === null || other === null) return null;
  const ms = here.aheadMs - other.aheadMs;
  if (Math.abs(ms) <= APART_MS) return null;
  return `the clock of this machine is ${Math.round(Math.abs(ms) / 1_000)} s ${ms > 0 ? 'ahead of' : 'behind'} that of the other`;
};

/** Both there, and whatever is acknowledged on both of them. */
const isWhole = (states: readonly (State | null)[]): boolean =>
  states.some((state) => state?.role === 'primary' && state.isSure) &&
  states.some((state) => state?.role === 'standby');

export const status: Verb = {
  summary:
    'What both servers are, whether a commit is on both of them, and whether their clocks agree. Ends with 1 where not.',
  options: {},
  run: async () => {
    const { own, other } = readStandbySettings();
    const states = await Promise.all([stateIfThere(own), stateIfThere(other)]);
    const [here, there] = states;
    console.log(`this      ${wordsOf(here)}`);
    console.log(`the other ${wordsOf(there)}`);
    const apart = clocksApart(here, there);
    if (apart !== null) console.log(apart);
    return isWhole(states) && apart === null ? 0 : 1;
  },
};
