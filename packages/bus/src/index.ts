export {
  type ConsumeOptions,
  type FollowOptions,
  type Gap,
  type Log,
  type LogEntry,
  type LogMessage,
  type Position,
  type Reading,
  versionOf,
} from './log.ts';
export { deleteLog, openLog } from './open-log.ts';
export type { LogOptions } from './options.ts';
