import { type Contract, FEATURES, type Feature } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import type { FastifyRequest } from 'fastify';

/** Who asks. A visitor holds no feature; what a user holds is decided where the caller is resolved. */
export type Caller =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user';
      readonly id: string;
      /** The sign-in by which this call came; it can be ended. */
      readonly signInId?: string;
      readonly features: ReadonlySet<Feature>;
    };

export const VISITOR: Caller = { kind: 'visitor' };

/** Finds out who sent a request; signing in plugs in here. */
export type ResolveCaller = (request: FastifyRequest) => Caller | Promise<Caller>;

/** Denies by default: only what the contract declares open is open; operators come in by their own door. */
export const authorise = (contract: Contract, caller: Caller): void => {
  const { access, feature } = contract;
  if (access === 'operator') throw new AppError('access.denied');
  if (access !== 'open' && caller.kind !== 'user') throw new AppError('token_not_valid');
  if (feature === undefined) return;
  if (caller.kind !== 'user' || !caller.features.has(feature)) {
    throw new AppError('membership.tier-required', { feature, tier: FEATURES[feature] });
  }
};

/** Callers that get the same bytes: everyone of a kind on an open call, only oneself on a personal one. */
export const callerClass = (contract: Contract, caller: Caller): string =>
  caller.kind === 'user' && contract.access === 'user' ? `user:${caller.id}` : caller.kind;
