export {
  type HeldLease,
  type QuarantineCount,
  listLeases,
  newestSessions,
  quarantineSince,
} from './feed-health.ts';
export { type QuarantinedRow, countQuarantined, quarantineOnce, quarantineRows } from './quarantine.ts';
export {
  type SessionCheck,
  type StoredCheck,
  latestChecks,
  recordSessionCheck,
  sessionsToCheck,
} from './session-check.ts';
export { type Lease, acquireLease, releaseLease, renewLease, takeLease } from './source-lease.ts';
export {
  type StoredSession,
  type TradingSession,
  dayLedByFeed,
  findTradingSession,
  unfinishedSessions,
  upsertTradingSession,
} from './trading-session.ts';
