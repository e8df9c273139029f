import { readEnvironment, schemaFaults, settingsError } from '@chuli/kernel';
import { type ProcessSettings, Stores, listOf, secret, whole } from '@chuli/settings';
import { z } from 'zod';
import { type PublicKey, isPublicText, readPublic } from './seal/keys.ts';

const isWholePath = (text: string): boolean => text.startsWith('/');

/** Enough to look at a store and to restore from it. */
const StoreEnvironment = z.object({
  CHULI_BACKUP_STORE: z
    .string()
    .refine(isWholePath, 'a whole path')
    .describe('folder of backups: a mount of another machine'),
  CHULI_BACKUP_PROGRAMS: z
    .string()
    .refine(isWholePath, 'a whole path')
    .optional()
    .describe('folder with the programs of PostgreSQL; else the newest of Debian, or the path'),
});

const TapeEnvironment = z.object({
  ...StoreEnvironment.shape,
  CLICKHOUSE_URL: Stores.CLICKHOUSE_URL,
  CHULI_TAPE_DATABASE: Stores.CHULI_TAPE_DATABASE,
});

/** What taking backups needs beside that. */
const TakingEnvironment = z.object({
  ...TapeEnvironment.shape,
  DATABASE_URL: Stores.DATABASE_URL,
  CHULI_BACKUP_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .meta(secret('PostgreSQL as a role with REPLICATION: `postgres://user:password@host:5432/chuli`')),
  CHULI_BACKUP_RECIPIENTS: z
    .string()
    .refine(
      (text) => listOf(text).length > 0 && listOf(text).every(isPublicText),
      'keys as `backup keys` prints them',
    )
    .transform((text) => listOf(text).map(readPublic))
    .describe(
      'public keys of those who may open backups, with commas between them: two or more, so that one may be lost',
    ),
  CHULI_BACKUP_SECONDS: whole(1, 3_600)
    .default(10)
    .describe('how often the log is put away, and so how much a lost machine takes with it'),
});

export const BACKUP_SETTINGS: ProcessSettings = {
  process: 'backup',
  groups: [{ shape: TakingEnvironment.shape }],
  demands: [],
};

export type StoreSettings = { readonly store: string; readonly programs: string | null };

type TapePlace = { readonly url: string; readonly database: string };

export type TakingSettings = StoreSettings & {
  readonly registryUrl: string;
  readonly serverUrl: string;
  readonly tape: TapePlace;
  readonly recipients: readonly PublicKey[];
  readonly everyMs: number;
};

type Given = Readonly<Record<string, string | undefined>>;

const read = <S extends z.ZodType>(schema: S, environment: Given): z.output<S> => {
  const { faults } = readEnvironment(environment);
  const parsed = schema.safeParse(environment);
  if (faults.length > 0 || !parsed.success)
    throw settingsError([...faults, ...(parsed.success ? [] : schemaFaults(parsed.error))]);
  return parsed.data;
};

export const readStoreSettings = (environment: Given): StoreSettings => {
  const env = read(StoreEnvironment, environment);
  return { store: env.CHULI_BACKUP_STORE, programs: env.CHULI_BACKUP_PROGRAMS ?? null };
};

export const readTapeSettings = (
  environment: Given,
): { readonly store: string; readonly tape: TapePlace } => {
  const env = read(TapeEnvironment, environment);
  return {
    store: env.CHULI_BACKUP_STORE,
    tape: { url: env.CLICKHOUSE_URL, database: env.CHULI_TAPE_DATABASE },
  };
};

export const readTakingSettings = (environment: Given): TakingSettings => {
  const env = read(TakingEnvironment, environment);
  return {
    store: env.CHULI_BACKUP_STORE,
    programs: env.CHULI_BACKUP_PROGRAMS ?? null,
    registryUrl: env.DATABASE_URL,
    serverUrl: env.CHULI_BACKUP_URL,
    tape: { url: env.CLICKHOUSE_URL, database: env.CHULI_TAPE_DATABASE },
    recipients: env.CHULI_BACKUP_RECIPIENTS,
    everyMs: env.CHULI_BACKUP_SECONDS * 1_000,
  };
};
