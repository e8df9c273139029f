import type { Registry, RegistryTransaction } from '@chuli/registry';

type Option = { type: 'string' | 'boolean'; help: string; default?: string | boolean };

/** What was typed after the thing and the verb. */
export type Given = {
  /** The word at this place; its name is for the complaint that it is missing. */
  readonly word: (place: number, name: string) => string;
  readonly option: (name: string) => string | undefined;
  readonly need: (name: string) => string;
  /** Whether an option was said at all. */
  readonly has: (name: string) => boolean;
};

/** What a change did: to what, how that was before, and how it is now. Both are kept. */
export type Change = {
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
};

type Described = {
  readonly summary: string;
  /** Names of the words that follow, for the usage line. */
  readonly words?: string;
  readonly options?: Readonly<Record<string, Option>>;
};

/** Looks at something and prints it. */
export type Look = Described & {
  readonly look: (registry: Registry, given: Given, now: Date) => Promise<void>;
};

/** Changes something. It runs in a transaction, which is taken back unless the operator says `--apply`. */
export type Deed = Described & {
  readonly change: (registry: RegistryTransaction, given: Given, now: Date) => Promise<Change>;
};

/** Writes down who did it, in the transaction that records it; what it led to, where that is not what was planned. */
export type WriteDown = (transaction: RegistryTransaction, after?: object | null) => Promise<void>;

/** Does something outside of the database that cannot be taken back. A dry run only plans it. */
export type Act = Described & {
  readonly plan: (registry: Registry, given: Given, now: Date) => Promise<Change>;
  readonly act: (registry: Registry, given: Given, now: Date, writeDown: WriteDown) => Promise<void>;
};

export type Operation = Look | Deed | Act;

/** The verbs of one thing. */
export type Operations = Readonly<Record<string, Operation>>;

/** Something the operator has to put right: no stack, only the words. */
export class Refusal extends Error {}

export const given = (words: readonly string[], values: Readonly<Record<string, unknown>>): Given => {
  const option = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    option,
    has: (name) => values[name] !== undefined && values[name] !== false,
    need: (name) => {
      const value = option(name);
      if (value === undefined || value === '') throw new Refusal(`--${name} is needed.`);
      return value;
    },
    word: (place, name) => {
      const word = words[place];
      if (word === undefined) throw new Refusal(`Say which: <${name}>.`);
      return word;
    },
  };
};
