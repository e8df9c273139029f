export { type SessionCoverage, floorsheetCoverage, flowCoverage } from './coverage.ts';
export {
  type FloorsheetPage,
  type FloorsheetQuestion,
  type FloorsheetTrade,
  floorsheetPage,
  floorsheetParams,
  floorsheetSql,
} from './floorsheet.ts';
