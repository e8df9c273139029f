import type { ErrorCode } from '@chuli/kernel';

type Outcome = 'done' | 'wrong' | 'second-factor' | 'slowed' | 'limited' | 'failed';

const OUTCOMES: Partial<Record<ErrorCode, Outcome>> = {
  'sign-in.refused': 'wrong',
  'sign-in.second-factor': 'second-factor',
  'sign-in.wait': 'slowed',
  busy: 'slowed',
  'limit.reached': 'limited',
  'load.too-many': 'limited',
};

/** What came of a try to sign in. */
export const signInOutcome = (code: ErrorCode | null, status: number): Outcome => {
  if (code === null) return status < 400 ? 'done' : 'failed';
  return OUTCOMES[code] ?? 'failed';
};
