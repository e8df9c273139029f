import {
  type Demand,
  STATUS_PORT,
  type Variables,
  readEnvironment,
  refused,
  schemaFaults,
  settingsError,
} from '@chuli/kernel';
import { LogLevel, type ProcessSettings, host, listOf, port, whole } from '@chuli/settings';
import { readReachedTelemetry, reachedTelemetry } from '@chuli/telemetry';
import { z } from 'zod';
import type { Witness } from './look/own-network.ts';

/** Resolvers that everybody may ask, of three companies: at least one of them is there. */
const WITNESSES = 'one.one.one.one:443,dns.google:443,dns.quad9.net:443';

const LEAST_DAYS = 90;

const witnessOf = (text: string): Witness | null => {
  const [, name = '', number = ''] = /^([\w.-]{1,253}|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  return name === '' ? null : { host: name.replaceAll(/[[\]]/g, ''), port: Number(number) };
};

const Folder = {
  CHULI_STATUS_FOLDER: z
    .string()
    .startsWith('/', 'a whole path')
    .describe('where the history and what operators say is kept; of one robot alone'),
};

const Environment = z.object({
  CHULI_STATUS_SITE: z
    .url({ protocol: /^https?$/ })
    .default('https://chuli.app')
    .describe('the product, as readers reach it'),
  ...Folder,
  CHULI_STATUS_HOST: host(),
  CHULI_STATUS_PORT: port(STATUS_PORT),
  CHULI_STATUS_KEEP_DAYS: whole(LEAST_DAYS, 3_650)
    .default(120)
    .describe('so many days of looks are kept; 90 or more'),
  CHULI_STATUS_WITNESSES: z
    .string()
    .default(WITNESSES)
    .transform((text) => listOf(text).map(witnessOf))
    .refine((all) => all.length > 0 && !all.includes(null), 'names with a port, with commas between them')
    .transform((all) => all.filter((one) => one !== null))
    .describe(
      'others on the internet, `name:port`: where none of them can be reached, the robot is cut off itself and what it did not see is unknown',
    ),
  ...LogLevel,
});

/** It makes no traces: nobody asks it for anything that takes long. */
const Watched = Object.fromEntries(
  Object.entries(reachedTelemetry('status')).filter(([name]) => name.includes('METRICS')),
);

const DEMANDS: readonly Demand[] = [
  refused('CHULI_STATUS_SITE', 'readers come by https', (value) => value.startsWith('http:')),
];

export const STATUS_SETTINGS: ProcessSettings = {
  process: 'status',
  groups: [{ shape: Environment.shape }, { shape: Watched }],
  demands: DEMANDS,
};

export type StatusSettings = {
  readonly site: URL;
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  readonly keepDays: number;
  readonly witnesses: readonly Witness[];
  readonly logLevel: z.output<typeof Environment>['CHULI_LOG_LEVEL'];
  readonly metrics: ReturnType<typeof readReachedTelemetry>['settings']['metrics'];
};

export const readSettings = (variables: NodeJS.ProcessEnv): StatusSettings => {
  const { faults } = readEnvironment(variables, DEMANDS);
  const parsed = Environment.safeParse(variables);
  const telemetry = readReachedTelemetry(variables, 'status');
  if (faults.length + telemetry.faults.length > 0 || !parsed.success)
    throw settingsError([
      ...faults,
      ...(parsed.success ? [] : schemaFaults(parsed.error)),
      ...telemetry.faults,
    ]);
  const env = parsed.data;
  return {
    site: new URL(env.CHULI_STATUS_SITE),
    folder: env.CHULI_STATUS_FOLDER,
    host: env.CHULI_STATUS_HOST,
    port: env.CHULI_STATUS_PORT,
    keepDays: env.CHULI_STATUS_KEEP_DAYS,
    witnesses: env.CHULI_STATUS_WITNESSES,
    logLevel: env.CHULI_LOG_LEVEL,
    metrics: telemetry.settings.metrics,
  };
};

/** What it takes to say something: where it is kept. */
export const readFolder = (variables: Variables): string => {
  const parsed = z.object(Folder).safeParse(variables);
  if (!parsed.success) throw settingsError(schemaFaults(parsed.error));
  return parsed.data.CHULI_STATUS_FOLDER;
};
