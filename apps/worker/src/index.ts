export { type Engines, type LoadedMarket, loadMarket } from './market/load-market.ts';
export { passOver, type StockSignals } from './pass/run-pass.ts';
export type { Turn } from './pass/turn.ts';
export { clearFinished } from './reconcile/clear-finished.ts';
export { historiesOf } from './record/histories.ts';
export { measuredFirings } from './record/measured-firings.ts';
export { type Rebuilt, rebuildSignals } from './rebuild.ts';
export { SIGNALS_LEASE } from './worker.ts';
