export { decideAction, enterAction } from './decide.ts';
export { type ListedFactor, declaredMark, readDeclared } from './declared.ts';
export { type FactorDigests, changedFactors, factorDigests } from './in-force.ts';
export { promoterLockIns } from './lock-ins.ts';
export { keepFindings } from './keep-findings.ts';
export {
  type StoredAction,
  countWaitingActions,
  evidenceText,
  findAction,
  listActions,
} from './stored-action.ts';
