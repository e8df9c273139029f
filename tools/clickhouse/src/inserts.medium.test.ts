import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { setTimeout as delay } from 'node:timers/promises';
import { testClickHouse, type TestClickHouse } from '@chuli/testkit';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rawRequest } from './raw-request.ts';

let engine: TestClickHouse;
beforeAll(async () => {
  engine = await testClickHouse();
});
afterAll(() => engine.drop());
beforeEach(async () => {
  await engine.client.command({
    query: `create or replace table trade (id UInt64, rate Decimal(18, 2), note String default 'none')
      engine = MergeTree order by id`,
  });
});

const stored = async (): Promise<unknown[]> => {
  const result = await engine.client.query({
    query: 'select * from trade order by id',
    format: 'JSONEachRow',
  });
  return result.json();
};

const count = async (): Promise<number> => {
  const result = await engine.client.query({
    query: 'select count() as n from trade',
    format: 'JSONEachRow',
  });
  return Number((await result.json<{ n: string }>())[0]?.n);
};

const bytesOf = (pieces: Iterable<string | Buffer> | AsyncIterable<string>): Readable =>
  Readable.from(pieces, { objectMode: false });

const ROWS = [
  { id: '1', rate: '0.01', note: `tab\t newline\n quote' "double" back\\slash नेप्से` },
  { id: '18446744073709551615', rate: '1234567890123456.78', note: '' },
];

describe('an insert', () => {
  it('of objects is exact, and reports how many rows were written', async () => {
    const { summary } = await engine.client.insert({ table: 'trade', values: ROWS, format: 'JSONEachRow' });
    expect(summary?.written_rows).toBe('2');
    expect(await stored()).toEqual(ROWS);
  });

  it('of arrays, of some columns, fills the others with their defaults', async () => {
    await engine.client.insert({
      table: 'trade',
      columns: ['rate', 'id'],
      values: [['2.50', 5]],
      format: 'JSONCompactEachRow',
    });
    expect(await stored()).toEqual([{ id: '5', rate: '2.5', note: 'none' }]);
  });

  it.each([
    ['CSV', '1,0.01,"a, ""b"""\n'],
    ['TabSeparated', '1\t0.01\ta, "b"\n'],
    ['CSVWithNames', 'note,id,rate\n"a, ""b""",1,0.01\n'],
  ] as const)('takes a stream of %s', async (format, text) => {
    await engine.client.insert({
      table: 'trade',
      values: bytesOf([text]),
      format,
    });
    expect(await stored()).toEqual([{ id: '1', rate: '0.01', note: 'a, "b"' }]);
  });

  it.each(['Parquet', 'Native', 'RowBinary', 'ArrowStream'])(
    'takes back what a query gave as %s',
    async (format) => {
      const result = await engine.client.exec({
        query: `select toUInt64(number) as id, toDecimal64(number, 2) as rate, toString(number) as note
        from numbers(100000) format ${format}`,
      });
      const bytes = await buffer(result.stream);
      await engine.client.exec({
        query: `insert into trade format ${format}`,
        values: bytesOf([bytes]),
      });
      expect(await count()).toBe(100_000);
      expect((await stored()).at(-1)).toEqual({ id: '99999', rate: '99999', note: '99999' });
    },
  );

  it('may be compressed', async () => {
    const client = createClient({
      url: engine.url,
      database: engine.database,
      compression: { request: true },
    });
    await client.insert({ table: 'trade', values: ROWS, format: 'JSONEachRow' });
    await client.close();
    expect(await stored()).toEqual(ROWS);
  });

  it('may stand with its rows in one text, or follow VALUES', async () => {
    await engine.client.command({ query: `insert into trade values (1, '0.50', 'semi;colon'), (2, 3, '')` });
    await engine.client.exec({ query: 'insert into trade (id) values', values: bytesOf(['(7), (8)']) });
    expect(await count()).toBe(4);
  });

  it('may be asynchronous for the engine: it is there when it was acknowledged', async () => {
    const settings = { async_insert: 1, wait_for_async_insert: 1 } as const;
    await engine.client.insert({
      table: 'trade',
      values: ROWS,
      format: 'JSONEachRow',
      clickhouse_settings: settings,
    });
    expect(await count()).toBe(2);
  });

  it('with the same token is stored once', async () => {
    await engine.client.command({
      query: 'alter table trade modify setting non_replicated_deduplication_window = 100',
    });
    for (const token of ['a', 'a', 'b']) {
      await engine.client.insert({
        table: 'trade',
        values: ROWS,
        format: 'JSONEachRow',
        clickhouse_settings: { insert_deduplication_token: token },
      });
    }
    expect(await count()).toBe(4);
  });
});

describe('an insert that fails', () => {
  it('stores nothing when a row cannot be read', async () => {
    const values = [...ROWS, { id: 'seven', rate: '1', note: '' }];
    const request = engine.client.insert({ table: 'trade', values, format: 'JSONEachRow' });
    await expect(request).rejects.toMatchObject({ type: expect.stringMatching(/^CANNOT_PARSE/) });
    expect(await count()).toBe(0);
  });

  it('says that its table is unknown, however much is still to come', async () => {
    const lines = Array.from({ length: 400 }, () => '{"id":1,"rate":"1"}\n'.repeat(5_000));
    const request = engine.client.exec({
      query: 'insert into no_such_table format JSONEachRow',
      values: bytesOf(lines),
    });
    await expect(request).rejects.toMatchObject({ code: '60' });
    expect(await engine.client.ping()).toEqual({ success: true });
  });

  it('stores nothing when the client leaves half-way, and leaves the way free', async () => {
    const client = createClient({
      url: engine.url,
      database: engine.database,
      log: { level: ClickHouseLogLevel.OFF },
    });
    const leave = new AbortController();
    const endless = async function* (): AsyncGenerator<string> {
      yield '{"id":1,"rate":"1"}\n'.repeat(1_000);
      for (;;) {
        await delay(50);
        yield '{"id":2,"rate":"1"}\n';
      }
    };
    const request = client.exec({
      query: 'insert into trade format JSONEachRow',
      values: bytesOf(endless()),
      abort_signal: leave.signal,
    });
    setTimeout(() => leave.abort(), 300);
    await expect(request).rejects.toThrow('abort');
    await client.close();
    for (let turn = 0; turn < 16; turn += 1) {
      await engine.client.insert({
        table: 'trade',
        values: [{ id: 5_000_000 + turn }],
        format: 'JSONEachRow',
      });
    }
    expect(await count()).toBe(16);
  });

  it('says so when its compression is broken', async () => {
    const whole = gzipSync('{"id":1,"rate":"1"}\n'.repeat(10_000));
    const query = `insert into ${engine.database}.trade format JSONEachRow`;
    const reply = await rawRequest(
      engine.url,
      { query },
      {
        method: 'POST',
        headers: { 'content-encoding': 'gzip' },
        body: whole.subarray(0, whole.length - 20),
      },
    );
    expect(reply.ok).toBe(false);
    expect(await count()).toBe(0);
  });
});
