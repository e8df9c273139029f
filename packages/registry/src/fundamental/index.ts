export { type NewFact, type StoredFact, appendFacts, countFacts, factsMark, listFacts } from './fact.ts';
export {
  type Fundamental,
  type LatestFundamental,
  allFundamentals,
  latestFiscalQuarter,
  latestFundamentals,
} from './fundamental.ts';
export { type RegisteredShares, registeredShares } from './share-register.ts';
export { takeBackLoad } from './take-back.ts';
