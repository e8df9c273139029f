export { brokerContracts } from './broker.ts';
export { type AskedBy, CONTRACTS, type GetPath, type RepliedBy, type RowOf, allContracts } from './calls.ts';
export type { Access, AskedOf, Cache, Contract, ContractMap, QueryOf, ReplyOf } from './contract.ts';
export { FLOORSHEET_SORTS, floorsheetContracts } from './floorsheet.ts';
export { historyContracts } from './history.ts';
export { marketContracts } from './market.ts';
export { referenceContracts } from './reference.ts';
export { FEATURES, type Feature, TIERS, type Tier } from './tiers.ts';
export { toolsContracts } from './tools.ts';
