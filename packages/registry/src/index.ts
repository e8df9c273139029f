export { type Registry, openRegistry } from './client.ts';
export { migrateRegistry } from './migrate.ts';
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
export type { Database, NewRow } from './schema.ts';
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
