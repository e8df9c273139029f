export { clickhouse, clickhouseAt } from './clickhouse.ts';
export type { EngineDefinition, Place } from './definition.ts';
export { findProgram } from './find-binary.ts';
export { freePort } from './free-port.ts';
export { findNats, nats, natsAt } from './nats.ts';
export { natsVersion, newerNats } from './newer-nats.ts';
export { postgres, postgresAt } from './postgres.ts';
export { readRecord, stopRecorded } from './record.ts';
export {
  type NatsRole,
  copyShipped,
  natsPassword,
  passwordVariables,
  rolePasswords,
} from './shipped-nats.ts';
export { type RunningEngine, startEngine } from './start-engine.ts';
export { surrounded } from './surrounded.ts';
export {
  ADDRESS_VARIABLES,
  DEFAULT_PORTS,
  type Engines,
  engineStatus,
  startEngines,
  stopEngines,
} from './start-engines.ts';
