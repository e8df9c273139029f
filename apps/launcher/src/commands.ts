import type { Environment } from '@chuli/kernel';

/** What the launcher starts: a file of the release, run in the launcher's own process with the words that follow. */
type Command = {
  readonly about: string;
  readonly file: string;
  /** Where it must not run, and why. */
  readonly refused?: { readonly where: Environment; readonly why: string };
};

/** Those that run until they are stopped, each on a port of its own. */
export const PROCESSES = {
  web: { about: 'serves the pages, passes /api and /live on', file: 'apps/web/server/main.ts' },
  api: { about: 'answers calls', file: 'apps/api/src/main.ts' },
  live: { about: 'streams the session to browsers', file: 'apps/live/src/main.ts' },
  ingest: { about: 'reads the source, writes log and tape, ends the day', file: 'apps/ingest/src/main.ts' },
  worker: { about: 'signals, alerts, notices and their messages', file: 'apps/worker/src/main.ts' },
} as const satisfies Readonly<Record<string, Command>>;

/** Those that end by themselves. */
const TASKS = {
  settings: {
    about: 'writes settings of a first installation, with fresh keys',
    file: 'apps/launcher/src/settings/main.ts',
  },
  migrate: { about: 'brings both databases up to date', file: 'scripts/migrate.ts' },
  deploy: {
    about: 'exchanges what runs for another release, copy by copy, and takes it back where that fails',
    file: 'apps/launcher/src/deploy/main.ts',
  },
  backup: {
    about: 'keeps PostgreSQL and ClickHouse sealed in another place, and restores them',
    file: 'apps/keeper/src/main.ts',
  },
  standby: {
    about: 'a second PostgreSQL that has every commit, and takes over',
    file: 'apps/keeper/src/standby/main.ts',
  },
  status: {
    about: 'looks at the product from another machine, and serves the status page',
    file: 'apps/status/src/main.ts',
  },
  operate: {
    about: 'what an operator may do; `operate setup` says what is missing',
    file: 'apps/operator/src/main.ts',
  },
  import: { about: 'loads an archive of the market', file: 'scripts/import.ts' },
  review: { about: 'shows how the files of a day differ from what is held', file: 'scripts/review.ts' },
  reconcile: { about: 'compares trades, bars, broker sums and totals', file: 'scripts/reconcile.ts' },
  orders: { about: 'puts the orders of stored days together', file: 'scripts/orders.ts' },
  sample: {
    about: 'makes up a market',
    file: 'scripts/sample.ts',
    refused: { where: 'production', why: 'an invented market would be shown as that of today' },
  },
} as const satisfies Readonly<Record<string, Command>>;

export type ProcessName = keyof typeof PROCESSES;

export const COMMANDS: Readonly<Record<string, Command>> = { ...PROCESSES, ...TASKS };
