export { type Used, addCallerUsage, sweepCallerUsage } from './caller-usage.ts';
export {
  type Registry,
  type RegistryTransaction,
  isRegistryAway,
  openRegistry,
  pingRegistry,
} from './client.ts';
export { migrateRegistry, requireRegistrySchema } from './migrate.ts';
export type { Database, NewRow, SessionTotals } from './schema.ts';
export { registryStateHash } from './state-hash.ts';
