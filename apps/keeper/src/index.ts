export { type Chosen, chooseFor, promisedPoint, restorable } from './registry/plan.ts';
export { readPrivate } from './seal/keys.ts';
export { type Store, openStore } from './store/store.ts';
