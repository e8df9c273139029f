import type { ErrorCode } from '@chuli/kernel';

type Reason =
  | 'rate'
  | 'cost'
  | 'tier'
  | 'access'
  | 'limit'
  | 'engine'
  | 'fault'
  | 'missing'
  | 'input'
  | 'other';

/** Why a call was not answered, where its code alone tells it. */
const REASONS: Partial<Record<ErrorCode, Reason>> = {
  'load.too-many': 'rate',
  'load.busy': 'rate',
  busy: 'rate',
  'scan.too-fast': 'cost',
  'query.too-large': 'cost',
  'query.timed-out': 'cost',
  'answer.too-large': 'cost',
  'membership.tier-required': 'tier',
  token_not_valid: 'access',
  'access.denied': 'access',
  'host.unknown': 'access',
  'sign-in.refused': 'access',
  'sign-in.second-factor': 'access',
  'limit.reached': 'limit',
  'sign-in.wait': 'limit',
  'engine.busy': 'engine',
  'engine.unavailable': 'engine',
  'payment.gateway-unavailable': 'engine',
  'sign-up.closed': 'engine',
};

/** The reason of a code; of all others by what kind of answer it is. */
export const refusalReason = (code: ErrorCode, status: number): Reason => {
  const known = REASONS[code];
  if (known !== undefined) return known;
  if (status >= 500) return 'fault';
  if (status === 404) return 'missing';
  return status === 400 || status === 406 || status === 409 ? 'input' : 'other';
};
