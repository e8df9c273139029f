export { TOLERANCE } from './apart.ts';
export type { Bar } from './bars.ts';
export { dailyBars, hourlyBars, weeklyBars } from './series.ts';
export { type Trace, type TracedCondition, traceSignal } from './trace-signal.ts';
