export {
  type ConsumeOptions,
  type FollowOptions,
  type Gap,
  type Log,
  type LogCopies,
  type LogEntry,
  type LogMessage,
  type Position,
  type Reading,
  versionOf,
} from './log.ts';
export { deleteLog, openLog } from './open-log.ts';
export { pingLog } from './connection.ts';
export { type LogEnvironment, LogSettings, OptionalLogSettings, readLogEnvironment } from './environment.ts';
export type { LogAddress, LogOptions } from './options.ts';
