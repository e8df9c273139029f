import { atEndOfList, beforeLine } from './insert.ts';
import type { Names } from './names.ts';
import type { Plan } from './plan.ts';

export type Filed = { readonly migration: string; readonly folder: string };

const migrationText = ({
  snake,
  title,
}: Names): string => `-- ${title}: what was said of a stock, the last word of it.
create table ${snake} (
  symbol text primary key check (length(symbol) between 1 and 20),
  words text not null,
  said_on date not null
);
`;

const tableType = ({ pascal }: Names): string => `type ${pascal}Table = {
  symbol: StockSymbol;
  words: string;
  said_on: TradingDate;
};
`;

const functions = ({ snake, pascal }: Names): string => `import type { Registry } from '../client.ts';
import type { NewRow } from '../schema.ts';

export type ${pascal} = NewRow<'${snake}'>;

/** What is said of a stock again takes the place of what was said before. */
export const write${pascal} = async (registry: Registry, row: ${pascal}): Promise<void> => {
  await registry
    .insertInto('${snake}')
    .values(row)
    .onConflict((conflict) => conflict.column('symbol').doUpdateSet(row))
    .execute();
};

export const read${pascal} = (registry: Registry): Promise<${pascal}[]> =>
  registry.selectFrom('${snake}').selectAll().orderBy('symbol').execute();
`;

const test = ({
  kebab,
  pascal,
}: Names): string => `import { type StockSymbol, tradingDate } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, expect, it } from 'vitest';
import type { Registry } from '../client.ts';
import { read${pascal}, write${pascal} } from './${kebab}.ts';

let registry: Registry;
beforeAll(async () => {
  const opened = await testRegistry(2);
  ({ registry } = opened);
  return opened.close;
});

it('keeps the last word on each stock', async () => {
  const row = { symbol: 'AAA' as StockSymbol, words: 'first', said_on: tradingDate('2026-08-18') };
  await write${pascal}(registry, row);
  await write${pascal}(registry, { ...row, words: 'second' });
  expect(await read${pascal}(registry)).toEqual([{ ...row, words: 'second' }]);
});
`;

export const planRegistryTable = (plan: Plan, names: Names, { migration, folder }: Filed): void => {
  const { kebab, pascal, snake } = names;
  const schema = 'packages/registry/src/schema.ts';
  const file = `packages/registry/src/${folder}/${kebab}`;
  plan.create(migration, migrationText(names));
  plan.create(`${file}.ts`, functions(names));
  plan.create(`${file}.medium.test.ts`, test(names));
  plan.change(schema, atEndOfList('export type Database = {', `  ${snake}: ${pascal}Table;`));
  plan.change(schema, beforeLine('export type NewRow', tableType(names)));
  const exported = `export { type ${pascal}, read${pascal}, write${pascal} } from './${kebab}.ts';\n`;
  plan.change(`packages/registry/src/${folder}/index.ts`, (text) => text + exported);
};
