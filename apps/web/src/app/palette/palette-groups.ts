import { type Phrase, digits, t } from '@chuli/language';
import { bikramSambatLongText } from '@chuli/ui';
import {
  type Entry,
  type Sources,
  brokerEntry,
  commandEntries,
  savedEntry,
  screenEntry,
  sectorEntries,
  stockEntry,
} from './entries.ts';
import { type Question, type StockView, parseQuestion } from './parse-question.ts';
import { CODE_BEGINS, type Ranked, ranked } from '../../shared/display/rank.ts';

export type EntryGroup = { title: Phrase; items: Entry[] };

const withItems = (groups: EntryGroup[]): EntryGroup[] => groups.filter(({ items }) => items.length > 0);

const FLOW_SESSIONS = 5;
const ABOUT: Record<StockView, Phrase> = {
  overview: 'price, figures and brokers',
  chart: 'the whole chart',
  flow: 'broker flow',
  floorsheet: 'its floorsheet',
  fundamentals: 'quarters, ratios and peers',
  signals: 'what fired on it',
  levels: 'support, resistance and pivots',
  events: 'dividends, rights and news',
};

/** Views of the stock page that are part of a tab. */
const PLACES: Partial<Record<StockView, Record<string, string>>> = {
  floorsheet: { tab: 'flow', view: 'trades' },
  levels: { tab: 'signals', view: 'levels' },
};

const sessionsText = (count: number): string =>
  t(count === 1 ? '{count} session' : '{count} sessions', { count });

const viewEntry = (symbol: string, view: StockView, sessions: number | null): Entry => {
  const days = view === 'flow' ? (sessions ?? FLOW_SESSIONS) : null;
  return {
    id: `view-${symbol}-${view}`,
    code: days === null ? `${symbol} ${view}` : `${symbol} ${view} ${days}d`,
    name: days === null ? t(ABOUT[view]) : `${t(ABOUT[view])}, ${sessionsText(days)}`,
    act: {
      kind: 'open',
      path: '/stock-profile',
      query: { symbol, ...(PLACES[view] ?? { tab: view }), ...(days !== null && { days: String(days) }) },
    },
  };
};

/** What can be done with a stock: what was asked for, else what is asked for most. */
const viewsOf = (question: Question, best: Entry | undefined): Entry[] => {
  if (question.kind === 'stock') {
    const { symbol, view, sessions } = question;
    if (view !== null || sessions !== null) return [viewEntry(symbol, view ?? 'flow', sessions)];
  }
  if (best === undefined || !best.id.startsWith('stock-')) return [];
  return (['flow', 'chart', 'floorsheet'] as const).map((view) => viewEntry(best.code, view, null));
};

const askedBroker = (question: Question, sources: Sources): Entry[] => {
  if (question.kind !== 'broker') return [];
  const broker = sources.brokers.find(({ id }) => id === question.broker);
  if (broker === undefined) return [];
  const entry = brokerEntry(broker);
  if (question.sessions === null || entry.act.kind !== 'open') return [entry];
  const query = { ...entry.act.query, days: String(question.sessions) };
  return [
    { ...entry, sub: `${broker.name}, ${sessionsText(question.sessions)}`, act: { ...entry.act, query } },
  ];
};

const dayEntries = (question: Question): Entry[] => {
  if (question.kind !== 'day') return [];
  const bs = bikramSambatLongText(question.date);
  return [
    {
      id: 'day',
      code: t('As of {date}', { date: digits(question.date) }),
      name:
        bs === null ? t('rewind every panel to this day') : t('{bs}, rewind every panel to this day', { bs }),
      act: { kind: 'day', date: question.date },
    },
  ];
};

/** A number alone may be a broker: `58` is found as `b58` is. */
const brokerText = (text: string): string => (/^\d+$/.test(text.trim()) ? `b${text.trim()}` : text);

const group = <T extends Ranked>(title: Phrase, entries: readonly T[], text: string, most: number) => ({
  title,
  ...ranked(entries, text, most),
});

const found = (text: string, question: Question, sources: Sources): EntryGroup[] => {
  const stocks = group('Stocks', sources.stocks.map(stockEntry), text, 6);
  const sectors = group('Sectors', sectorEntries(sources.screens), text, 3);
  const groups = [
    // A symbol is what is typed most; a sector comes before companies that only have its name in theirs.
    ...(stocks.best <= CODE_BEGINS ? [stocks, sectors] : [sectors, stocks]),
    group('Brokers', sources.brokers.map(brokerEntry), brokerText(text), 4),
    group('Screens', sources.screens.map(screenEntry), text, 6),
    group('Saved', sources.saved.map(savedEntry), text, 4),
    group('Commands', commandEntries(sources.isPast), text, 4),
  ];
  groups.sort((a, b) => a.best - b.best);
  const views: EntryGroup = { title: 'Actions', items: viewsOf(question, stocks.found[0]) };
  const plain = groups.map(({ title, found: items }) => ({ title, items }));
  const isAsked = question.kind === 'stock' && (question.view !== null || question.sessions !== null);
  return isAsked
    ? [views, ...plain]
    : plain.flatMap((one) => (one.title === 'Stocks' ? [one, views] : [one]));
};

/** Before anything is typed: where one was, what one keeps, and where one can go. */
const atRest = (sources: Sources): EntryGroup[] => [
  {
    title: 'Recent',
    items: sources.recent.flatMap((symbol) => {
      const stock = sources.stocks.find((one) => one.symbol === symbol);
      return stock === undefined ? [] : [stockEntry(stock)];
    }),
  },
  { title: 'Saved', items: sources.saved.map(savedEntry) },
  { title: 'Screens', items: sources.screens.slice(0, 8).map(screenEntry) },
  { title: 'Commands', items: commandEntries(sources.isPast) },
];

/** The lines of the palette for a typed text; the first one is what Enter takes. */
export const paletteGroups = (text: string, sources: Sources): EntryGroup[] => {
  if (text.trim() === '') return withItems(atRest(sources));
  const question = parseQuestion(text, (word) => sources.stocks.some(({ symbol }) => symbol === word));
  const day: EntryGroup = { title: 'Day', items: dayEntries(question) };
  const broker: EntryGroup = { title: 'Brokers', items: askedBroker(question, sources) };
  if (broker.items.length > 0) return [broker];
  return withItems([day, ...found(text, question, sources)]);
};
