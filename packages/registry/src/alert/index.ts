export {
  type Alert,
  type ChosenAlert,
  type Standings,
  addAlert,
  changeAlert,
  findAlert,
  listAlerts,
  pauseAlert,
  removeAlert,
  resumeAlert,
} from './alert.ts';
export { type StandingFiring, firingsSince, formingFirings, markFirings } from './corrections.ts';
export { type JudgeState, judgeState, keepJudged, keepSilence, sweepAlerts, tellOfSilence } from './judge.ts';
export { type LoggedFiring, alertLog } from './log.ts';
export { type JudgedChange, type Recorded, type ToldFiring, recordJudged } from './record.ts';
export type { AlertScope } from './tables.ts';
export {
  type WatchedAlert,
  activeAlerts,
  changedAlerts,
  firingTimes,
  instancesOf,
  spentAlerts,
  stocksFollowedBy,
} from './watched.ts';
