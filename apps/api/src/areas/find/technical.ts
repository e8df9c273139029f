import { type QueryOf, type ReplyOf, type TechnicalValue, technicalContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, halfAway } from '@chuli/kernel';
import { type NamedSignal, signalNames, signalSpells } from '@chuli/tape/signal';
import { rupeesOrNull } from '../../figures/figures.ts';
import { type Asked, needing } from '../../http/implement.ts';
import { signalDays } from '../signal/days.ts';
import { pageOf, sortedOn } from '../signal/row-pages.ts';
import { type StockBook, openStockBook } from '../signal/stocks.ts';
import type { WithScanner } from './answer-list.ts';
import { figureIn, stateIn, tradedOf, valuesOn } from './market-values.ts';
import { LEVEL_TEXTS, STATE_TEXTS, VALUE_TEXTS } from './technical-texts.ts';

type Query =
  | QueryOf<typeof technicalContracts.indicatorsAll>
  | QueryOf<typeof technicalContracts.technicalData>;
type ValueRow = ReplyOf<typeof technicalContracts.indicatorsAll>['rows'][number];
type StateRow = ReplyOf<typeof technicalContracts.technicalData>['rows'][number];

const describedRow = (book: StockBook, symbol: StockSymbol) => ({
  ...book.described(symbol),
  close: rupeesOrNull(book.closeNow(symbol)),
  change: book.changeToday(symbol),
  turnover: book.turnover(symbol),
});

/** The stocks that are asked for, with values of each that are computed for all of them at once. */
const openTable = async (
  asked: Asked<Query, undefined, undefined, WithScanner>,
  texts: readonly string[],
) => {
  const { query, scanner } = asked;
  const days = await signalDays({ ...asked, query: { as_of: query.date ?? query.as_of } });
  const { as_of, sessions } = days;
  const [{ symbols, no_trade }, told, book] = await Promise.all([
    tradedOf(scanner, query, as_of),
    valuesOn(scanner, texts, as_of),
    openStockBook(asked, { as_of, sessions, since: as_of }),
  ]);
  const rows = symbols.toSorted().map((symbol) => ({
    described: describedRow(book, symbol),
    values: told.get(symbol) ?? [],
  }));
  return { as_of, sessions, no_trade, rows };
};

type Sorted = Readonly<Record<string, unknown>>;

const sortedRows = <Row extends Sorted>(rows: readonly Row[], sort: Query['sort']): Row[] =>
  sortedOn<string, Row>(rows, sort, (row, key) => {
    const value = row[key];
    return typeof value === 'number' || typeof value === 'string' ? value : null;
  });

const VALUES = Object.entries(VALUE_TEXTS) as [TechnicalValue, string][];
const STATES = Object.entries(STATE_TEXTS);
const LEVELS = Object.entries(LEVEL_TEXTS);

const atLeastZero = (value: number | null): number | null => (value === null ? null : Math.max(0, value));

type Told = Pick<StateRow, keyof typeof STATE_TEXTS | keyof typeof LEVEL_TEXTS>;

const statesOf = (values: readonly (number | null)[]): Told => {
  const states = STATES.map(([key, text], place) => {
    const word = stateIn(text, values[place] ?? null);
    return [key, key.startsWith('is_') && word !== null ? word === 'yes' : word];
  });
  // Prices and percents alike have two digits.
  const levels = LEVELS.map(([key], place) => {
    const told = values[STATES.length + place] ?? null;
    const value = told === null ? null : halfAway(told, 2);
    return [key, key === 'to_support' || key === 'to_resistance' ? atLeastZero(value) : value];
  });
  return Object.fromEntries([...states, ...levels]) as Told;
};

/** Sessions in which the newest signal of a stock is looked for, where none stands. */
const SIGNAL_SESSIONS = 250;

const DAILY = { timeframes: ['daily'], sides: [] } as const;

/** By symbol the newest daily signal of the main list, and the patterns of the day. */
const firedOn = async (
  { tape }: Pick<Asked<Query>, 'tape'>,
  as_of: TradingDate,
  sessions: readonly TradingDate[],
) => {
  const from = sessions.at(-SIGNAL_SESSIONS) ?? sessions[0] ?? as_of;
  const [spells, patterns] = await Promise.all([
    signalSpells(tape, { ...DAILY, families: ['buy-sell'], kinds: [], from, to: as_of, symbol: undefined }),
    signalNames(tape, {
      ...DAILY,
      families: ['candlestick'],
      kinds: [],
      from: as_of,
      to: as_of,
      symbol: undefined,
    }),
  ]);
  return {
    newest: new Map(spells.toReversed().map((spell) => [spell.symbol, spell])),
    patterns: Map.groupBy<StockSymbol, NamedSignal>(patterns, ({ symbol }) => symbol),
  };
};

type TableRow = Awaited<ReturnType<typeof openTable>>['rows'][number];

const valueRow = ({ described, values }: TableRow): ValueRow => {
  const figures = VALUES.map(([key, text], place) => [key, figureIn(text, values[place] ?? null)]);
  return { ...described, ...(Object.fromEntries(figures) as Record<TechnicalValue, number | null>) };
};

const stateRow = (
  { described, values }: TableRow,
  { newest, patterns }: Awaited<ReturnType<typeof firedOn>>,
): StateRow => {
  const spell = newest.get(described.symbol);
  const names = new Set(patterns.get(described.symbol)?.map(({ kind }) => kind));
  return {
    ...described,
    ...statesOf(values),
    signal: spell?.side ?? null,
    signal_on: spell?.began_on ?? null,
    patterns: [...names].toSorted(),
  };
};

export const technicalEndpoints = needing<WithScanner>({ scanner: true })(technicalContracts, {
  indicatorsAll: async (asked) => {
    const { query } = asked;
    const { as_of, no_trade, rows } = await openTable(
      asked,
      VALUES.map(([, text]) => text),
    );
    return { as_of, no_trade, ...pageOf(sortedRows(rows.map(valueRow), query.sort), query) };
  },
  technicalData: async (asked) => {
    const { query } = asked;
    const texts = [...STATES, ...LEVELS].map(([, text]) => text);
    const { as_of, sessions, no_trade, rows } = await openTable(asked, texts);
    const fired = await firedOn(asked, as_of, sessions);
    const told = rows.map((row) => stateRow(row, fired));
    return { as_of, no_trade, ...pageOf(sortedRows(told, query.sort), query) };
  },
});
