export { COMMANDS, PROCESSES, type ProcessName } from './commands.ts';
export { type Release, readRelease } from './release.ts';
