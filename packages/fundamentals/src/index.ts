export {
  type CompanyFacts,
  FACT_BASES,
  type Fact,
  type FactBasis,
  type FactIndex,
  type Facts,
  factsAsOf,
  indexFacts,
} from './company-facts.ts';
export { meanPlace, percentileOf, placesAmong, quarterOfAll } from './compare.ts';
export { comparedOf, partOf, ratioOf } from './evaluate.ts';
export {
  FAIR_METHODS,
  type FairMethod,
  type FairRow,
  discountOf,
  fairValues,
  netAssetValue,
} from './fair-value.ts';
export { BASES, type Basis, type Figure, REASONS, type Reason, isKnown, unknown } from './figure.ts';
export { ITEMS, ITEM_IDS, type FactUnit, type FlowItem, type ItemId, isItem, itemsOf } from './items.ts';
export { PACKS, type Pack, packOf } from './packs.ts';
export { type Given, alone, atEnd, ttm, ytd } from './formula.ts';
export { type OfQuarter, openingOf, quarterNumber, quarterOf } from './quarter.ts';
export { RATIO_GROUPS, type Ratio, type RatioGroup, type RatioUnit, type Yardstick } from './ratio.ts';
export { RATIO_IDS, type RatioId } from './ratio-ids.ts';
export { NAV_STALE_DAYS } from './ratios/builders.ts';
export { RATIOS, isRatioId, ratioNamed, ratiosOf } from './ratios.ts';
export { FEWEST_OF_SECTOR, ranksOf, sectorMedian, sectorRatio, versusSector } from './sector.ts';
export { isUnitJump } from './unit-jump.ts';
export { printFormula } from './print.ts';
