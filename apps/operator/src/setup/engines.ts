import { pingLog, readLogEnvironment } from '@chuli/bus';
import { type Settings, typed } from '@chuli/command';
import { AppError } from '@chuli/kernel';
import { type Registry, openRegistry, pingRegistry, requireRegistrySchema } from '@chuli/registry';
import { type Tape, openTape, requireTapeSchema } from '@chuli/tape';
import type { Fault, Line } from './place.ts';

type State = 'away' | 'behind' | 'there';

/** An engine that answers that it has no such database is there, and waits for the first migration. */
const stateOf = async (require: () => Promise<void>, ping: () => Promise<void>): Promise<State> => {
  try {
    await require();
    await ping();
    return 'there';
  } catch (error) {
    return error instanceof AppError && error.code === 'migration.pending' ? 'behind' : 'away';
  }
};

const linesOf = (engine: string, setting: string, state: State): Line[] => [
  {
    what: `${engine} answers`,
    fault: state === 'away' ? `nobody answers at ${setting}` : null,
    mend: `start ${engine}, or set ${setting}`,
  },
  {
    what: `${engine} is up to date`,
    fault: state === 'there' ? null : 'migrations are not applied',
    mend: typed('migrate'),
  },
];

const faultOfLog = async (variables: NodeJS.ProcessEnv): Promise<Fault> => {
  if (!variables['NATS_URL']) return 'NATS_URL is not set';
  const read = readLogEnvironment(variables);
  if ('problems' in read) return read.problems.join('; ');
  return pingLog({ ...read.address, role: 'reader' }).then(
    () => null,
    () => 'nobody answers at NATS_URL, or does not know us',
  );
};

export type LookedAt = {
  readonly registry: Registry | null;
  readonly tape: Tape | null;
  readonly lines: readonly Line[];
};

/** Opens the stores as far as they are there, and looks at the log; whoever asks closes them. */
export const lookAtEngines = async (
  settings: Settings,
  variables: NodeJS.ProcessEnv,
): Promise<LookedAt & { close: () => Promise<void> }> => {
  const registry = openRegistry(settings.registryUrl, 2, 'interactive');
  const tape = openTape({ url: settings.tapeUrl, database: settings.tapeDatabase, use: 'interactive' });
  const [ofRegistry, ofTape, ofLog] = await Promise.all([
    stateOf(
      () => requireRegistrySchema(registry),
      () => pingRegistry(registry),
    ),
    stateOf(
      () => requireTapeSchema(tape),
      () => tape.ping(),
    ),
    faultOfLog(variables),
  ]);
  return {
    registry: ofRegistry === 'there' ? registry : null,
    tape: ofTape === 'there' ? tape : null,
    lines: [
      ...linesOf('PostgreSQL', 'DATABASE_URL', ofRegistry),
      ...linesOf('ClickHouse', 'CLICKHOUSE_URL', ofTape),
      { what: 'the log answers', fault: ofLog, mend: 'start nats-server with deploy/nats, and set NATS_URL' },
    ],
    close: async () => void (await Promise.all([registry.destroy(), tape.close()])),
  };
};
