/** Who may import whom: ARCHITECTURE.md as executable rules. `allow` names the packages a package may see besides itself. */
const allow = {
  kernel: [],
  market: ['kernel'],
  indicators: ['kernel'],
  signals: ['kernel', 'market', 'indicators'],
  scan: ['market', 'indicators', 'language', 'fundamentals'],
  alerts: ['kernel', 'market', 'scan'],
  actions: ['kernel', 'market'],
  backtest: ['kernel', 'market'],
  simulator: ['kernel', 'market', 'fundamentals'],
  session: ['kernel', 'market'],
  flow: ['kernel', 'market'],
  fundamentals: ['kernel', 'market', 'language'],
  language: [],
  settings: ['kernel'],
  bus: ['kernel', 'settings'],
  payments: ['kernel'],
  contracts: ['kernel', 'market', 'fundamentals', 'signals', 'actions', 'alerts'],
  migrations: ['kernel'],
  registry: ['kernel', 'market', 'fundamentals', 'actions', 'alerts', 'migrations'],
  tape: ['kernel', 'market', 'flow', 'migrations'],
  scanner: ['kernel', 'market', 'indicators', 'signals', 'scan', 'session', 'registry', 'tape'],
  messages: ['kernel', 'registry', 'settings'],
  serving: [],
  telemetry: ['kernel', 'settings'],
  ui: ['kernel', 'market', 'language'],
  command: ['kernel'],
  importer: ['kernel', 'market', 'fundamentals', 'actions', 'simulator', 'registry', 'tape'],
  billing: ['kernel', 'market', 'payments', 'contracts', 'registry', 'settings'],
  testkit: ['kernel', 'market', 'registry', 'tape', 'tools/engines'],
};

const apps = {
  api: [
    'kernel',
    'market',
    'indicators',
    'signals',
    'scan',
    'alerts',
    'backtest',
    'billing',
    'bus',
    'contracts',
    'flow',
    'fundamentals',
    'messages',
    'payments',
    'registry',
    'scan',
    'scanner',
    'serving',
    'settings',
    'tape',
    'telemetry',
  ],
  operator: [
    'kernel',
    'market',
    'fundamentals',
    'actions',
    'billing',
    'bus',
    'command',
    'contracts',
    'messages',
    'registry',
    'tape',
  ],
  launcher: ['kernel', 'command', 'market', 'registry'],
  keeper: ['kernel', 'command', 'registry', 'settings', 'tape', 'telemetry'],
  status: ['kernel', 'market', 'command', 'contracts', 'language', 'serving', 'settings', 'telemetry', 'ui'],
  ingest: ['kernel', 'market', 'session', 'bus', 'registry', 'settings', 'tape', 'telemetry', 'simulator'],
  live: [
    'kernel',
    'session',
    'flow',
    'bus',
    'contracts',
    'serving',
    'settings',
    'telemetry',
    'packages/signals/src/catalogue',
  ],
  worker: [
    'kernel',
    'market',
    'actions',
    'alerts',
    'signals',
    'session',
    'bus',
    'backtest',
    'contracts',
    'language',
    'messages',
    'registry',
    'scanner',
    'settings',
    'tape',
    'telemetry',
  ],
  web: [
    'kernel',
    'market',
    'indicators',
    'fundamentals',
    'scan',
    'packages/signals/src/catalogue',
    'contracts',
    'language',
    'ui',
    'serving',
    'settings',
    'telemetry',
  ],
};

/** What builds, measures and checks the product may see all of its packages; other tools and apps it names here. */
const tools = {
  clickhouse: [],
  engines: ['packages', 'tools/clickhouse'],
  harness: ['packages', 'tools/engines'],
  golden: ['packages'],
  catalogue: ['packages', 'tools/harness', ...Object.keys(apps).map((name) => `apps/${name}`)],
  new: ['packages'],
  release: ['packages', 'apps/launcher'],
  supply: ['packages', 'tools/release'],
  audit: ['packages', 'tools/engines', 'tools/harness'],
};

/** Commands start drills, benches and browser tests; benches of pages drive them as the browser tests do. */
const commands = {
  scripts: ['bench', 'drills', 'e2e'],
  bench: ['e2e'],
  drills: [],
  e2e: [],
};

/** The web, lowest first: each folder sees itself and those before it. */
const webLayers = ['screen-kit', 'shared', 'features', 'screens', 'app'];

const tests = '[.](test|test-d)[.]tsx?$|/testing/';
const pure =
  '^packages/(kernel|market|indicators|signals|scan|alerts|actions|backtest|simulator|session|flow|fundamentals|language|contracts)/src/';

const onlySees = (folder, names) => ({
  name: `${folder.replace('/', '-')}-sees-only-its-own`,
  severity: 'error',
  comment: `${folder} may import ${names.length ? names.join(', ') : 'nothing of ours'}`,
  from: { path: `^${folder}/`, pathNot: tests },
  to: {
    path: '^(packages|apps|tools|scripts|bench|drills|e2e)/',
    pathNot: [
      `^${folder}/`,
      ...names.map((name) =>
        name === 'packages' || name.includes('/') ? `^${name}/` : `^packages/${name}/`,
      ),
    ],
  },
});

const commandSees = ([folder, names]) => ({
  name: `${folder}-sees-only-its-own`,
  severity: 'error',
  comment: `${folder} may import packages, apps and tools by name${names.map((name) => `, ${name}`).join('')}`,
  from: { path: `^${folder}/` },
  to: {
    path: '^(scripts|bench|drills|e2e)/',
    pathNot: [folder, ...names].map((name) => `^${name}/`),
  },
});

const layerSees = (layer, at) => ({
  name: `web-${layer}-sees-only-lower-layers`,
  severity: 'error',
  comment: `In the web: ${webLayers.join(' → ')}, each imports only from those before it`,
  from: { path: `^apps/web/src/${layer}/`, pathNot: tests },
  to: { path: `^apps/web/src/(${webLayers.slice(at + 1).join('|')})/` },
});

export default {
  forbidden: [
    ...Object.entries(allow).map(([name, names]) => onlySees(`packages/${name}`, names)),
    ...Object.entries(apps).map(([name, names]) => onlySees(`apps/${name}`, names)),
    ...Object.entries(tools).map(([name, names]) => onlySees(`tools/${name}`, names)),
    ...Object.entries(commands).map(commandSees),
    ...webLayers.slice(0, -1).map(layerSees),
    {
      name: 'web-features-stand-apart',
      severity: 'error',
      comment: 'What two features need stands in apps/web/src/shared',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
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
        pathNot: '^packages/contracts/src/(screens|tiers|areas|live/(live|state|reduce|channel-copy))[.]ts$',
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
    {
      name: 'commands-enter-through-the-front-door',
      severity: 'error',
      comment: 'Commands, benches, drills and browser tests import packages, apps and tools by name',
      from: { path: '^(scripts|bench|drills|e2e)/' },
      to: { path: '^(packages|apps|tools)/', dependencyTypesNot: ['aliased-workspace'] },
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
