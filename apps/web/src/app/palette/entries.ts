import type { TradingDate } from '@chuli/kernel';
import { type Phrase, say, t } from '@chuli/language';
import type { SavedView } from '../../screen-kit/saved-views.ts';
import type { Ranked } from './rank.ts';

export type CommandId =
  | 'copy-link'
  | 'save-view'
  | 'now'
  | 'theme-light'
  | 'theme-dark'
  | 'theme-system'
  | 'language-nepali'
  | 'language-english';

/** What Enter does. A path is opened in the day one looks at; a saved view carries its own day. */
export type Act =
  | { kind: 'open'; path: string; query: Record<string, string> }
  | { kind: 'view'; href: string }
  | { kind: 'day'; date: TradingDate }
  | { kind: 'command'; command: CommandId };

/** One line of the palette. */
export type Entry = Ranked & { id: string; sub?: string; act: Act };

export type Sources = {
  stocks: readonly { symbol: string; name: string; sector: string }[];
  brokers: readonly { id: string; name: string }[];
  screens: readonly { id: string; path: string; title: string }[];
  saved: readonly SavedView[];
  recent: readonly string[];
  isPast: boolean;
};

export const stockEntry = ({ symbol, name, sector }: Sources['stocks'][number]): Entry => ({
  id: `stock-${symbol}`,
  code: symbol,
  name,
  group: sector,
  act: { kind: 'open', path: '/stock-profile', query: { symbol } },
});

export const brokerEntry = ({ id, name }: Sources['brokers'][number]): Entry => ({
  id: `broker-${id}`,
  code: `b${id}`,
  name,
  act: { kind: 'open', path: '/brokers-analytics', query: { broker: id } },
});

export const screenEntry = ({ id, path, title }: Sources['screens'][number]): Entry => ({
  id: `screen-${id}`,
  code: say(title),
  name: `${title} ${path.slice(1).replaceAll('-', ' ')}`,
  sub: path,
  act: { kind: 'open', path, query: {} },
});

export const savedEntry = ({ name, href }: SavedView): Entry => ({
  id: `saved-${href}`,
  code: name,
  name: href,
  act: { kind: 'view', href },
});

const command = (id: CommandId, code: Phrase, name: Phrase): Entry => ({
  id: `command-${id}`,
  code: t(code),
  name: t(name),
  act: { kind: 'command', command: id },
});

export const commandEntries = (isPast: boolean): Entry[] => [
  ...(isPast ? [command('now', 'Back to now', 'every panel, the latest session')] : []),
  command('copy-link', 'Copy link', 'share this view'),
  command('save-view', 'Save view', 'keep this view in the palette'),
  command('theme-light', 'Theme light', 'light colours'),
  command('theme-dark', 'Theme dark', 'dark colours'),
  command('theme-system', 'Theme system', 'as the machine has it'),
  command('language-nepali', 'Nepali', 'show everything in Nepali'),
  command('language-english', 'English', 'show everything in English'),
];
