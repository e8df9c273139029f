import { type TradingDate, addDays, atKathmandu } from '@chuli/kernel';
import { z } from 'zod';
import { type Contract, DEMO_SYMBOL } from '../src/index.ts';

type Field = {
  readonly maximum?: number;
  readonly enum?: readonly (string | number)[];
  readonly type?: string;
};

type Fields = ReadonlyMap<string, Field>;
type Query = Readonly<Record<string, string>>;

export type Question = { readonly contract: Contract; readonly query: Query };

/** What a market holds: its sessions, oldest first, the busiest one with times of trades, the broker that trades most. */
export type Known = {
  readonly sessions: readonly TradingDate[];
  readonly timed: TradingDate | null;
  readonly broker: string;
};

const fieldsOf = (schema: z.ZodObject): Fields => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as {
    properties?: Record<string, Field>;
  };
  return new Map(Object.entries(properties));
};

/** A later page, a larger contract or turnover, a sector and a moment ask for less, not for more. */
const NARROWS = new Set([
  'page',
  'amount_from',
  'smallest_turnover',
  'sector_id',
  'ends_at',
  'from',
  'to',
  'from_timestamp',
  'to_timestamp',
]);

const largest = (fields: Fields): [string, string][] =>
  [...fields].flatMap(([name, { maximum = Number.MAX_SAFE_INTEGER }]) =>
    maximum === Number.MAX_SAFE_INTEGER || NARROWS.has(name) ? [] : [[name, String(maximum)]],
  );

/** Days and moments from which most has to be read, by parameter. */
const reaching = ({ sessions, timed }: Known): Record<string, Query> => ({
  from_date: { from_date: sessions[0] ?? '' },
  since: { since: sessions[0] ?? '' },
  ...(timed !== null && {
    from: { from: String(atKathmandu(addDays(timed, -30), 0) / 1_000), as_of: timed },
    is_sum: { date: timed },
  }),
});

/** The largest legal values, and ranges that reach from the first day to the last. */
const widest = (fields: Fields, known: Known): Query => {
  const reached = Object.entries(reaching(known)).filter(([name]) => fields.has(name));
  return Object.assign(Object.fromEntries(largest(fields)), ...reached.map(([, query]) => query)) as Query;
};

const without = (query: Query, name: string): Query =>
  Object.fromEntries(Object.entries(query).filter(([one]) => one !== name));

/** A range is either a number of sessions or two dates. */
const rangesOf = (fields: Fields, known: Known): Query[] => {
  const all = widest(fields, known);
  const isEither = fields.has('days') && fields.has('from_date');
  return isEither ? [without(all, 'from_date'), without(all, 'days')] : [all];
};

/** What is written freely: a rule of bars of each length, states of a trend. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  q: ['half_hourly', 'hourly', 'weekly', 'monthly'].map((frame) => `close, ${frame} > 0 for all as hybrid`),
  hourly: ['up'],
  daily: ['up,down,mixed'],
  weekly: ['up,mixed'],
  monthly: ['down'],
};

const wordsOf = (name: string, { type, enum: words }: Field): readonly string[] => {
  if (type === 'boolean') return ['true', 'false'];
  return words?.map(String) ?? WRITTEN[name] ?? [];
};

/** Every word of every closed list, one parameter at a time. */
const wordings = (fields: Fields): Query[] => [
  {},
  ...[...fields].flatMap(([name, field]) => wordsOf(name, field).map((word) => ({ [name]: word }))),
];

const subjectsOf = (fields: Fields, { broker }: Known): Query[] => [
  {},
  ...(fields.has('symbol') ? [{ symbol: DEMO_SYMBOL }] : []),
  ...(fields.has('broker') ? [{ broker }] : []),
];

/** A rule that looks far back at every bar of every security. */
const WIDE_RULE = 'percentile(natr(14), 120) >= 50 and rsi(14), weekly > 1 for all as hybrid';

/** Calls about one signal, or one rule, have to be told which. */
const signalOf = (fields: Fields, { sessions }: Known): Query =>
  Object.fromEntries(
    Object.entries({
      family: 'buy-sell',
      kind: 'signal',
      side: 'buy',
      on: sessions.at(-1) ?? '',
      q: WIDE_RULE,
    }).filter(([name]) => fields.has(name)),
  );

/** Sessions of the whole market are fewer than those of one stock, and how many is for the contract to say. */
const SHORTER = [{}, { days: '365', range: '365' }, { days: '90', range: '90' }] as const;

const withSessions = (asked: Query, sessions: Query): Query => ({
  ...asked,
  ...Object.fromEntries(Object.entries(sessions).filter(([name]) => Object.hasOwn(asked, name))),
});

const questionsIn = (contract: Contract, known: Known, words: (fields: Fields) => Query[]): Question[] => {
  const fields = fieldsOf(contract.query);
  const isLegal = (query: Query): boolean => contract.query.safeParse(query).success;
  const found = new Map<string, Question>();
  for (const subject of subjectsOf(fields, known))
    for (const range of rangesOf(fields, known))
      for (const worded of words(fields)) {
        const asked = { ...range, ...subject, ...worded };
        const query = SHORTER.map((sessions) => withSessions(asked, sessions))
          .flatMap((one) => [one, { ...signalOf(fields, known), ...one }])
          .find(isLegal);
        if (query !== undefined) found.set(JSON.stringify(query), { contract, query });
      }
  return [...found.values()];
};

/** The widest legal range of everything: of the whole market where that may be asked, of a busy stock and broker. */
export const widestQuestions = (contract: Contract, known: Known): Question[] =>
  questionsIn(contract, known, () => [{}]);

/** The legal questions of a call that can cost most: the widest ones, with each word of each closed list. */
export const worstQuestions = (contract: Contract, known: Known): Question[] =>
  questionsIn(contract, known, wordings);
