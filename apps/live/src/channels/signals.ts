import { type FormingRow, type SignalsDelta, type SignalsState, byListAndSymbol } from '@chuli/contracts';
import type { FormingSignal, Quote, SessionReader } from '@chuli/session';
import { FORMING_LISTS, type FormingList, PRO_FAMILIES } from '@chuli/signals/catalogue';
import type { Channel } from './channel.ts';
import { isSameRow, present } from './diff.ts';

/** A snapshot of so many rows is well within what may wait for one listener. */
const MOST_ROWS = 1_500;

const isPro = ({ family }: FormingList): boolean => PRO_FAMILIES.includes(family);

const LISTS = {
  signals: FORMING_LISTS.filter((list) => !isPro(list)),
  'signals-pro': FORMING_LISTS.filter(isPro),
} as const;

const LOCKED_AT = { buy: 'at-upper', sell: 'at-lower' } as const satisfies Record<
  FormingList['side'],
  Quote['band']
>;

/** Of more rows than are sent those are left out that were withdrawn, the longest ago first. */
const foremost = (rows: readonly FormingSignal[]): readonly FormingSignal[] =>
  rows.length <= MOST_ROWS
    ? rows
    : rows
        .toSorted(
          (one, other) =>
            Number(one.status === 'withdrawn') - Number(other.status === 'withdrawn') ||
            other.changedAt - one.changedAt,
        )
        .slice(0, MOST_ROWS);

const rowOf = (
  { symbol, status, firstAt, changedAt, firstPrice, flips }: FormingSignal,
  list: number,
  { side }: FormingList,
  quote: Quote | null,
): FormingRow => [
  list,
  symbol,
  status,
  firstAt,
  changedAt,
  firstPrice,
  quote?.last ?? null,
  flips,
  quote?.band === LOCKED_AT[side] ? 1 : 0,
];

const rowsOf = (session: SessionReader, lists: readonly FormingList[]): FormingRow[] => {
  const places = new Map(lists.map(({ key }, place) => [key, place]));
  const told = session.forming().rows.filter(({ list }) => places.has(list));
  return foremost(told)
    .flatMap((row) => {
      const place = places.get(row.list) ?? -1;
      const list = lists[place];
      return list === undefined ? [] : [rowOf(row, place, list, session.quote(row.symbol))];
    })
    .sort(byListAndSymbol);
};

const keyOf = ([list, symbol]: FormingRow): string => `${list} ${symbol}`;

const changedRows = (before: readonly FormingRow[], after: readonly FormingRow[]): SignalsDelta['rows'] => {
  const held = new Map(before.map((row) => [keyOf(row), row]));
  const changed: (FormingRow | readonly [number, string])[] = [];
  for (const row of after) {
    const old = held.get(keyOf(row));
    if (old === undefined || !isSameRow(old, row)) changed.push(row);
    held.delete(keyOf(row));
  }
  for (const [list, symbol] of held.values()) changed.push([list, symbol]);
  return changed.length === 0 ? undefined : changed;
};

/** What lists say of bars that still form. Prices are those of the session, as new as every other of its figures. */
export const signalsChannel = (kind: keyof typeof LISTS): Channel<SignalsState, SignalsDelta> => {
  const lists = LISTS[kind];
  const keys = lists.map(({ key }) => key);
  return {
    isTouched: ({ hasForming, symbols }) => hasForming || symbols.length > 0,
    read: (session) =>
      session === null
        ? { day: null, judged_at: null, lists: keys, rows: [] }
        : {
            day: session.market().day,
            judged_at: session.forming().judgedAt,
            lists: keys,
            rows: rowsOf(session, lists),
          },
    difference: (before, after) =>
      present<SignalsDelta>({
        judged_at: before.judged_at === after.judged_at ? undefined : after.judged_at,
        rows: changedRows(before.rows, after.rows),
      }),
  };
};
