export { runAudit } from './run-audit.ts';
export { LAWS, type LawResults, brokenLaws, checkLiveDay } from './live-day.ts';
