import { METRICS_PORTS, type Variables, schemaFaults } from '@chuli/kernel';
import { host, port, secret } from '@chuli/settings';
import { z } from 'zod';
import { isLoopback } from './listener/door.ts';
import type { MetricsPlace } from './listener/listener.ts';

const LEAST_KEY = 24;

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** How any of the five processes is watched. */
export const TELEMETRY = {
  CHULI_METRICS_KEY: z
    .string()
    .default('')
    .refine((key) => key === '' || key.length >= LEAST_KEY, 'A key has 24 characters or more')
    .meta(
      secret(
        '24 characters or more, which whoever asks for figures brings as a bearer; without it they are told on the loopback alone',
      ),
    ),
  CHULI_TRACES_URL: z
    .string()
    .default('')
    .refine((url) => url === '' || isHttp(url), 'http(s)://host:port')
    .describe('where kept traces go by OTLP/HTTP, such as `http://127.0.0.1:4318`; without it none are made'),
  CHULI_TRACES_PART: z
    .string()
    .default('0.01')
    .transform(Number)
    .refine((part) => part >= 0 && part <= 1, '0 to 1')
    .describe('of all requests so many are kept as traces; those that fail are kept anyway'),
};

/** Those that readers reach tell their figures on a listener of their own; the others on the only one they have. */
export type Reached = keyof typeof METRICS_PORTS;

const portName = (process: Reached) => `CHULI_${process.toUpperCase()}_METRICS_PORT` as const;

/** The same of a process that readers reach, with where it tells its figures. */
export const reachedTelemetry = (process: Reached) => ({
  ...TELEMETRY,
  CHULI_METRICS_HOST: host().describe(
    'address on which web, API, gateway and status page tell their figures; another one than this machine’s own needs `CHULI_METRICS_KEY`',
  ),
  [portName(process)]: port(METRICS_PORTS[process]).describe('port of its figures; 0 takes any'),
});

export type TracesPlace = { readonly url: string; readonly part: number };

export type TelemetrySettings = {
  /** What whoever asks for figures has to bring; null where the loopback alone is told. */
  readonly key: string | null;
  /** Null where no traces are kept. */
  readonly traces: TracesPlace | null;
};

type Read<T> = { readonly settings: T; readonly faults: readonly string[] };

/** A variable that is set to nothing is one that is not set. */
const said = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));

const NOTHING: TelemetrySettings = { key: null, traces: null };

/** Reads how a process is watched; `faults` are what is wrong with it, by the names of the variables. */
export const readTelemetry = (variables: Variables): Read<TelemetrySettings> => {
  const read = z.object(TELEMETRY).safeParse(said(variables));
  if (!read.success) return { settings: NOTHING, faults: schemaFaults(read.error) };
  const { CHULI_METRICS_KEY: key, CHULI_TRACES_URL: url, CHULI_TRACES_PART: part } = read.data;
  return {
    settings: { key: key === '' ? null : key, traces: url === '' ? null : { url, part } },
    faults: [],
  };
};

const Port = z.number();

/** The same of a process that readers reach, with where it tells its figures. */
export const readReachedTelemetry = (
  variables: Variables,
  process: Reached,
): Read<TelemetrySettings & { readonly metrics: MetricsPlace }> => {
  const nowhere = { ...NOTHING, metrics: { host: '', port: 0, key: null } };
  const read = z.object(reachedTelemetry(process)).safeParse(said(variables));
  if (!read.success) return { settings: nowhere, faults: schemaFaults(read.error) };
  const { settings } = readTelemetry(variables);
  const { key } = settings;
  const place = read.data.CHULI_METRICS_HOST;
  const byName: Readonly<Record<string, unknown>> = read.data;
  // A listener that tells nobody anything would be there for nothing.
  const isUseless = key === null && !isLoopback(place);
  return {
    settings: {
      ...settings,
      metrics: { host: place, port: Port.parse(byName[portName(process)]), key },
    },
    faults: isUseless ? ['CHULI_METRICS_KEY: without it figures are told on the loopback alone'] : [],
  };
};
