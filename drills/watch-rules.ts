import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@chuli/command';

/** What is delivered for Prometheus. */
export const MONITORING = path.join(ROOT, 'deploy/monitoring');
export const RULES = ['objectives.yml', 'alarms.yml'];
const RULE_TESTS = ['alarms.test.yml', 'alarms.slow.test.yml'];

const run = promisify(execFile);

export type Checked = { readonly isGood: boolean; readonly said: string };

const judged = (work: Promise<{ stdout: string }>): Promise<Checked> =>
  work.then(
    ({ stdout }) => ({ isGood: true, said: stdout }),
    (error: Error & { stdout?: string; stderr?: string }) => ({
      isGood: false,
      said: `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message,
    }),
  );

/** The rules as they are delivered: whether they can be read, and whether each comes in its test. */
export const checkRules = async (): Promise<Record<'read' | 'tested', Checked>> => {
  const cwd = path.join(MONITORING, 'rules');
  const [read, tested] = await Promise.all([
    judged(run('promtool', ['check', 'rules', ...RULES], { cwd })),
    judged(run('promtool', ['test', 'rules', ...RULE_TESTS], { cwd })),
  ]);
  return { read, tested };
};

/** All alarms that there are, by the rules as they are delivered. */
export const alarmNames = (): string[] =>
  RULES.flatMap((file) =>
    [...readFileSync(path.join(MONITORING, 'rules', file), 'utf8').matchAll(/- alert: (\w+)/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  );
