import type { TradingDate } from '@chuli/kernel';
import { parseTypedDate } from '@chuli/market';

/** Of two that begin alike the first is meant. */
const VIEWS = [
  'overview',
  'chart',
  'flow',
  'floorsheet',
  'fundamentals',
  'signals',
  'levels',
  'events',
] as const;
export type StockView = (typeof VIEWS)[number];

/** Ranges that the broker screens have, in sessions. */
const RANGES = [1, 3, 5, 10, 20, 60] as const;

export type Question =
  | { kind: 'stock'; symbol: string; view: StockView | null; sessions: number | null }
  | { kind: 'broker'; broker: string; sessions: number | null }
  | { kind: 'day'; date: TradingDate }
  | { kind: 'words'; words: string };

/** `5d` as sessions: the shortest range that holds them. */
const sessionsOf = (word: string): number | null => {
  const count = /^(\d{1,3})d$/i.exec(word)?.[1];
  if (count === undefined) return null;
  return RANGES.find((range) => range >= Number(count)) ?? RANGES[RANGES.length - 1] ?? null;
};

const viewOf = (word: string): StockView | null =>
  VIEWS.find((view) => view.startsWith(word.toLowerCase())) ?? null;

type Details = { view: StockView | null; sessions: number | null };

/** What the words after a symbol say; null when one of them says nothing to us. */
const detailsOf = (words: readonly string[]): Details | null => {
  const details: Details = { view: null, sessions: null };
  for (const word of words) {
    const sessions = sessionsOf(word);
    const view = sessions === null ? viewOf(word) : null;
    if (sessions === null && view === null) return null;
    details.sessions = sessions ?? details.sessions;
    details.view = view ?? details.view;
  }
  return details;
};

/** `broker 58` is another way to say `b58`. */
const shortBroker = (text: string): string => text.replace(/^(?:broker|ब्रोकर)\s+(?=\d)/iu, 'b');

/**
 * What a typed line asks: `NABIL`, `NABIL flow 5d`, `b58`, `broker 58 20d`, `2024-05-14`, `2081-02-01`; anything else is
 * words to look for, such as `hydro`. Whether a word is a symbol only the market knows.
 */
export const parseQuestion = (text: string, isSymbol: (word: string) => boolean): Question => {
  const [first = '', ...rest] = shortBroker(text.trim()).split(/\s+/);
  const details = detailsOf(rest);
  const broker = /^b(\d{1,3})$/i.exec(first)?.[1];
  if (broker !== undefined && details !== null && details.view === null) {
    return { kind: 'broker', broker: String(Number(broker)), sessions: details.sessions };
  }
  const date = rest.length === 0 ? parseTypedDate(first) : null;
  if (date !== null) return { kind: 'day', date };
  const symbol = first.toUpperCase();
  if (details !== null && isSymbol(symbol)) return { kind: 'stock', symbol, ...details };
  return { kind: 'words', words: text.trim() };
};
