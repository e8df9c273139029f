import type { Access, Feature, LiveErrorCode } from '@chuli/contracts';

/** Who listens. A visitor holds no feature; what a user holds is decided where the caller is resolved. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly id: string; readonly features: ReadonlySet<Feature> };

export const VISITOR: Caller = { kind: 'visitor' };

type Rule = { readonly access: Access; readonly feature?: Feature };

/** Denies by default: only what the row of a channel declares open is open. Null when the caller may listen. */
export const refusalOf = ({ access, feature }: Rule, caller: Caller): LiveErrorCode | null => {
  if (access !== 'open' && caller.kind !== 'user') return 'token_not_valid';
  if (feature === undefined) return null;
  return caller.kind === 'user' && caller.features.has(feature) ? null : 'membership.tier-required';
};
