export { type Registry, openRegistry } from './client.ts';
export {
  type HeldLease,
  type QuarantineCount,
  listLeases,
  newestSessions,
  quarantineSince,
} from './live/feed-health.ts';
export { type QuarantinedRow, countQuarantined, quarantineRows } from './live/quarantine.ts';
export { type Lease, acquireLease, releaseLease, renewLease } from './live/source-lease.ts';
export {
  type StoredSession,
  type TradingSession,
  findTradingSession,
  unfinishedSessions,
  upsertTradingSession,
} from './live/trading-session.ts';
export { migrateRegistry } from './migrate.ts';
export { type Limit, takeAttempt } from './people/attempt.ts';
export { type NewCode, insertCode, tryCode, spendCode } from './people/one-time-code.ts';
export {
  type NewPerson,
  type Person,
  changePassword,
  findPerson,
  findPersonByPhone,
  insertPerson,
  renamePerson,
  requestDeletion,
  undoDeletion,
} from './people/person.ts';
export { type Refreshed, followRefresh } from './people/refresh.ts';
export { setSecondFactor, takeSecondFactorStep } from './people/second-factor.ts';
export { GRACE_MS, REFRESH_LIFE_MS } from './people/refresh-verdict.ts';
export {
  type NewSignIn,
  type SignIn,
  endSignInOfToken,
  endSignIns,
  isKnownDevice,
  listSignIns,
  openSignIn,
  personOfSignIn,
} from './people/sign-in.ts';
export { DELETION_GRACE_MS, sweepPeople } from './people/sweep.ts';
export { type Broker, listBrokers } from './queries/broker.ts';
export {
  type Company,
  type Rename,
  findCompany,
  formerTickers,
  listCompanies,
  listRenames,
} from './queries/company.ts';
export {
  type Dividend,
  type PriceAdjustment,
  type RightsIssue,
  type SymbolAdjustment,
  listAllPriceAdjustments,
  listDividends,
  listPriceAdjustments,
  listRightsIssues,
} from './queries/corporate-action.ts';
export { latestFiscalQuarter } from './queries/fundamental.ts';
export type { Database, NewRow, SessionTotals } from './schema.ts';
export { registryStateHash } from './state-hash.ts';
export {
  type ReplaceableTable,
  listedBrokers,
  listedSymbols,
  replaceReference,
  storedReferenceRows,
  upsertBrokers,
  upsertCompanies,
} from './write-reference.ts';
