import { setTimeout as delay } from 'node:timers/promises';
import { testClickHouse, type TestClickHouse } from '@chuli/testkit';
import { createClient } from '@clickhouse/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let engine: TestClickHouse;
beforeAll(async () => {
  engine = await testClickHouse();
});
afterAll(() => engine.drop());

const QUOTED = {
  output_format_json_quote_64bit_integers: 1,
  output_format_json_quote_decimals: 1,
} as const;

describe('a result', () => {
  it('keeps every digit of 64-bit integers and decimals', async () => {
    const result = await engine.client.query({
      query: `select 18446744073709551615 as u, toInt64('-9223372036854775808') as i,
        toDecimal64('1234567890123456.78', 2) as d, cast(9007199254740993 as Nullable(UInt64)) as n`,
      format: 'JSONEachRow',
      clickhouse_settings: QUOTED,
    });
    expect(await result.json()).toEqual([
      {
        u: '18446744073709551615',
        i: '-9223372036854775808',
        d: '1234567890123456.78',
        n: '9007199254740993',
      },
    ]);
  });

  it('is one document in formats with a head and a tail, however many rows', async () => {
    const query = 'select number as n from numbers(200000) order by n';
    const json = await (await engine.client.query({ query, format: 'JSON' })).json<{ n: string }>();
    expect([json.rows, json.data.length, json.data.at(-1)?.n]).toEqual([200_000, 200_000, '199999']);
    const csv = await (await engine.client.query({ query, format: 'CSVWithNames' })).text();
    expect(csv.split('\n').filter((line) => line === '"n"')).toHaveLength(1);
    expect(csv.trimEnd().split('\n')).toHaveLength(200_001);
  });

  it('may be compressed', async () => {
    const client = createClient({ url: engine.url, compression: { response: true } });
    const result = await client.query({
      query: 'select number as n from numbers(100000)',
      format: 'JSONEachRow',
    });
    expect(result.response_headers['content-encoding']).toBe('gzip');
    expect(await result.json()).toHaveLength(100_000);
    await client.close();
  });

  it('streams a million rows, each once and in order', async () => {
    const result = await engine.client.query({
      query: 'select number as n from numbers(1000000) order by n',
      format: 'JSONCompactEachRow',
    });
    let next = 0;
    for await (const rows of result.stream()) {
      for (const row of rows) {
        if (row.text !== `["${next}"]`) throw new Error(`row ${next} reads ${row.text}`);
        next += 1;
      }
    }
    expect(next).toBe(1_000_000);
  });

  it('of few rows scattered over many blocks is whole', async () => {
    const result = await engine.client.query({
      query: 'select number as n from numbers(10000000) where number % 1000000 = 999999',
      format: 'JSONEachRow',
    });
    expect(await result.json()).toHaveLength(10);
  });

  it('that fails half-way ends with the typed error', async () => {
    const result = await engine.client.query({
      query: `select number, throwIf(number = 3000000, 'half-way') from numbers(4000000)`,
      format: 'JSONCompactEachRow',
    });
    const read = async (): Promise<void> => {
      for await (const rows of result.stream()) expect(rows.length).toBeGreaterThan(0);
    };
    await expect(read()).rejects.toMatchObject({ code: '395' });
  });

  it('that is waited for fails before its first byte', async () => {
    const request = engine.client.query({
      query: `select number, throwIf(number = 3000000, 'late') from numbers(4000000)`,
      format: 'JSONCompactEachRow',
      clickhouse_settings: { wait_end_of_query: 1 },
    });
    await expect(request).rejects.toMatchObject({ code: '395' });
  });
});

const isRunning = async (mark: string): Promise<boolean> => {
  const result = await engine.client.query({
    query: `select count() as n from system.processes where query like {mark:String} and query not like '%processes%'`,
    query_params: { mark: `%${mark}%` },
    format: 'JSONEachRow',
  });
  return (await result.json<{ n: string }>())[0]?.n !== '0';
};

const stopsWithin = async (mark: string, patience: number): Promise<boolean> => {
  const deadline = performance.now() + patience;
  while (await isRunning(mark)) {
    if (performance.now() > deadline) return false;
    await delay(20);
  }
  return true;
};

describe('queries', () => {
  it('run side by side', async () => {
    const started = performance.now();
    await Promise.all(Array.from({ length: 8 }, () => engine.client.command({ query: 'select sleep(1)' })));
    expect(performance.now() - started).toBeLessThan(2_500);
  });

  it('answer others while one is being analysed', async () => {
    const slow = engine.client.command({ query: 'select (select sleep(2))' });
    await delay(200);
    const started = performance.now();
    await engine.client.command({ query: 'select 1' });
    expect(performance.now() - started).toBeLessThan(1_000);
    await slow;
  });

  it('stop at their limit of time', async () => {
    const started = performance.now();
    const request = engine.client.command({
      query: 'select count() from numbers(1000000000000) where sipHash64(number) = 1 /* too slow */',
      clickhouse_settings: { max_execution_time: 1 },
    });
    await expect(request).rejects.toMatchObject({ code: '159', type: 'TIMEOUT_EXCEEDED' });
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(await stopsWithin('too slow', 500)).toBe(true);
  });

  it('stop at their limit of memory', async () => {
    const request = engine.client.command({
      query: 'select length(groupArray(number)) from numbers(1000000000)',
      clickhouse_settings: { max_memory_usage: '100000000' },
    });
    await expect(request).rejects.toMatchObject({ code: '241', type: 'MEMORY_LIMIT_EXCEEDED' });
  });

  it('stop when the client leaves before the first row', async () => {
    const leave = new AbortController();
    const request = engine.client.query({
      query: 'select count() from numbers(1000000000000) where sipHash64(number) = 2 /* left early */',
      abort_signal: leave.signal,
      clickhouse_settings: { cancel_http_readonly_queries_on_client_close: 1 },
    });
    await delay(300);
    expect(await isRunning('left early')).toBe(true);
    leave.abort();
    await expect(request).rejects.toThrow('abort');
    expect(await stopsWithin('left early', 3_000)).toBe(true);
  });

  it('stop when the client leaves in the middle of the rows', async () => {
    const result = await engine.client.query({
      query: 'select number, toString(number) from numbers(1000000000000) /* left late */',
      format: 'JSONCompactEachRow',
      clickhouse_settings: { cancel_http_readonly_queries_on_client_close: 1 },
    });
    for await (const rows of result.stream()) if (rows.length > 0) break;
    result.close();
    expect(await stopsWithin('left late', 3_000)).toBe(true);
  });
});
