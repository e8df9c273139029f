import type { Place } from '@chuli/contracts/screens';
import type { TradingDate } from '@chuli/kernel';
import { type Phrase, say, t } from '@chuli/language';
import { SECTORS, type Sector } from '@chuli/market';
import type { SavedView } from '../../screen-kit/saved-views.ts';
import { PLACE_LABELS } from '../../screen-kit/place-labels.ts';
import type { Ranked } from '../../shared/display/rank.ts';
import { SCREEN_KEYWORDS } from '../../shared/display/screen-keywords.ts';
import { brokerPath } from '../../shared/broker/broker-path.ts';

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

export type StockPrice = { close: number; percent: number | null };

/** One line of the palette. */
export type Entry = Ranked & { id: string; sub?: string; price?: StockPrice | undefined; act: Act };

export type Sources = {
  stocks: readonly { symbol: string; name: string; sector: string; price?: StockPrice | undefined }[];
  brokers: readonly { id: string; name: string }[];
  screens: readonly { id: string; path: string; title: string; place: Place }[];
  saved: readonly SavedView[];
  recent: readonly string[];
  isPast: boolean;
};

export const stockEntry = ({ symbol, name, sector, price }: Sources['stocks'][number]): Entry => ({
  id: `stock-${symbol}`,
  code: symbol,
  name,
  group: sector,
  price,
  act: { kind: 'open', path: '/stock-profile', query: { symbol } },
});

export const brokerEntry = ({ id, name }: Sources['brokers'][number]): Entry => ({
  id: `broker-${id}`,
  code: `b${id}`,
  name,
  act: { kind: 'open', path: brokerPath(), query: { broker: id } },
});

const keywords: Readonly<Record<string, readonly string[] | undefined>> = SCREEN_KEYWORDS;

export const screenEntry = ({ id, path, title, place }: Sources['screens'][number]): Entry => ({
  id: `screen-${id}`,
  code: say(title),
  name: `${title} ${path.slice(1).replaceAll('-', ' ')}`,
  keywords: keywords[id],
  sub: t(PLACE_LABELS[place]),
  act: { kind: 'open', path, query: {} },
});

const sectorEntry = ({ id, name, description, exchangeName }: Sector): Entry => ({
  id: `sector-${id}`,
  code: say(name),
  name: `${name} ${exchangeName} ${description}`,
  sub: t('Sector profile'),
  act: { kind: 'open', path: '/sector-profile', query: { sector: String(id) } },
});

/** None on the host of a partner that does not show the screen they lead to. */
export const sectorEntries = (screens: Sources['screens']): Entry[] =>
  screens.some(({ path }) => path === '/sector-profile') ? SECTORS.map(sectorEntry) : [];

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
  command('copy-link', 'Copy link', 'copy a link to this view'),
  command('save-view', 'Save view', 'save it to the search palette'),
  command('theme-light', 'Theme light', 'light colours'),
  command('theme-dark', 'Theme dark', 'dark colours'),
  command('theme-system', 'Theme system', 'match the system'),
  command('language-nepali', 'Nepali', 'show everything in Nepali'),
  command('language-english', 'English', 'show everything in English'),
];
