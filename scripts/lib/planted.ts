import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, capture } from '@chuli/command';
import { CHECKS } from './checks.ts';

type CheckName = (typeof CHECKS)[number]['name'];

type Planted = {
  violation: string;
  file: string;
  text: string;
  caughtBy: CheckName;
  /** What the catching check must say beside the name of the file, so that another failure is not taken for this one. */
  says: string;
};

/** A file that imports what its folder must not see. */
const fence = (file: string, from: string, rule: string): Planted => ({
  violation: `${file.split('/').slice(0, -1).join('/')} → ${from}`,
  file,
  text: `import * as planted from '${from}';\n\nexport { planted };\n`,
  caughtBy: 'boundaries',
  says: rule,
});

const circle = (file: string, other: string): Planted => ({
  violation: 'a circle of types',
  file: `packages/kernel/src/${file}.ts`,
  text: `import type { Planted as Other } from './${other}.ts';\n\nexport type Planted = { other?: Other };\n`,
  caughtBy: 'boundaries',
  says: 'no-cycles',
});

/** A package that a lock or a manifest must not have; they are found wherever they stand. */
const supplied = (violation: string, file: string, content: object, says: string): Planted => ({
  violation,
  file,
  text: `${JSON.stringify(content, null, 2)}\n`,
  caughtBy: 'supply chain',
  says,
});

const locked = (entry: object): object => ({
  lockfileVersion: 3,
  packages: {
    'node_modules/planted': {
      version: '1.0.0',
      license: 'MIT',
      integrity: `sha512-${'A'.repeat(86)}==`,
      ...entry,
    },
  },
});

/** One violation of each kind that the checks promise to catch, and one of each fence. */
const PLANTED: readonly Planted[] = [
  fence('packages/kernel/src/planted-import.ts', '@chuli/tape', 'packages-kernel-sees-only-its-own'),
  fence('packages/kernel/src/planted-core.ts', 'node:fs', 'pure-packages-have-no-engine'),
  fence('packages/billing/src/planted-app.ts', '@chuli/api', 'packages-billing-sees-only-its-own'),
  fence('apps/operator/src/planted-app.ts', '@chuli/worker', 'apps-operator-sees-only-its-own'),
  fence('apps/api/src/planted-testkit.ts', '@chuli/testkit', 'testkit-is-for-tests'),
  fence('apps/api/src/planted-path.ts', '../../worker/src/index.ts', 'entered-through-the-front-door'),
  fence('apps/api/src/planted-gone.ts', './planted-nowhere.ts', 'nothing-unresolved'),
  fence('tools/golden/src/planted-tool.ts', '@chuli/harness', 'tools-golden-sees-only-its-own'),
  fence(
    'scripts/planted-path.ts',
    '../packages/kernel/src/index.ts',
    'commands-enter-through-the-front-door',
  ),
  fence('bench/planted-path.ts', '../apps/api/src/server.ts', 'commands-enter-through-the-front-door'),
  fence('drills/planted-path.ts', '../tools/engines/src/index.ts', 'commands-enter-through-the-front-door'),
  fence('e2e/planted-path.ts', '../apps/api/src/server.ts', 'commands-enter-through-the-front-door'),
  fence('bench/planted-drill.ts', '../drills/drill.ts', 'bench-sees-only-its-own'),
  fence('drills/planted-script.ts', '../scripts/lib/checks.ts', 'drills-sees-only-its-own'),
  fence('e2e/planted-bench.ts', '../bench/bench.ts', 'e2e-sees-only-its-own'),
  fence(
    'apps/web/src/screen-kit/planted-layer.ts',
    '../shared/display/theme.ts',
    'web-screen-kit-sees-only-lower-layers',
  ),
  fence(
    'apps/web/src/shared/display/planted-layer.ts',
    '../../features/home/movers.ts',
    'web-shared-sees-only-lower-layers',
  ),
  fence(
    'apps/web/src/features/home/planted-layer.ts',
    '../../screens/home/dashboard.screen.tsx',
    'web-features-sees-only-lower-layers',
  ),
  fence(
    'apps/web/src/screens/home/planted-layer.ts',
    '../../app/load-chunk.ts',
    'web-screens-sees-only-lower-layers',
  ),
  fence(
    'apps/web/src/features/home/planted-other.ts',
    '../site/announcement-list.tsx',
    'web-features-stand-apart',
  ),
  fence(
    'apps/web/src/features/home/planted-schema.ts',
    '@chuli/contracts',
    'schemas-stay-out-of-the-browser',
  ),
  circle('planted-circle', 'planted-circle-back'),
  circle('planted-circle-back', 'planted-circle'),
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
  supplied(
    'a licence that nobody allowed',
    'deploy/monitoring/package-lock.json',
    locked({ license: 'GPL-3.0' }),
    'has the licence GPL-3.0',
  ),
  supplied(
    'a package from elsewhere',
    'deploy/nats/package-lock.json',
    locked({ resolved: 'git+ssh://git@planted.example/planted.git#1' }),
    'comes from git+ssh',
  ),
  supplied(
    'a git dependency',
    'deploy/nats/package.json',
    { dependencies: { planted: 'git+https://planted.example/planted.git' } },
    'takes planted from git+https',
  ),
  supplied(
    'a floating version',
    'deploy/proxy/package.json',
    { dependencies: { planted: '^1.0.0' } },
    'asks for planted by ^1.0.0',
  ),
  {
    violation: 'a secret',
    file: 'docs/planted-secret.md',
    // In two parts, so that this file holds none.
    text: ['Bring the token ', 'ghp_', 'q7Hx2mVt9bLk4nRs'.repeat(2), 'abcd\n'].join(''),
    caughtBy: 'supply chain',
    says: 'holds a secret',
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
      "import { symbolFilter } from '../../screen-kit/filters.tsx';",
      '',
      'export default defineScreen({',
      "  title: 'Net by broker',",
      "  data: '/data/net-holding/',",
      '  filters: { symbol: symbolFilter() },',
      "  blocks: [{ kind: 'table', sort: '-net', columns: [{ key: 'profit', label: 'Net', format: 'quantity' }] }],",
      '});',
      '',
    ].join('\n'),
    caughtBy: 'types of the web',
    says: '"profit"',
  },
];

const isSaid = (output: string, { file, says }: Planted): boolean =>
  output.split('\n').some((line, at, lines) => {
    const near = lines.slice(at, at + 3).join('\n');
    return near.includes(says) && near.includes(file.slice(file.lastIndexOf('/') + 1));
  });

const proveCheck = async (name: CheckName): Promise<boolean[]> => {
  const check = CHECKS.find((candidate) => candidate.name === name);
  if (!check) throw new Error(`No check is called ${name}`);
  const { code, output } = await capture(check.command, check.args);
  const results = PLANTED.filter(({ caughtBy }) => caughtBy === name).map((planted) => {
    const isCaught = code !== 0 && isSaid(output, planted);
    console.log(`${isCaught ? 'caught' : 'MISSED'} ${planted.violation.padEnd(60)} by ${name}`);
    return isCaught;
  });
  if (results.includes(false)) console.log(output);
  return results;
};

/** All are planted at once, and each check that must catch some of them runs once. */
export const provePlanted = async (): Promise<boolean[]> => {
  const results: boolean[] = [];
  try {
    for (const { file, text } of PLANTED) await writeFile(join(ROOT, file), text, { flag: 'wx' });
    for (const name of new Set(PLANTED.map(({ caughtBy }) => caughtBy)))
      results.push(...(await proveCheck(name)));
  } finally {
    for (const { file } of PLANTED) await rm(join(ROOT, file), { force: true });
  }
  return results;
};
