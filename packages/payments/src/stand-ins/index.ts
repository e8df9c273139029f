export { type StandIns, formOriginsAt, startStandIns } from './all.ts';
export { type Faults, LIES, type Lie, NO_FAULTS } from './book.ts';
export type { StandIn } from './server.ts';
