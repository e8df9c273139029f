import type { Contract } from '@chuli/contracts';
import type { Random } from '@chuli/simulator';
import { requiredOf } from './access-questions.ts';
import type { Sent } from './access-place.ts';

/** What people, scanners and broken programs write where a day, a number, a symbol or a word is expected. */
const JUNK: readonly string[] = [
  ' ',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '0x10',
  '1.5.2',
  '99999999999999999999',
  '2026-13-45',
  '0000-00-00',
  '१२३',
  'नेपाल',
  '\u0000',
  '\uFFFF\u202E',
  "' OR 1=1 --",
  '{"$ne":null}',
  '../../../etc/passwd',
  '${7*7}',
  '%2500',
  'A'.repeat(5_000),
  '1,'.repeat(2_000),
  '('.repeat(2_000),
  'not '.repeat(1_500),
];

const STRANGE_NAMES = ['__proto__', 'constructor', 'toString', 'as_of[]', 'date.gt', '', 'नाम', '$where'];

/** Valid JSON of a wrong kind. */
const WRONG_KINDS: readonly unknown[] = [null, true, -1, 1e308, 0.1, '', 'x'.repeat(20_000), [], {}, [[[]]]];

const deep = (levels: number): string => '[' + '['.repeat(levels) + ']'.repeat(levels) + ']';

const NO_JSON = ['', '{', '{"a":1,}', 'null', '[]', '"text"', '{"__proto__":{"x":1}}', deep(5_000), '\u0000'];

const anyOf = <T>(random: Random, values: readonly T[]): T => values[random.whole(0, values.length - 1)] as T;

const LONGEST_WORD = 60;
const HIGHEST_LETTER = 0x2fff;

const randomWord = (random: Random): string =>
  Array.from({ length: random.whole(0, LONGEST_WORD) }, () =>
    String.fromCodePoint(random.whole(1, HIGHEST_LETTER)),
  ).join('');

const junkWord = (random: Random): string => (random.chance(0.5) ? anyOf(random, JUNK) : randomWord(random));

type Pairs = readonly [string, string][];
type Drawn = Pick<Sent, 'path' | 'text'> & { readonly isBad: boolean };
type Draw = (contract: Contract, random: Random, session: string) => Drawn;

const isRefused = (schema: Contract['query'], asked: object): boolean =>
  !schema.safeParse(asked).success || Object.keys(asked).some((name) => !Object.hasOwn(schema.shape, name));

/** As a server reads it: a name that is written twice has a list. */
const readPairs = (pairs: Pairs): object =>
  Object.fromEntries(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, own]) => [
      name,
      own.length === 1 ? own[0]?.[1] : own.map(([, value]) => value),
    ]),
  );

const textPairs = (values: Record<string, unknown>): [string, string][] =>
  Object.entries(values).map(([name, value]) => [name, String(value)]);

const pathWith = ({ path }: Contract, values: Record<string, unknown>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

const goodPath = (contract: Contract, session: string): string =>
  pathWith(contract, contract.params === undefined ? {} : requiredOf(contract.params, session));

const badPath: Draw = (contract, random, session) => {
  const { params } = contract;
  if (params === undefined) throw new Error(`${contract.path} has no named parts`);
  const name = anyOf(random, Object.keys(params.shape));
  const values = { ...requiredOf(params, session), [name]: `~${junkWord(random)}` };
  return { path: pathWith(contract, values), isBad: isRefused(params, values) };
};

const badQuery: Draw = (contract, random, session) => {
  const names = Object.keys(contract.query.shape);
  const pairs = textPairs(requiredOf(contract.query, session));
  const name = names.length > 0 && random.chance(0.8) ? anyOf(random, names) : anyOf(random, STRANGE_NAMES);
  const isRepeated = random.chance(0.2);
  const asked: [string, string][] = [
    ...pairs.filter(([own]) => isRepeated || own !== name),
    [name, junkWord(random)],
    ...(isRepeated ? ([[name, junkWord(random)]] satisfies Pairs) : []),
  ];
  const search = new URLSearchParams(asked).toString();
  return {
    path: `${goodPath(contract, session)}?${search}`,
    isBad: isRefused(contract.query, readPairs(asked)),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const isRefusedBody = (schema: Contract['query'], text: string): boolean => {
  const sent = parsed(text);
  return typeof sent !== 'object' || sent === null || Array.isArray(sent) || isRefused(schema, sent);
};

const badBody: Draw = (contract, random, session) => {
  const { body } = contract;
  if (body === undefined) throw new Error(`${contract.path} takes no body`);
  const names = [...Object.keys(body.shape), ...STRANGE_NAMES];
  const value = random.chance(0.5) ? anyOf(random, WRONG_KINDS) : junkWord(random);
  const text = random.chance(0.2)
    ? anyOf(random, NO_JSON)
    : JSON.stringify({ ...requiredOf(body, session), [anyOf(random, names)]: value });
  const query = new URLSearchParams(textPairs(requiredOf(contract.query, session)));
  return {
    path: `${goodPath(contract, session)}?${query.toString()}`,
    text,
    isBad: isRefusedBody(body, text),
  };
};

/** So many draws in a row that a schema takes would mean that it takes everything. */
const MOST_DRAWS = 400;

/** Something that the schema of this call refuses: in its path, its query or its body. */
export const badInput = (contract: Contract, random: Random, session: string): Sent => {
  const draws: Draw[] = [badQuery];
  if (contract.params !== undefined) draws.push(badPath);
  if (contract.body !== undefined) draws.push(badBody, badBody);
  for (let drawn = 0; drawn < MOST_DRAWS; drawn++) {
    const { isBad, ...sent } = anyOf(random, draws)(contract, random, session);
    if (isBad) return { method: contract.method, ...sent };
  }
  throw new Error(`${contract.method} ${contract.path} takes everything`);
};
