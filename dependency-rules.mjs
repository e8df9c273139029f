/** Who may import whom: ARCHITECTURE.md as executable rules. `allow` names the packages a package may see besides itself. */
const allow = {
  kernel: [],
  market: ['kernel'],
  indicators: ['kernel'],
  signals: ['kernel', 'market', 'indicators'],
  backtest: ['kernel', 'market'],
  simulator: ['kernel', 'market'],
  session: ['kernel', 'market'],
  language: [],
  bus: ['kernel'],
  payments: ['kernel'],
  contracts: ['kernel', 'market', 'signals'],
  migrations: ['kernel'],
  registry: ['kernel', 'market', 'migrations'],
  tape: ['kernel', 'market', 'migrations'],
  messages: ['kernel', 'registry'],
  serving: [],
  ui: ['kernel', 'market', 'language'],
  testkit: ['kernel', 'market', 'registry', 'tape', 'scripts/lib/engines'],
};

const apps = {
  api: [
    'kernel',
    'market',
    'indicators',
    'signals',
    'backtest',
    'bus',
    'contracts',
    'messages',
    'payments',
    'registry',
    'serving',
    'tape',
  ],
  ingest: ['kernel', 'market', 'session', 'bus', 'registry', 'tape', 'simulator'],
  live: ['kernel', 'session', 'bus', 'contracts', 'serving'],
  worker: [
    'kernel',
    'market',
    'signals',
    'backtest',
    'contracts',
    'language',
    'messages',
    'registry',
    'tape',
  ],
  web: ['kernel', 'market', 'indicators', 'contracts', 'language', 'ui', 'serving'],
};

const tests = '[.](test|test-d)[.]tsx?$|/testing/';
const pure =
  '^packages/(kernel|market|indicators|signals|backtest|simulator|session|language|contracts)/src/';

const onlySees = (folder, names) => ({
  name: `${folder.replace('/', '-')}-sees-only-its-own`,
  severity: 'error',
  comment: `${folder} may import ${names.length ? names.join(', ') : 'nothing of ours'}`,
  from: { path: `^${folder}/`, pathNot: tests },
  to: {
    path: '^(packages|apps|tools|scripts|bench|e2e)/',
    pathNot: [
      `^${folder}/`,
      ...names.map((name) => (name.includes('/') ? `^${name}/` : `^packages/${name}/`)),
    ],
  },
});

export default {
  forbidden: [
    ...Object.entries(allow).map(([name, names]) => onlySees(`packages/${name}`, names)),
    ...Object.entries(apps).map(([name, names]) => onlySees(`apps/${name}`, names)),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'pure-packages-have-no-engine',
      severity: 'error',
      comment: 'Domain packages read no clock, network, file or database',
      from: { path: pure, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'schemas-stay-out-of-the-browser',
      severity: 'error',
      comment: 'The web knows contracts by type; only the screens table and the live wire are values',
      from: { path: '^(apps/web|packages/ui)/', pathNot: tests },
      to: {
        path: '^packages/contracts/src/',
        pathNot: '^packages/contracts/src/(screens|tiers|live|live-state|live-reduce)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'testkit-is-for-tests',
      severity: 'error',
      from: { path: '^(packages|apps|tools)/', pathNot: [tests, '^packages/testkit/'] },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'entered-through-the-front-door',
      severity: 'error',
      comment: 'Another package is imported by its name, not by a path into its sources',
      from: { path: '^(packages|apps|tools)/([^/]+)/' },
      to: { path: '^(packages|apps|tools)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
