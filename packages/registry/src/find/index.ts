export {
  type Added,
  type Changed,
  type NewModel,
  type ScanModel,
  addScanModel,
  changeScanModel,
  findScanModel,
  hideScanModel,
  listScanModels,
  restoreScanModel,
  savesOf,
  sweepScanModels,
} from './scan-model.ts';
export type { ScanForm, SetKind, TimePeriod, Visibility } from './tables.ts';
