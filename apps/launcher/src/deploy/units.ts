import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseEnv, promisify } from 'node:util';
import { METRICS_PORTS, PORTS } from '@chuli/kernel';
import type { ProcessName } from '../commands.ts';

/** A copy of a process that runs now. */
export type Unit = {
  readonly name: string;
  readonly process: ProcessName;
  readonly port: number;
  /** Where it tells its figures. */
  readonly metricsPort: number;
  readonly metricsKey: string;
};

/** Who reads what others write comes after them, and what readers hold open comes last. */
const ORDER: readonly ProcessName[] = ['worker', 'ingest', 'api', 'web', 'live'];

/** A second copy has a number: `chuli-api-2.service`. */
const UNIT = /^chuli-(web|api|live|relay|ingest|worker)(?:-\d+)?\.service$/;
const SYSTEMD_WITHIN_MS = 120_000;

const run = promisify(execFile);

const systemctl = async (...words: string[]): Promise<string> =>
  (await run('systemctl', words, { timeout: SYSTEMD_WITHIN_MS })).stdout;

/** The settings of a unit, as systemd would read them: what a later file says holds. */
const settingsOf = async (unit: string): Promise<Readonly<Record<string, string | undefined>>> => {
  const shown = await systemctl('show', '--property=EnvironmentFiles', '--value', unit);
  const files = shown
    .split('\n')
    .map((line) => line.replace(/ \(ignore_errors=\w+\)$/, '').trim())
    .filter((file) => file !== '');
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return Object.assign({}, ...texts.map((text) => parseEnv(text)));
};

const portIn = (
  settings: Readonly<Record<string, string | undefined>>,
  name: string,
  usual: number,
): number => Number(settings[name] ?? usual);

const readUnit = async (name: string): Promise<Unit> => {
  const kind = UNIT.exec(name)?.[1];
  const process = (kind === 'relay' ? 'live' : kind) as ProcessName;
  const settings = await settingsOf(name);
  const upper = process.toUpperCase();
  const port = portIn(settings, `CHULI_${upper}_PORT`, PORTS[process]);
  const apart: Readonly<Record<string, number>> = METRICS_PORTS;
  return {
    name,
    process,
    port,
    metricsPort: portIn(settings, `CHULI_${upper}_METRICS_PORT`, apart[process] ?? port),
    metricsKey: settings['CHULI_METRICS_KEY'] ?? '',
  };
};

/** The copies that run, in the order in which they are restarted. */
export const runningUnits = async (): Promise<Unit[]> => {
  const listed = await systemctl('list-units', '--state=active', '--plain', '--no-legend', 'chuli-*.service');
  const names = listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/, 1)[0] ?? '')
    .filter((name) => UNIT.test(name))
    .toSorted();
  const units = await Promise.all(names.map(readUnit));
  return ORDER.flatMap((process) => units.filter((unit) => unit.process === process));
};

/** Ends a copy as its unit says and starts what `current` leads to. */
export const restartUnit = async ({ name }: Unit): Promise<void> => {
  await systemctl('restart', name);
};

/** How often systemd has started it again by itself since it was restarted. */
export const restartsOf = async ({ name }: Unit): Promise<number> =>
  Number(await systemctl('show', '--property=NRestarts', '--value', name));
