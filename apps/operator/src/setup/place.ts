import type { Registry } from '@chuli/registry';
import type { Tape } from '@chuli/tape';

/** Where a first run stands: the engines as far as they are there, and what the environment says. */
export type SetupPlace = {
  /** Null where it does not answer, or lacks what this release needs. */
  readonly registry: Registry | null;
  readonly tape: Tape | null;
  readonly variables: NodeJS.ProcessEnv;
};

/** What is missing, in words; null where nothing is. */
export type Fault = string | null;

/** One line of the list. What mends it is what somebody types, or does. */
export type Line = { readonly what: string; readonly fault: Fault; readonly mend: string };
