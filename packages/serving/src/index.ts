export { FINISH_WITHIN_MS, closeWithin, finishWithin } from './close-within.ts';
export { createLeaving, leaveOnSignal } from './leaving.ts';
