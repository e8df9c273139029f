import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePort } from '@chuli/engines';
import { waitUntil } from '@chuli/harness';
import { type Setting, openTargets, writeConfig } from './watch-config.ts';

const PATIENCE_MS = 60_000;

const run = promisify(execFile);

/** Prometheus is looked for by its name; without it nothing here can be said, so nothing is left out silently. */
const needPrometheus = async (): Promise<void> => {
  for (const name of ['prometheus', 'promtool'])
    await run(name, ['--version']).catch(() => {
      throw new Error(`${name} is not there: apt-get install prometheus`);
    });
};

type Answer<T> = { readonly data: T; readonly error?: string };
type Series = { readonly metric: Readonly<Record<string, string>>; readonly values: [number, string][] };
type Targets = {
  readonly activeTargets: readonly { readonly labels: { job: string }; readonly health: string }[];
};

/** An alarm that has come, by its labels. */
export type Alarm = { readonly labels: Readonly<Record<string, string>> };

/** One whose figure is not told for a moment is there all the same. */
const FIRING = 'last_over_time(ALERTS{alertstate="firing"}[5s])';

/** What an expression was over the last minutes, line by line, or why it cannot be asked. */
export type Course = {
  readonly fault: string | null;
  readonly lines: readonly {
    readonly labels: Readonly<Record<string, string>>;
    readonly points: readonly (readonly [seconds: number, value: number])[];
  }[];
};

const COURSE_SECONDS = 180;

const rangeOf = (expression: string): string => {
  const now = Math.floor(Date.now() / 1_000);
  const query = encodeURIComponent(expression);
  return `query_range?query=${query}&start=${now - COURSE_SECONDS}&end=${now}&step=2`;
};

const courseOf = ({ data, error }: Answer<{ result: Series[] }>): Course => {
  if (error !== undefined) return { fault: error, lines: [] };
  const told = data.result.map(({ metric, values }) => ({
    labels: metric,
    points: values
      .map(([seconds, value]) => [seconds, Number(value)] as const)
      .filter(([, value]) => Number.isFinite(value)),
  }));
  return { fault: null, lines: told.filter(({ points }) => points.length > 0) };
};

export type Watcher = ReturnType<typeof openTargets> & {
  /** The kinds of processes that were reached with the last look. */
  readonly reached: () => Promise<string[]>;
  readonly firing: () => Promise<Alarm[]>;
  readonly value: (expression: string) => Promise<number | null>;
  readonly course: (expression: string) => Promise<Course>;
  /** Looks at one more process of a kind, until the answer is called. */
  readonly lookAlso: (job: string, target: string) => Promise<() => Promise<void>>;
  readonly stop: () => Promise<void>;
};

/** A Prometheus of its own, beside the processes at `targets`. */
export const startPrometheus = async (setting: Setting): Promise<Watcher> => {
  await needPrometheus();
  await writeConfig(setting);
  const { folder } = setting;
  const address = `127.0.0.1:${await freePort()}`;
  const child: ChildProcess = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const answer = async <T>(question: string): Promise<Answer<T>> => {
    const reply = await fetch(`http://${address}/api/v1/${question}`, {
      signal: AbortSignal.timeout(10_000),
    });
    return (await reply.json()) as Answer<T>;
  };
  const ask = async <T>(question: string): Promise<T> => (await answer<T>(question)).data;
  const isUp = (): Promise<boolean> =>
    fetch(`http://${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(isUp, 'Prometheus', PATIENCE_MS);
  return {
    reached: async () => {
      const { activeTargets } = await ask<Targets>('targets');
      return activeTargets.filter(({ health }) => health === 'up').map(({ labels }) => labels.job);
    },
    firing: async () => {
      const question = `query?query=${encodeURIComponent(FIRING)}`;
      const { result } = await ask<{ result: { metric: Alarm['labels'] }[] }>(question);
      return result.map(({ metric }) => ({ labels: metric }));
    },
    value: async (expression) => {
      const { result } = await ask<{ result: { value: [number, string] }[] }>(
        `query?query=${encodeURIComponent(expression)}`,
      );
      const [first] = result;
      return first === undefined ? null : Number(first.value[1]);
    },
    ...openTargets(setting),
    course: async (expression) => courseOf(await answer<{ result: Series[] }>(rangeOf(expression))),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
