import { testClickHouse, type TestClickHouse } from '@chuli/testkit';
import { TupleParam } from '@clickhouse/client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let engine: TestClickHouse;
beforeAll(async () => {
  engine = await testClickHouse();
});
afterAll(() => engine.drop());

const HOSTILE = [
  `o'x`,
  'a\tb\nc\r\n\bd\fe',
  '\\',
  '\\N',
  `\\' or 1 = 1 --`,
  `'); drop table t; --`,
  '{x:String}',
  '${x} $1 ? :x %s',
  '"`´’“”',
  '  leading and trailing  ',
  '',
  'नेप्से ३१२४ 📈 é e\u0301 \u200d \uffff',
  '&?=+%20#/',
  '\u0001\u007f',
];

const bind = async (type: string, value: unknown): Promise<unknown> => {
  const result = await engine.client.query({
    query: `select {x:${type}} as x`,
    query_params: { x: value },
    format: 'JSONEachRow',
  });
  const [row] = await result.json<{ x: unknown }>();
  return row?.x;
};

describe('parameters', () => {
  it.each(HOSTILE)('return %j as it was given', async (text) => {
    expect(await bind('String', text)).toBe(text);
    expect(await bind('Array(String)', [text, text])).toEqual([text, text]);
    expect(await bind('Tuple(UInt8, String)', new TupleParam([7, text]))).toEqual([7, text]);
    expect(await bind('Nullable(String)', text)).toBe(text);
    expect(await bind('Map(String, String)', { [text]: text })).toEqual({ [text]: text });
  });

  it('return any text as it was given', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((value) => !value.includes('\0'));
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        expect(await bind('String', value)).toBe(value);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['UInt64', '18446744073709551615', '18446744073709551615'],
    ['Int64', -9223372036854775808n, '-9223372036854775808'],
    ['Decimal(38, 4)', '1234567890123456789012345678901234.5678', '1234567890123456789012345678901234.5678'],
    ['Date', '2024-02-29', '2024-02-29'],
    ["DateTime64(3, 'UTC')", new Date('2024-01-02T03:04:05.678Z'), '2024-01-02 03:04:05.678'],
    ['Nullable(Date)', null, null],
    ['Bool', true, true],
    ['Float64', 0.1, 0.1],
    ['UUID', '61f0c404-5cb3-11e7-907b-a6006ad3dba0', '61f0c404-5cb3-11e7-907b-a6006ad3dba0'],
    ['Array(Array(Nullable(UInt64)))', [[1, null], []], [['1', null], []]],
    ["Enum8('buy' = 1, 'sell' = 2)", 'sell', 'sell'],
  ])('of type %s are exact', async (type, given, returned) => {
    expect(await bind(type, given)).toEqual(returned);
  });

  it('name tables and columns, whatever they are called', async () => {
    const names = { table: 'odd `name" with \\ and space', column: 'select; --' };
    await engine.client.command({
      query: 'create table {table:Identifier} (`select; --` UInt8) engine = Memory',
      query_params: names,
    });
    const result = await engine.client.query({
      query: 'select {column:Identifier} from {database:Identifier}.{table:Identifier}',
      query_params: { ...names, database: engine.database },
      format: 'JSON',
    });
    expect((await result.json()).meta).toEqual([{ name: names.column, type: 'UInt8' }]);
  });

  it.each([false, true])('may be long (as a form: %s)', async (isForm) => {
    const numbers = Array.from({ length: 60_000 }, (_, index) => index);
    const result = await engine.client.query({
      query: 'select length({x:Array(UInt32)}) as n, arraySum({x:Array(UInt32)}) as total',
      query_params: { x: numbers },
      format: 'JSONEachRow',
      use_multipart_params: isForm,
    });
    expect(await result.json()).toEqual([{ n: '60000', total: '1799970000' }]);
  });

  it('of queries that run at once do not mix', async () => {
    const results = await Promise.all(
      Array.from({ length: 400 }, (_, index) => bind('String', `value ${index}`)),
    );
    expect(results).toEqual(Array.from({ length: 400 }, (_, index) => `value ${index}`));
  });

  it('that are missing or of the wrong type are refused', async () => {
    await expect(engine.client.command({ query: 'select {x:String}' })).rejects.toMatchObject({
      code: '456',
    });
    await expect(bind('UInt8', 'seven')).rejects.toMatchObject({ code: '457' });
  });
});
