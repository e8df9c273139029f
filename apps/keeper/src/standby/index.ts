export { STANDBY_SETTINGS } from './settings.ts';
export { type State, stateOf } from './state.ts';
