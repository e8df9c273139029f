import { type CallArea, CONTRACTS, namedContracts } from '@chuli/contracts';
import { importing } from './imports.ts';
import { type Insert, afterLast, atEndOfList, sortedAmong } from './insert.ts';
import { type Kind, REFERENCE } from './kind.ts';
import { type Names, fromCamel, partsOf, refuseKnown } from './names.ts';
import type { Plan } from './plan.ts';

const FORM = '<area>.<name>';

const contract = ({ kebab, camel, title }: Names): string => `  ${camel}: get({
    path: '/data/${kebab}/',
    summary: '${title}: the close of every stock of a session',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject(asOf),
    reply: dated(z.object({ symbol: StockSymbol, close: Rupees })),
  }),`;

const query = ({
  camel,
  pascal,
}: Names): string => `import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

export type ${pascal}Row = { symbol: StockSymbol; close: Paisa };

/** The close of every stock that traded on this day. */
export const ${camel}Rows = (tape: Tape, date: TradingDate): Promise<${pascal}Row[]> =>
  ask<${pascal}Row>(
    tape,
    'SELECT symbol, close FROM daily_bar FINAL WHERE traded_on = {date:Date} ORDER BY symbol',
    { date },
  );
`;

const handler = (
  { part, queries }: Home,
  { camel }: Names,
): string => `import type { QueryOf, ReplyOf, ${part}Contracts } from '@chuli/contracts';
import { toRupees } from '@chuli/kernel';
import { ${camel}Rows } from '@chuli/tape/${queries}';
import type { Asked } from '../../http/implement.ts';
import { latest } from '../../sessions.ts';

type Contract = typeof ${part}Contracts.${camel};

/** The close of every stock of the newest session up to the day that is asked for. */
export const ${camel} = async ({
  tape,
  clock,
  sessions,
  query,
}: Asked<QueryOf<Contract>>): Promise<ReplyOf<Contract>> => {
  const { daily } = await sessions();
  const as_of = latest(daily, query.as_of, clock);
  const rows = await ${camel}Rows(tape, as_of);
  return { as_of, rows: rows.map(({ symbol, close }) => ({ symbol, close: toRupees(close) })) };
};
`;

const test = ({ kebab }: Names): string => `import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

it('has the close of every stock of the newest session', async () => {
  const { as_of, rows } = await market.get('/data/${kebab}/');
  expect(as_of).toBe('2026-08-18');
  expect(rows).toContainEqual({ symbol: 'NABIL', close: 510.1 });
});

it('rewound, has those of the day', async () => {
  const { as_of, rows } = await market.get('/data/${kebab}/', { as_of: '2026-08-12' });
  expect(as_of).toBe('2026-08-12');
  expect(rows).toContainEqual({ symbol: 'NABIL', close: 504 });
});
`;

/** A short part names all its handlers in one line. */
const handlerLine = (part: string, camel: string): Insert => {
  const opening = `export const ${part}Endpoints = `;
  return (text) => {
    const line = text.split('\n').find((one) => one.startsWith(opening));
    if (line === undefined || !line.endsWith('});')) return atEndOfList(opening, `  ${camel},`)(text);
    return text.replace(line, line.replace(/,? \}\);$/, `, ${camel} });`));
  };
};

/** Where the calls of an area end: the newest stands there, and after it the next. */
type Home = {
  readonly area: CallArea;
  /** What the last contracts of the area are called before `Contracts`, and its handlers before `Endpoints`. */
  readonly part: string;
  readonly contracts: string;
  readonly handlers: string;
  /** The folder of the tape for its query. */
  readonly queries: string;
};

const homeOf = (plan: Plan, area: CallArea): Home => {
  const last = namedContracts().findLast((call) => call.area === area)?.name ?? '';
  const contracts = plan.fileThatSays(plan.filesIn(`packages/contracts/src/${area}`), `\n  ${last}: `);
  const part = /^export const (\w+)Contracts = \{/m.exec(plan.read(contracts))?.[1] ?? area;
  const handled = plan.filesIn(`apps/api/src/areas/${area}`);
  const handlers = plan.fileThatSays(handled, `export const ${part}Endpoints = `);
  const queries = plan.hasFolder(`packages/tape/src/${area}`) ? area : 'market';
  return { area, part, contracts, handlers, queries };
};

const planContract = (plan: Plan, { part, contracts }: Home, names: Names): void => {
  plan.change(contracts, importing('zod', 'z'));
  plan.change(contracts, importing('../cache.ts', 'CACHES'));
  plan.change(contracts, importing('../contract.ts', 'get'));
  plan.change(contracts, importing('../most-rows.ts', 'MOST_ROWS'));
  plan.change(contracts, importing('../parts.ts', 'Rupees', 'StockSymbol', 'asOf', 'dated'));
  plan.change(contracts, atEndOfList(`export const ${part}Contracts = {`, contract(names)));
};

const planQuery = (plan: Plan, { queries }: Home, names: Names): string => {
  const folder = `packages/tape/src/${queries}`;
  const file = `${folder}/${names.kebab}.ts`;
  plan.create(file, query(names));
  const exported = `export { type ${names.pascal}Row, ${names.camel}Rows } from './${names.kebab}.ts';\n`;
  plan.change(`${folder}/index.ts`, (text) => text + exported);
  return file;
};

const planHandler = (plan: Plan, home: Home, names: Names): string => {
  const file = `apps/api/src/areas/${home.area}/${names.kebab}.ts`;
  plan.create(file, handler(home, names));
  plan.create(file.replace('.ts', '.medium.test.ts'), test(names));
  plan.change(home.handlers, importing(`./${names.kebab}.ts`, names.camel));
  plan.change(home.handlers, handlerLine(home.part, names.camel));
  return file;
};

/** What tests hold: the calls that are open to everyone, and the names of all. */
const planLists = (plan: Plan, area: string, { kebab, camel }: Names): void => {
  const open = `  'GET /data/${kebab}/',`;
  plan.change('apps/api/src/catalogue.test.ts', sortedAmong(/^ {2}'GET \/data\//, open));
  plan.change(
    'apps/api/src/http/__snapshots__/openapi.test.ts.snap',
    afterLast(`  "${area}.`, `  "${area}.${camel}",`),
  );
};

const isCallArea = (area: string): area is CallArea => Object.hasOwn(CONTRACTS, area);

export const call: Kind = {
  form: FORM,
  about: 'a call, from contract to query',
  plan: (plan, name) => {
    const [area, word] = partsOf(name, '.', FORM);
    const names = fromCamel(word);
    if (!isCallArea(area)) throw new Error(`No area ${area}: ${Object.keys(CONTRACTS).join(', ')}`);
    const known = namedContracts().map((one) => `${one.area}.${one.name}`);
    refuseKnown(name, known, 'The call');
    const home = homeOf(plan, area);
    planContract(plan, home, names);
    const queries = planQuery(plan, home, names);
    const handlers = planHandler(plan, home, names);
    planLists(plan, area, names);
    return {
      ...REFERENCE,
      next: [
        `${home.contracts}: path, summary, access, cost, query and reply`,
        `${queries}: what is asked of the engine`,
        `${handlers}: how its rows become the reply, and the test beside it`,
      ],
    };
  },
};
