export { runAudit } from './run-audit.ts';
