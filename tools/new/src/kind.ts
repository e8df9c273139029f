import type { Plan } from './plan.ts';

export type Options = {
  /** The folder it is filed in; each kind has its usual one. */
  readonly folder: string | undefined;
  /** Its title in Nepali. */
  readonly nepali: string;
};

/** A program that must have run before the tree is whole again. */
export type Program = { readonly command: string; readonly args: readonly string[] };

export type Planned = {
  readonly programs: readonly Program[];
  /** Folders in which the programs write. */
  readonly writesIn: readonly string[];
  /** What a person does next: a file and what for. */
  readonly next: readonly string[];
};

export type Kind = {
  /** How its name is written. */
  readonly form: string;
  readonly about: string;
  /** Collects the edits; throws where it cannot be done. */
  readonly plan: (plan: Plan, name: string, options: Options) => Planned;
};

/** Kinds that the reference pages list have them written anew. */
export const REFERENCE = {
  programs: [{ command: 'node', args: ['scripts/docs.ts'] }],
  writesIn: ['docs/reference'],
} as const;
