import type { Instant, Paisa, StockSymbol } from '@chuli/kernel';
import { type FormingSignal, type SessionEvent, type SessionReader, formingKey } from '@chuli/session';
import type { Peeked } from './peek.ts';

/** A stock is judged at most once in so many milliseconds of the session's clock. */
const EVERY_MS = 1_000;

type Peek = (quote: NonNullable<ReturnType<SessionReader['quote']>>) => Peeked | null;
type Rows = Map<string, FormingSignal>;

const appeared = (
  list: string,
  symbol: StockSymbol,
  at: Instant,
  price: Paisa,
  held: FormingSignal | undefined,
): FormingSignal =>
  held === undefined
    ? { list, symbol, status: 'forming', firstAt: at, changedAt: at, firstPrice: price, flips: 0 }
    : { ...held, status: 'forming', changedAt: at, flips: held.flips + 1 };

const withdrawn = (row: FormingSignal, changedAt: Instant): FormingSignal => ({
  ...row,
  status: 'withdrawn',
  changedAt,
});

/** What of a stock changed when it was judged again. */
const changesOf = (
  held: ReadonlyMap<string, FormingSignal>,
  { bar, lists }: Peeked,
  symbol: StockSymbol,
  at: Instant,
): FormingSignal[] => [
  ...lists
    .filter((list) => held.get(list)?.status !== 'forming')
    .map((list) => appeared(list, symbol, at, bar.close, held.get(list))),
  ...[...held.values()]
    .filter(({ list, status }) => status === 'forming' && !lists.includes(list))
    .map((row) => withdrawn(row, at)),
];

/** The stocks whose bars changed and were not judged since. */
const touchedBy = (event: SessionEvent): StockSymbol | null =>
  event.kind === 'trade' || event.kind === 'reversal' ? event.symbol : null;

/**
 * Judges forming bars along the log of their day. When it judges follows from the clock of the session and from nothing
 * else, so that the same log gives the same rows in every process and after every restart. Before the opening and in a
 * halt it judges nothing, and what changed meanwhile waits; with the close what waits is judged for the last time.
 */
export const createJudge = (peek: Peek) => {
  const rows = new Map<StockSymbol, Rows>();
  const waiting = new Set<StockSymbol>();
  const judgedAt = new Map<StockSymbol, Instant>();
  let changed = new Map<string, FormingSignal>();
  let wasOpen = false;

  const put = (row: FormingSignal): void => {
    const own: Rows = rows.get(row.symbol) ?? new Map();
    own.set(row.list, row);
    rows.set(row.symbol, own);
    changed.set(formingKey(row), row);
  };

  const judge = (symbol: StockSymbol, session: SessionReader, at: Instant): void => {
    const quote = session.quote(symbol);
    if (quote?.isHalted) return;
    waiting.delete(symbol);
    judgedAt.set(symbol, at);
    const peeked = quote === null ? null : peek(quote);
    if (peeked === null) return;
    for (const row of changesOf(rows.get(symbol) ?? new Map<string, never>(), peeked, symbol, at)) put(row);
  };

  const isDue = (symbol: StockSymbol, at: Instant): boolean =>
    at - (judgedAt.get(symbol) ?? Number.NEGATIVE_INFINITY) >= EVERY_MS;

  const all = (): FormingSignal[] => [...rows.values()].flatMap((own) => Array.from(own.values()));

  return {
    /** After the session has taken the event up. */
    hear: (event: SessionEvent, session: SessionReader): void => {
      const symbol = touchedBy(event);
      if (symbol !== null) waiting.add(symbol);
      const { phase, at } = session.moment();
      const hasClosed = wasOpen && phase === 'closed';
      wasOpen = phase === 'open';
      if (at === null || !(wasOpen || hasClosed)) return;
      for (const one of waiting) if (hasClosed || isDue(one, at)) judge(one, session, at);
    },
    /** The final pass has spoken: what it stored of the day stood, the rest of what was true at the last trade fell. */
    settle: (stored: ReadonlySet<string>): void => {
      for (const row of all()) {
        const isStored = stored.has(formingKey(row));
        if (row.status === 'forming') put({ ...row, status: isStored ? 'stood' : 'fell' });
        if (row.status === 'withdrawn' && isStored) put({ ...row, status: 'stood' });
      }
    },
    rows: all,
    /** The rows that changed since they were last asked for. */
    takeChanged: (): FormingSignal[] => {
      const taken = [...changed.values()];
      changed = new Map();
      return taken;
    },
  };
};
