import type { Access, Feature, LiveErrorCode } from '@chuli/contracts';

/** Who listens. A visitor holds no feature; what a user holds, and until when, stands in the ticket. */
export type Caller =
  | { readonly kind: 'visitor' }
  /** A process of ours that asks for all of its own listeners, and judges each of them itself. */
  | { readonly kind: 'relay' }
  | {
      readonly kind: 'user';
      readonly id: string;
      /** Milliseconds since 1970 UTC, from which on the feature is held no longer. */
      readonly features: ReadonlyMap<Feature, number>;
    };

export const VISITOR: Caller = { kind: 'visitor' };
export const RELAY: Caller = { kind: 'relay' };

export type Rule = { readonly access: Access; readonly feature?: Feature };

/** Denies by default: only what the row of a channel declares open is open. Null when the caller may listen now. */
export const refusalOf = ({ access, feature }: Rule, caller: Caller, now: number): LiveErrorCode | null => {
  if (caller.kind === 'relay') return null;
  if (access !== 'open' && caller.kind !== 'user') return 'token_not_valid';
  if (feature === undefined) return null;
  const until = caller.kind === 'user' ? caller.features.get(feature) : undefined;
  return until !== undefined && now < until ? null : 'membership.tier-required';
};
