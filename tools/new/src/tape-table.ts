import type { Names } from './names.ts';
import type { Plan } from './plan.ts';
import type { Filed } from './registry-table.ts';

const migrationText = ({
  snake,
  title,
}: Names): string => `-- ${title}: one figure of a stock and a session. Of rows that are written twice the last one stands.
CREATE TABLE IF NOT EXISTS ${snake} (
  traded_on Date,
  symbol LowCardinality(String),
  value UInt64 CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree
PARTITION BY toYear(traded_on)
ORDER BY (traded_on, symbol);
`;

const functions = ({
  snake,
  pascal,
  constant,
}: Names): string => `import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { type RowEncoding, insertRows } from './insert.ts';

export type ${pascal}Row = { traded_on: TradingDate; symbol: StockSymbol; value: number };

const ${constant}: RowEncoding<${pascal}Row> = {
  columns: ['traded_on', 'symbol', 'value'],
  write: (out, row) => {
    out.date(row.traded_on);
    out.string(row.symbol);
    out.uint64(row.value);
  },
};

/** A row written again replaces what was there. */
export const write${pascal} = (tape: Tape, rows: readonly ${pascal}Row[]): Promise<void> =>
  insertRows(tape, '${snake}', ${constant}, rows);

export const read${pascal} = (tape: Tape, date: TradingDate): Promise<${pascal}Row[]> =>
  ask<${pascal}Row>(
    tape,
    'SELECT traded_on, symbol, value FROM ${snake} FINAL WHERE traded_on = {date:Date} ORDER BY symbol',
    { date },
  );
`;

const test = ({
  kebab,
  pascal,
}: Names): string => `import { type StockSymbol, tradingDate } from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import { read${pascal}, write${pascal} } from './${kebab}.ts';

let engine: TestClickHouse;
let tape: Tape;
beforeAll(async () => {
  engine = await testClickHouse();
  await migrateTape({ url: engine.url, database: engine.database });
  tape = openTape({ url: engine.url, database: engine.database });
});
afterAll(async () => {
  await tape.close();
  await engine.drop();
});

it('keeps the last figure of each stock and session', async () => {
  const row = { traded_on: tradingDate('2026-08-18'), symbol: 'AAA' as StockSymbol, value: 1 };
  await write${pascal}(tape, [row]);
  await write${pascal}(tape, [{ ...row, value: 2 }]);
  expect(await read${pascal}(tape, row.traded_on)).toEqual([{ ...row, value: 2 }]);
});
`;

export const planTapeTable = (plan: Plan, names: Names, { migration, folder }: Filed): void => {
  const { kebab, pascal } = names;
  const file = `packages/tape/src/${folder}/${kebab}`;
  const insert = folder === 'write' ? './insert.ts' : '../write/insert.ts';
  plan.create(migration, migrationText(names));
  plan.create(`${file}.ts`, functions(names).replace('./insert.ts', insert));
  plan.create(`${file}.medium.test.ts`, test(names));
  const exported = `export { type ${pascal}Row, read${pascal}, write${pascal} } from './${kebab}.ts';\n`;
  plan.change(`packages/tape/src/${folder}/index.ts`, (text) => text + exported);
};
