export { crowdMs } from './crowd.ts';
export { FINISH_WITHIN_MS, finishWithin } from './finish-within.ts';
export { createLeaving, leaveOnSignal } from './leaving.ts';
export { surviveStrayRejections } from './stray-rejections.ts';
