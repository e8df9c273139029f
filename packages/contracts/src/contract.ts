import type { z } from 'zod';
import type { Feature } from './tiers.ts';

/** Who may call: everyone, a signed-in person, or whoever runs the product and holds its key. There is no default. */
export type Access = 'open' | 'user' | 'operator';

/** How long the bytes of one answer may be served again, and how many answers are kept. */
export type Cache = 'no-store' | { readonly seconds: number; readonly entries: number };

export type Contract = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** The feature of the tier table that opens this call; without one, access alone decides. */
  readonly feature?: Feature;
  readonly cache: Cache;
  readonly query: z.ZodObject;
  /** What is sent along, as JSON; closed like the query. */
  readonly body?: z.ZodObject;
  /** For calls that give out and end tokens: an old one that is sent along by habit does not matter. */
  readonly ignoresToken?: true;
  readonly reply: z.ZodType;
};

export type ContractMap = Readonly<Record<string, Contract>>;

/** What a handler receives after parsing. */
export type QueryOf<C extends Contract> = z.output<C['query']>;
/** What a caller may write. */
export type AskedOf<C extends Contract> = z.input<C['query']>;
/** What was sent along, after parsing. */
export type BodyOf<C extends Contract> = C extends { readonly body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
/** What goes over the wire. */
export type ReplyOf<C extends Contract> = z.output<C['reply']>;

export const get = <const C extends Omit<Contract, 'method'>>(
  contract: C,
): C & { readonly method: 'GET' } => ({
  ...contract,
  method: 'GET',
});

export const post = <const C extends Omit<Contract, 'method'>>(
  contract: C,
): C & { readonly method: 'POST' } => ({
  ...contract,
  method: 'POST',
});
