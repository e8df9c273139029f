import type { LogAddress } from '@chuli/bus';
import type { BodyOf, Contract, ContractMap, ParamsOf, QueryOf, ReplyOf } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Reference, Registry } from '@chuli/registry';
import type { Tape } from '@chuli/tape';
import type { Payments } from '../payments/payments.ts';
import type { NoticeOffers } from '../areas/notice-offers.ts';
import type { People } from '../people/people.ts';
import type { SessionBook } from '../sessions.ts';
import type { Caller } from './access.ts';

/** Versions of the mobile app: the oldest that still works with these calls, and the newest. Null: none published. */
export type MobileVersions = { readonly minimum: string | null; readonly latest: string | null };

/** What the operator's page looks at beside the databases; nothing where no address was given. */
export type FeedAddresses = { readonly log: LogAddress | null; readonly processes: readonly string[] };

/** What every handler may use. */
export type Context = {
  readonly tape: Tape;
  readonly registry: Registry;
  readonly clock: Clock;
  /** The days of which something is known; a short-lived copy, so that no question has to ask for it first. */
  readonly sessions: () => Promise<SessionBook>;
  /** Companies, brokers and their like, in a copy that outlives an outage of PostgreSQL. */
  readonly reference: Reference;
  readonly mobileVersions: MobileVersions;
  readonly feed: FeedAddresses;
  readonly people: People;
  readonly notices: NoticeOffers;
  readonly payments: Payments;
  /** Asks the gateways about the unfinished payments of a person; absent where nothing is sold. */
  readonly settlePayments?: (personId: string) => Promise<void>;
};

/** From where a request came, as far as the connection and the browser tell. */
export type Origin = {
  readonly address: string;
  /** What limits count by: the address, or its /64. */
  readonly network: string;
  readonly userAgent: string;
};

export type Asked<Query, Body = undefined, Params = undefined> = Context & {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly caller: Caller;
  readonly origin: Origin;
};

type Handler<C extends Contract> = (
  asked: Asked<QueryOf<C>, BodyOf<C>, ParamsOf<C>>,
) => ReplyOf<C> | Promise<ReplyOf<C>>;

export type Handlers<M extends ContractMap> = { readonly [K in keyof M]: Handler<M[K]> };

/** A contract and the code that answers it, their types checked against each other where they were paired. */
export type Endpoint = {
  readonly name: string;
  readonly contract: Contract;
  readonly handle: (asked: Asked<unknown, unknown, unknown>) => unknown;
};

/** Pairs contracts with handlers by name. A missing, extra or wrongly shaped handler does not compile. */
export const implement = <M extends ContractMap>(contracts: M, handlers: Handlers<NoInfer<M>>): Endpoint[] =>
  Object.entries<Contract>(contracts).map(([name, contract]) => ({
    name,
    contract,
    handle: handlers[name] as Endpoint['handle'],
  }));
