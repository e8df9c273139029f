/** Where engines listen of which nobody else is to know. */
export const LOOPBACK = '127.0.0.1';

/** What to run for an engine, once its folder is prepared. */
export type Launch = {
  command: string;
  args: string[];
  /** Part of the command line that no other process has: by it the engine is known again. */
  mark: string;
  /** The account it runs under when it refuses to be root. */
  account?: Account;
  /** The network namespace it runs in, where that is not ours; wants the rights of root. */
  namespace?: string;
  /** Beside the environment of whoever starts it. */
  env?: Readonly<Record<string, string>>;
};

export type Account = { uid: number; gid: number };

export type Place = { folder: string; port: number };

export type EngineDefinition = {
  name: 'postgres' | 'nats' | 'clickhouse';
  /** Asks for an orderly stop that does not wait for clients to leave. */
  stopSignal: 'SIGINT' | 'SIGTERM';
  /** The address it listens on. */
  host: string;
  url: (port: number) => string;
  prepare: (place: Place) => Promise<Launch> | Launch;
  isReady: (port: number) => Promise<boolean>;
  /** Runs once after every start, for what can only be made in a running engine. */
  complete?: (port: number) => Promise<void>;
};
