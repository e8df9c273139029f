export { type Growth, growthOf, lineThrough } from './growth.ts';
export { type ImportCommand, killImportAfter, runImport } from './import-process.ts';
export { type KnownMarket, knownMarket } from './known-market.ts';
export { median, quantile } from './measures.ts';
export { type PrivateEngines, startPrivateEngines } from './private-engines.ts';
export { type DrillProcess, type Ended, OF_A_DRILL, startProcess, waitUntil } from './process.ts';
export { buildPages, buildWeb } from './web-pages.ts';
export { type Served, serveFolder } from './web-server.ts';
