/** What `npm run check` runs, quickest to fail first. Each is one program of the project with its arguments. */
export const CHECKS = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'types of pure packages', command: 'tsc', args: ['-p', 'tsconfig.domain.json'] },
  { name: 'types of servers and scripts', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the web', command: 'tsc', args: ['-p', 'apps/web/tsconfig.json'] },
  { name: 'lint', command: 'oxlint', args: [] },
  {
    name: 'boundaries',
    command: 'depcruise',
    args: ['-c', 'dependency-rules.mjs', 'packages', 'apps', 'tools', 'scripts', 'bench', 'drills', 'e2e'],
  },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'reference pages', command: 'node', args: ['scripts/docs.ts', '--check'] },
  { name: 'texts in both languages', command: 'node', args: ['scripts/texts.ts'] },
  { name: 'supply chain', command: 'node', args: ['scripts/supply.ts', '--offline'] },
  { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit', '--reporter', 'dot'] },
] as const;

export type Check = (typeof CHECKS)[number];
