import type { BodyOf, Contract, ContractMap, ParamsOf, QueryOf, ReplyOf } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import type { Reference } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import type { SessionBook } from '../sessions.ts';
import type { Caller } from './access.ts';

/** What every handler gets. */
export type Context = {
  readonly tape: Tape;
  readonly registry: Registry;
  readonly clock: Clock;
  /** The days of which something is known; a short-lived copy, so that no question has to ask for it first. */
  readonly sessions: () => Promise<SessionBook>;
  /** Companies, brokers and their like, in a copy that outlives an outage of PostgreSQL. */
  readonly reference: Reference;
};

/** From where a request came, as far as the connection and the browser tell. */
export type Origin = {
  readonly address: string;
  /** What limits count by: the address, or its /64. */
  readonly network: string;
  readonly userAgent: string;
};

export type WithSpending = {
  /** Takes units of scanning from whoever asks; refuses where those of the minute are used up. */
  readonly spend: (units: number) => void;
};

/** A question as a handler gets it; `Needs` are the parts of the server that its area asked for. */
export type Asked<Query, Body = undefined, Params = undefined, Needs = unknown> = Context &
  WithSpending &
  Needs & {
    readonly params: Params;
    readonly query: Query;
    readonly body: Body;
    readonly caller: Caller;
    readonly origin: Origin;
  };

type Handler<C extends Contract, Needs> = (
  asked: Asked<QueryOf<C>, BodyOf<C>, ParamsOf<C>, Needs>,
) => ReplyOf<C> | Promise<ReplyOf<C>>;

export type Handlers<M extends ContractMap, Needs = unknown> = {
  readonly [K in keyof M]: Handler<M[K], Needs>;
};

/** A contract and the code that answers it, their types checked against each other where they were paired. */
export type Endpoint<Needs = unknown> = {
  readonly name: string;
  readonly contract: Contract;
  readonly needs: readonly string[];
  readonly handle: (asked: Asked<unknown, unknown, unknown, Needs>) => unknown;
};

/** Names what an area needs beyond what every handler gets: that, and nothing else of the server, is given to it. */
export const needing =
  <Needs extends object>(needs: { readonly [K in keyof Needs]: true }) =>
  <M extends ContractMap>(contracts: M, handlers: Handlers<NoInfer<M>, Needs>): Endpoint<Needs>[] =>
    Object.entries<Contract>(contracts).map(([name, contract]) => ({
      name,
      contract,
      needs: Object.keys(needs),
      handle: handlers[name] as Endpoint<Needs>['handle'],
    }));

/** Pairs contracts with handlers by name. A missing, extra or wrongly shaped handler does not compile. */
export const implement = needing({});

const SHARED: readonly (keyof Context)[] = ['tape', 'registry', 'clock', 'sessions', 'reference'];

/** Of all that the server has, what this call gets. */
export const givenTo = <Parts>(
  { needs }: Pick<Endpoint, 'needs'>,
  context: Context & Parts,
): Context & Parts => {
  const names = new Set<string>([...SHARED, ...needs]);
  return Object.fromEntries(Object.entries(context).filter(([name]) => names.has(name))) as Context & Parts;
};
