export { runCommand } from './command.ts';
export { Progress } from './progress.ts';
export { ROOT, capture, inherit } from './run.ts';
export { type Settings, readSettings } from './settings.ts';
