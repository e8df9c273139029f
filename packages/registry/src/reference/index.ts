export { baseFacts } from './base-facts.ts';
export { type Broker, listBrokers } from './broker.ts';
export {
  type Company,
  type Rename,
  companyOn,
  findCompany,
  firstTradingDays,
  formerTickers,
  isListedOn,
  listCompanies,
  listRenames,
} from './company.ts';
export {
  type PriceAdjustment,
  type SymbolAdjustment,
  listAllPriceAdjustments,
  listComingAdjustments,
  listDoubtfulActions,
  listPriceAdjustments,
} from './price-adjustment.ts';
export { type Reference, type ReferenceTables, readReference, referenceOf } from './reference.ts';
export {
  type ReferenceTable,
  type ReplaceableTable,
  listedBrokers,
  listedSymbols,
  replaceReference,
  storedReferenceRows,
  upsertBrokers,
  upsertCompanies,
} from './write-reference.ts';
