export { runCommand } from './command.ts';
export { Progress } from './progress.ts';
export { type Outcome, ROOT, capture, inherit } from './run.ts';
export { type Settings, readSettings } from './settings.ts';
export { startedBy, typed } from './started-by.ts';
