export { type Grant, grantsOf, listGrants } from './grant.ts';
export { type AddOnOffer, type PackageOffer, listAddOns, listPackages } from './offer.ts';
export {
  type PackageStock,
  addPackageStocks,
  listPackageStocks,
  removePackageStocks,
  setTargets,
  unknownSymbols,
} from './package-stock.ts';
export { promoPercent } from './promo-code.ts';
