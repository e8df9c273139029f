import { type Contract, DEMO_SYMBOL } from '@chuli/contracts';
import { DEMO_SYMBOLS, LOCKED_SYMBOL } from './access-market.ts';

/** Tried one after the other until a schema takes one; forms come before words, so that no word passes for a form. */
const candidates = (session: string): readonly unknown[] => [
  '00000000-0000-4000-8000-000000000000',
  session,
  LOCKED_SYMBOL,
  [LOCKED_SYMBOL],
  'buy-sell',
  '123456',
  '9800000000',
  'drill@example.np',
  'https://push.example.np/drill',
  1,
  '1',
  true,
  'true',
  {},
  [],
  null,
];

export type Schema = Contract['reply'];
type ObjectSchema = Contract['query'];

/** Something that the schema takes; undefined where nothing of the drill fits. */
export const valueFor = (schema: Schema, session: string): unknown => {
  const [word] = 'options' in schema && Array.isArray(schema.options) ? (schema.options as unknown[]) : [];
  if (typeof word === 'string') return word;
  return candidates(session).find((candidate) => schema.safeParse(candidate).success);
};

const isRequired = (schema: Schema): boolean => !schema.safeParse(undefined).success;

/** What some fields take is no word of the drill's choice. */
const NAMED: Readonly<Record<string, unknown>> = {
  symbol: LOCKED_SYMBOL,
  family: 'buy-sell',
  q: 'close > 1 as hybrid',
};

/** The required fields, each with something that it takes. */
export const requiredOf = (schema: ObjectSchema, session: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<Schema>(schema.shape as Record<string, Schema>)
      .filter(([, field]) => isRequired(field))
      .map(([name, field]) => [name, NAMED[name] ?? valueFor(field, session)]),
  );

export type Question = { readonly contract: Contract; readonly query: Readonly<Record<string, string>> };

const texts = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** What somebody may ask of a call: as little as possible, one stock, the stock that everyone may see, those of a demo account, each case of its table. */
export const questionsOf = (contract: Contract, session: string): Question[] => {
  const base = texts(requiredOf(contract.query, session));
  // Whoever is let in must change nothing: a call of a feature comes without its body, which is read after the lock.
  const isHarmless = contract.feature !== undefined && contract.body !== undefined;
  if (contract.method !== 'GET')
    return [{ contract, query: isHarmless ? base : { ...base, 'no-such-parameter': '1' } }];
  const hasSymbol = Object.hasOwn(contract.query.shape, 'symbol');
  const queries = [base];
  if (hasSymbol)
    for (const symbol of [LOCKED_SYMBOL, DEMO_SYMBOL, ...DEMO_SYMBOLS]) queries.push({ ...base, symbol });
  for (const { parameter, values } of contract.featureWhen ?? [])
    for (const value of values) queries.push({ ...base, [parameter]: value });
  const seen = new Map(queries.map((query) => [JSON.stringify(query), query]));
  return [...seen.values()].map((query) => ({ contract, query }));
};

/** The path with something for its named parts. */
export const pathOf = ({ path, params }: Contract, session: string): string => {
  const values = params === undefined ? {} : requiredOf(params, session);
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
};
