import type { z } from 'zod';
import type { Feature } from './tiers.ts';

/** Who may call: everyone, a signed-in person, or whoever runs the product and holds its key. There is no default. */
export type Access = 'open' | 'user' | 'operator';

/** How long the bytes of one answer may be served again, and how many answers are kept. */
export type Cache = 'no-store' | { readonly seconds: number; readonly entries: number };

/** What building an answer costs the engines: heavy ones wait in a lane of their own, never in front of light ones. */
export type Cost = 'light' | 'heavy';

/** Questions that need another feature than the call itself. */
type FeatureWhen = {
  readonly parameter: string;
  /** The parameter is one of these, or a list that has one of them. */
  readonly values: readonly string[];
  readonly feature: Feature;
};

export type Contract = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** The feature of the tier table that opens this call; without one, access alone decides. */
  readonly feature?: Feature;
  /** The first row that fits the question decides in the place of `feature`. */
  readonly featureWhen?: readonly FeatureWhen[];
  /** Features without which an open answer leaves something out. */
  readonly fullerWith?: readonly Feature[];
  readonly cache: Cache;
  readonly cost: Cost;
  /** The most rows of one answer, whatever is asked: packages/contracts/src/most-rows.ts. */
  readonly mostRows: number;
  /** The named parts of the path, `{id}` in it; each is checked like a query. */
  readonly params?: z.ZodObject;
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
/** The named parts of the path, after parsing. */
export type ParamsOf<C extends Contract> = C extends { readonly params: infer P extends z.ZodType }
  ? z.output<P>
  : undefined;
/** What a caller may write. */
export type AskedOf<C extends Contract> = z.input<C['query']>;
/** What was sent along, after parsing. */
export type BodyOf<C extends Contract> = C extends { readonly body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
/** What a caller may send along. */
export type SentBodyOf<C extends Contract> = C extends { readonly body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
/** What goes over the wire. */
export type ReplyOf<C extends Contract> = z.output<C['reply']>;

type Locked = Pick<Contract, 'feature' | 'featureWhen' | 'fullerWith'>;

/** The feature that opens this question; undefined where none is needed. */
export const featureFor = (
  { feature, featureWhen = [] }: Locked,
  query: Readonly<Record<string, unknown>>,
): Feature | undefined => {
  const decides = featureWhen.find(({ parameter, values }) =>
    [query[parameter]].flat().some((value) => typeof value === 'string' && values.includes(value)),
  );
  return decides?.feature ?? feature;
};

/** Every feature on which an answer of this call can depend. */
export const featuresNamed = ({ feature, featureWhen = [], fullerWith = [] }: Locked): Feature[] => [
  ...new Set([
    ...(feature === undefined ? [] : [feature]),
    ...featureWhen.map((row) => row.feature),
    ...fullerWith,
  ]),
];

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
