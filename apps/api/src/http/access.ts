import {
  type Contract,
  DEMO_SYMBOL,
  FEATURES,
  type Feature,
  featureFor,
  featuresNamed,
  type Tier,
} from '@chuli/contracts';
import { AppError, type TradingDate } from '@chuli/kernel';
import type { FastifyRequest } from 'fastify';
import { withinDemo } from './demo-days.ts';

type Asker = {
  /** What is open to whoever asks at this moment; a visitor holds what this copy gives to everyone. */
  readonly features: ReadonlySet<Feature>;
  /** The partner under whose name the page was opened; null on our own hosts. */
  readonly brand: string | null;
};

/** What a demo account is shown of all features: these stocks, on these sessions. */
export type Demo = { readonly symbols: ReadonlySet<string>; readonly sessions: readonly TradingDate[] };

/** Who asks. What a user holds is decided where the caller is resolved. */
export type Caller =
  | (Asker & { readonly kind: 'visitor' })
  | (Asker & {
      readonly kind: 'user';
      readonly id: string;
      /** The package that is held; the first where none is told. */
      readonly tier?: Tier;
      /** The sign-in by which this call came; it can be ended. */
      readonly signInId?: string;
      /** Only of a demo account, which holds nothing. */
      readonly demo?: Demo;
    });

export const VISITOR: Caller = { kind: 'visitor', features: new Set(), brand: null };

/** Finds out who sent a request; signing in plugs in here. */
export type ResolveCaller = (request: FastifyRequest) => Caller | Promise<Caller>;

/** Denies by default: only what the contract declares open is open; operators come in by their own door. */
export const authorise = ({ access }: Contract, caller: Caller): void => {
  if (access === 'operator') throw new AppError('access.denied');
  if (access !== 'open' && caller.kind !== 'user') throw new AppError('token_not_valid');
};

type Query = Readonly<Record<string, unknown>>;

/** Whether a question about this stock is answered to everyone, as an example of what the feature shows. */
const isExample = (query: Query): boolean => query['symbol'] === DEMO_SYMBOL;

const demoOf = (caller: Caller): Demo | undefined => (caller.kind === 'user' ? caller.demo : undefined);

const isShownInDemo = (caller: Caller, { symbol }: Query): boolean =>
  typeof symbol === 'string' && demoOf(caller)?.symbols.has(symbol) === true;

export const holds = (caller: Caller, feature: Feature, query: Query): boolean =>
  caller.features.has(feature) || isExample(query) || isShownInDemo(caller, query);

/**
 * The question as far as it is open to the caller; refuses one whose feature he does not hold. It is asked of what was
 * parsed, not of what was sent.
 */
export const unlock = (contract: Contract, query: Query, caller: Caller): Record<string, unknown> => {
  const feature = featureFor(contract, query);
  if (feature === undefined || caller.features.has(feature) || isExample(query)) return query;
  const demo = demoOf(caller);
  const shown = demo !== undefined && isShownInDemo(caller, query) ? withinDemo(query, demo.sessions) : null;
  if (shown !== null) return shown;
  const example = Object.hasOwn(contract.query.shape, 'symbol') ? { demo_symbol: DEMO_SYMBOL } : {};
  const isDemo = demo === undefined ? {} : { is_demo: true };
  throw new AppError('membership.tier-required', { feature, tier: FEATURES[feature], ...example, ...isDemo });
};

/**
 * Callers that get the same bytes: only oneself on a personal call; else whoever is of one kind, comes under one brand
 * and holds the same of the features on which the answer can depend.
 */
export const callerClass = (contract: Contract, caller: Caller): string => {
  const demo = demoOf(caller);
  const kind = demo === undefined ? caller.kind : `demo:${[...demo.symbols].join(',')}`;
  const who = caller.kind === 'user' && contract.access === 'user' ? `user:${caller.id}` : kind;
  const held = featuresNamed(contract).filter((feature) => caller.features.has(feature));
  return `${who}@${caller.brand ?? ''}+${held.join('+')}`;
};
