import type { Contract } from '@chuli/contracts';

type Query = Record<string, string>;

/** What a question has to name. */
const NAMED: Query = {
  symbol: 'NABIL',
  family: 'buy-sell',
  kind: 'signal',
  side: 'buy',
  on: '2026-08-18',
};

/** The most of each; where several are given, the first that the contract takes. */
const MOST: Readonly<Record<string, readonly string[]>> = {
  days: ['1000', '365', '90'],
  range: ['1000', '365', '90'],
  page_size: ['500', '200'],
  within: ['20'],
};

const isLegal = ({ query }: Contract, asked: Query): boolean => query.safeParse(asked).success;

const withMost = (contract: Contract, asked: Query): Query => {
  const query = { ...asked };
  for (const [name, values] of Object.entries(MOST)) {
    const isTaken = Object.hasOwn(contract.query.shape, name);
    const found = values.find((value) => isTaken && isLegal(contract, { ...query, [name]: value }));
    if (found !== undefined) query[name] = found;
  }
  return query;
};

/** The least that has to be named. */
const leastOf = (contract: Contract, named: Query): Query => {
  const { error } = contract.query.safeParse({});
  const missing = new Set(error?.issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(Object.entries(named).filter(([name]) => missing.has(name)));
};

/** The longest questions that a contract takes: of the whole market, and of one stock. */
export const worstQueries = (contract: Contract, named: Query = {}): Query[] => {
  const names = { ...NAMED, ...named };
  const market = leastOf(contract, names);
  const ofStock = { ...market, symbol: names['symbol'] ?? '' };
  const takesStock = Object.hasOwn(contract.query.shape, 'symbol');
  return [...(isLegal(contract, market) ? [market] : []), ...(takesStock ? [ofStock] : [])].map((least) =>
    withMost(contract, least),
  );
};
