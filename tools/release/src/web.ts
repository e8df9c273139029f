import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@chuli/kernel';
import type { Commit } from './commit.ts';
import { run } from './program.ts';

const OPERATOR = /^VITE_OPERATOR_[A-Z]+$/;

/** Who runs the product, as its legal pages will say; the one thing of a build that is not in the commit. */
export const operatorHere = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env)
      .filter((entry): entry is [string, string] => OPERATOR.test(entry[0]) && entry[1] !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

export type WebBuild = {
  readonly tree: string;
  readonly out: string;
  readonly environment: Environment;
  readonly commit: Commit;
  readonly operator: Readonly<Record<string, string>>;
};

/** The pages as readers get them, with a note for the web server about where they may be served. */
export const buildWeb = async ({ tree, out, environment, commit, operator }: WebBuild): Promise<void> => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')));
  await run(
    'node',
    [
      path.join(tree, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      out,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    path.join(tree, 'apps/web'),
    {
      ...env,
      ...operator,
      VITE_ENVIRONMENT: environment,
      NODE_ENV: 'production',
      SOURCE_DATE_EPOCH: String(commit.at.getTime() / 1_000),
    },
  );
  writeFileSync(path.join(out, 'build.json'), `${JSON.stringify({ commit: commit.id, environment })}\n`);
};
