export { type Faults, LIES, type Lie, NO_FAULTS } from './book.ts';
export { startConnectIps } from './connectips.ts';
export { startEsewa } from './esewa.ts';
export { startFonepay } from './fonepay.ts';
export { startKhalti } from './khalti.ts';
export type { StandIn } from './server.ts';
