import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKS } from './checks.ts';
import { ROOT, capture } from './run.ts';

type Planted = {
  violation: string;
  file: string;
  text: string;
  caughtBy: (typeof CHECKS)[number]['name'];
  /** What the catching check must say, so that another failure is not taken for this one. */
  says: string;
};

/** One violation of each kind that the checks promise to catch. */
const PLANTED: readonly Planted[] = [
  {
    violation: 'a dependency violation',
    file: 'packages/kernel/src/planted-import.ts',
    text: "import { openTape } from '@chuli/tape';\n\nexport const planted = openTape;\n",
    caughtBy: 'boundaries',
    says: 'packages-kernel-sees-only-its-own',
  },
  {
    violation: 'an unused export',
    file: 'apps/api/src/planted-export.ts',
    text: 'export const planted = 1;\n',
    caughtBy: 'dead code',
    says: 'planted-export.ts',
  },
  {
    violation: 'an any',
    file: 'packages/kernel/src/planted-any.ts',
    text: 'export const planted = (value: any): string => String(value);\n',
    caughtBy: 'lint',
    says: 'no-explicit-any',
  },
  {
    violation: 'a wrong reply shape',
    file: 'apps/api/src/planted-reply.ts',
    text: [
      "import { toolsContracts } from '@chuli/contracts';",
      "import { implement } from './http/implement.ts';",
      '',
      'export const planted = implement(',
      '  { asOf: toolsContracts.asOf },',
      '  { asOf: async () => ({ daily: 20260821, floorsheet: null, index: null }) },',
      ');',
      '',
    ].join('\n'),
    caughtBy: 'types of servers and scripts',
    says: 'planted-reply.ts',
  },
  {
    violation: 'an unknown column in a screen',
    file: 'apps/web/src/screens/broker/planted-column.tsx',
    text: [
      "import { defineScreen } from '../../screen-kit/define-screen.tsx';",
      '',
      "export default defineScreen('brokers-analytics', {",
      "  title: 'Planted',",
      "  data: '/data/top-buy/',",
      "  filters: ['symbol'],",
      "  blocks: [{ kind: 'table', sort: '-net', columns: [{ key: 'profit', label: 'Profit', format: 'quantity' }] }],",
      "  empty: 'No trade in this stock.',",
      '});',
      '',
    ].join('\n'),
    caughtBy: 'types of the web',
    says: '"profit"',
  },
];

const prove = async ({ violation, file, text, caughtBy, says }: Planted): Promise<boolean> => {
  const path = join(ROOT, file);
  await writeFile(path, text, { flag: 'wx' });
  try {
    const check = CHECKS.find(({ name }) => name === caughtBy);
    if (!check) throw new Error(`No check is called ${caughtBy}`);
    const { code, output } = await capture(check.command, check.args);
    const isCaught = code !== 0 && output.includes(says);
    console.log(`${isCaught ? 'caught' : 'MISSED'} ${violation.padEnd(32)} by ${caughtBy}`);
    if (!isCaught) console.log(output);
    return isCaught;
  } finally {
    await rm(path, { force: true });
  }
};

export const provePlanted = async (): Promise<boolean[]> => {
  const results: boolean[] = [];
  for (const planted of PLANTED) results.push(await prove(planted));
  return results;
};
