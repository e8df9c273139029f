export { type Used, addCallerUsage, sweepCallerUsage } from './caller-usage.ts';
export {
  type Registry,
  type RegistryTransaction,
  isRegistryAway,
  openRegistry,
  pingRegistry,
  poolOf,
} from './client.ts';
export { migrateRegistry, requireRegistrySchema } from './migrate.ts';
export { rehearseRegistry } from './migration/rehearse.ts';
export type { Database, NewRow, SessionTotals } from './schema.ts';
export { registryStateHash } from './state-hash.ts';
