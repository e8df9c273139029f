import { STANDBY_PORT, readEnvironment, schemaFaults, settingsError } from '@chuli/kernel';
import { type ProcessSettings, host, port, secret } from '@chuli/settings';
import { TELEMETRY } from '@chuli/telemetry';
import { z } from 'zod';

const server = (about: string) =>
  z.url({ protocol: /^postgres(ql)?$/ }).meta(secret(`${about}, as a role that may copy and promote it`));

const Environment = z.object({
  CHULI_SERVER_URL: server('PostgreSQL of this machine'),
  CHULI_OTHER_SERVER_URL: server('PostgreSQL of the other machine'),
  CHULI_STANDBY_HOST: host().describe('address on which `chuli standby serve` answers balancers'),
  CHULI_STANDBY_PORT: port(STANDBY_PORT),
  CHULI_OTHER_STANDBY_URL: z
    .url({ protocol: /^https?$/ })
    .describe('where `chuli standby serve` of the other machine answers'),
  CHULI_METRICS_KEY: TELEMETRY.CHULI_METRICS_KEY,
});

export const STANDBY_SETTINGS: ProcessSettings = {
  process: 'standby',
  groups: [{ shape: Environment.shape }],
  demands: [],
};

export type StandbySettings = {
  readonly own: string;
  readonly other: string;
  readonly host: string;
  readonly port: number;
  readonly otherServe: string;
  /** What whoever asks for figures has to bring; null where the loopback alone is told. */
  readonly key: string | null;
};

export const readStandbySettings = (variables: NodeJS.ProcessEnv = process.env): StandbySettings => {
  const { faults } = readEnvironment(variables);
  const parsed = Environment.safeParse(variables);
  if (faults.length > 0 || !parsed.success)
    throw settingsError([...faults, ...(parsed.success ? [] : schemaFaults(parsed.error))]);
  const env = parsed.data;
  return {
    own: env.CHULI_SERVER_URL,
    other: env.CHULI_OTHER_SERVER_URL,
    host: env.CHULI_STANDBY_HOST,
    port: env.CHULI_STANDBY_PORT,
    otherServe: env.CHULI_OTHER_STANDBY_URL,
    key: env.CHULI_METRICS_KEY === '' ? null : env.CHULI_METRICS_KEY,
  };
};
