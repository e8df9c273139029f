export { begin } from './begin.ts';
export { KINDS } from './kinds.ts';
