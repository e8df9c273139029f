export {
  type AppliedMigration,
  type Migration,
  pendingMigrations,
  readMigrations,
} from './migration-files.ts';
export { requireApplied } from './require-applied.ts';
