import { rm } from 'node:fs/promises';
import { capture } from '@chuli/command';
import { CHECKS } from './checks.ts';
import { runChecks } from './run-checks.ts';
import { copyTree } from './copy-tree.ts';

/** One of every kind, and of tables one in each engine. */
const BEGUN = [
  ['indicator', 'example-mean'],
  ['family', 'example-cross'],
  ['call', 'market.exampleCloses'],
  ['screen', 'broker/example-closes'],
  ['rule', 'example-units'],
  ['table', 'registry/example-word'],
  ['table', 'tape/example-figure'],
] as const;

/** Tests that hold lists, or take whatever stands in one; that of the specification rightly knows no example. */
const AFFECTED = [
  'packages/indicators',
  'packages/signals',
  'packages/scan',
  'packages/market',
  'packages/language',
  'packages/contracts',
  'apps/api/src/catalogue.test.ts',
  'apps/api/src/http/openapi.test.ts',
  'apps/web/src/app',
  'apps/web/src/screen-kit',
  'apps/web/src/shared/signal',
  'tools/catalogue/src/catalogue.test.ts',
];

/** No example brings a package, and a copy of the tree has no history to ask which files are kept. */
const affected = CHECKS.filter(({ name }) => name !== 'supply chain').map(({ name, command, args }) => ({
  name,
  command,
  args: name === 'unit tests' ? [...args, ...AFFECTED] : [...args],
}));

const beginAll = async (folder: string): Promise<boolean[]> => {
  const results: boolean[] = [];
  for (const words of BEGUN) {
    const { code, output } = await capture('node', ['scripts/new.ts', ...words], process.env, folder);
    console.log(output.replaceAll(/^next: .*\n/gm, '').trimEnd());
    results.push(code === 0);
  }
  return results;
};

/** Begins one of every kind in a copy of the tree and checks the copy as it is then: all of them cost one check. */
export const proveNew = async (): Promise<boolean[]> => {
  const folder = await copyTree();
  try {
    const begun = await beginAll(folder);
    return [...begun, ...(await runChecks(affected, folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
