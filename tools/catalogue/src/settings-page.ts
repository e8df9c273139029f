import { API_SETTINGS } from '@chuli/api/settings';
import { INGEST_SETTINGS } from '@chuli/ingest/settings';
import { BACKUP_SETTINGS } from '@chuli/keeper/settings';
import { STANDBY_SETTINGS } from '@chuli/keeper/standby';
import { LIVE_SETTINGS } from '@chuli/live/settings';
import { type SettingRow, settingRows } from '@chuli/settings';
import { STATUS_SETTINGS } from '@chuli/status/settings';
import { WEB_SETTINGS } from '@chuli/web/settings';
import { WORKER_SETTINGS } from '@chuli/worker/settings';
import { page, table } from './markdown.ts';

const ALL = [
  WEB_SETTINGS,
  API_SETTINGS,
  LIVE_SETTINGS,
  INGEST_SETTINGS,
  WORKER_SETTINGS,
  BACKUP_SETTINGS,
  STANDBY_SETTINGS,
  STATUS_SETTINGS,
];

export const allSettings = (): SettingRow[] => settingRows(ALL);

type Said = SettingRow['demanded'];

/** The same reason of all who read it stands there once. */
const reasons = ({ processes }: SettingRow, said: Said): string =>
  [...Map.groupBy(said, ({ says }) => says)]
    .map(([says, by]) =>
      by.length === processes.length ? says : `${by.map(({ process }) => process).join(', ')}: ${says}`,
    )
    .join('; ');

const neededOf = ({ processes, neededBy }: SettingRow): string =>
  neededBy.length === 0
    ? ''
    : neededBy.length === processes.length
      ? 'everywhere'
      : `by ${neededBy.join(', ')} everywhere`;

const demandedOf = (row: SettingRow): string =>
  [neededOf(row), reasons(row, row.demanded)].filter((part) => part !== '').join('; ');

const sectionOf = ({ processes }: SettingRow): string =>
  processes.length > 1 ? 'of several processes' : (processes[0] ?? '');

/** By whom they are read: those of several first, as they are the same everywhere. */
const sections = (): Map<string, SettingRow[]> => Map.groupBy(allSettings(), sectionOf);

const HEAD = ['setting', 'of', 'what', 'where nothing is said', 'demanded', 'refused', 'secret'];

const lineOf = (row: SettingRow) => [
  `\`${row.name}\``,
  row.processes.join(', '),
  row.about,
  row.fallback,
  demandedOf(row),
  reasons(row, row.refused),
  row.isSecret ? 'yes' : '',
];

export const settingsPage = (): string =>
  page(
    'Settings',
    'What each process reads of its environment, once, at its start. *Demanded*: without it nothing starts where the rules of production hold, which is everywhere but in `development`; *refused*: with it. A secret is in no log and in no message.',
    ...[...sections()].map(([name, own]) => `## ${name}\n\n${table(HEAD, own.map(lineOf))}`),
  );

const commented = (row: SettingRow): string => {
  const words = [row.about, ...(row.isSecret ? ['Secret.'] : [])].join('. ').replace('..', '.');
  const isOpen =
    row.neededBy.length > 0 || row.demanded.some(({ says }) => !says.startsWith('in some cases'));
  return `# ${words}\n${isOpen ? '' : '#'}${row.name}=${row.fallback ?? ''}`;
};

/** All settings as a file to begin from: what has to be said stands open, the rest behind `#`. */
export const settingsExample = (): string =>
  [
    '# Every setting of the five processes, of backups, of a second PostgreSQL and of the status page; written by `npm run docs` from the source. Copy what a process needs into a',
    '# file of its own: `bin/chuli settings` writes such files with fresh keys. docs/reference/settings.md says more.',
    '',
    ...[...sections()].flatMap(([name, own]) =>
      [`# --- ${name}`, ''].concat(own.flatMap((row) => [commented(row), ''])),
    ),
  ].join('\n');
