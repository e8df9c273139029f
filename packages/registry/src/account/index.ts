export { type AccessChanges, readAccessChanges, sweepAccessChanges } from './access-change.ts';
export {
  type Limit,
  firstAttempt,
  isUsedUp,
  giveBackAttempt,
  noteAttempt,
  limitReached,
  takeAttempt,
  takeOrRefuse,
  takeBackAttempts,
} from './attempt.ts';
export { signUpByCode, setPasswordByCode } from './by-code.ts';
export { changePassword } from './change-password.ts';
export { requestDeletion, undoDeletion } from './deletion.ts';
export { DEMO_LIFE_MS, type DemoStock, insertDemoPerson, isDemoNumber } from './demo.ts';
export { judgeGuardedCode } from './guarded-code.ts';
export { KEPT, type KeptRow, keptAbout } from './kept.ts';
export { type NewCode, insertCode, tryCode } from './one-time-code.ts';
export {
  type NewPerson,
  type Person,
  findPerson,
  findPersonByPhone,
  insertPerson,
  renamePerson,
} from './person.ts';
export { GRACE_MS, REFRESH_LIFE_MS } from './refresh-verdict.ts';
export { type Refreshed, followRefresh } from './refresh.ts';
export { type SealedSecret, lockSecondFactors, resealSecondFactor } from './sealed.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  takeSecondFactorStep,
} from './second-factor.ts';
export {
  type NewSignIn,
  type SignIn,
  endSignInOfToken,
  endSignIns,
  isKnownDevice,
  listSignIns,
  openSignIn,
  type SignedIn,
  personOfSignIn,
} from './sign-in.ts';
export { DELETION_GRACE_MS, SCAN_GRACE_MS, sweepPeople } from './sweep.ts';
