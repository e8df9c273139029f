import { ROOT, capture } from '@chuli/command';
import type { Kind, Options, Program } from './kind.ts';
import { type Change, Plan } from './plan.ts';

export type Begun = { readonly changes: readonly Change[]; readonly next: readonly string[] };

const runToEnd = async ({ command, args }: Program): Promise<void> => {
  const { code, output } = await capture(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
};

const isThere = async (command: string): Promise<boolean> =>
  capture(command, ['--version']).then(
    ({ code }) => code === 0,
    () => false,
  );

const format = (paths: readonly string[]): Program => ({
  command: 'oxfmt',
  args: paths.filter((path) => /\.tsx?$/.test(path)),
});

/** Plans everything, then writes everything; where a program fails afterwards, all of it is put back. */
export const begin = async (kind: Kind, name: string, options: Options): Promise<Begun> => {
  const plan = new Plan(ROOT);
  const { programs, writesIn, next } = kind.plan(plan, name, options);
  for (const { command } of programs)
    if (!(await isThere(command))) throw new Error(`${command} is not on this machine; nothing was written`);
  const written = plan.write(writesIn);
  try {
    for (const program of [...programs, format(written)]) await runToEnd(program);
  } catch (error) {
    plan.undo(writesIn);
    throw error;
  }
  return { changes: plan.changes(writesIn), next };
};
