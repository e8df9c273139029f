import { testClickHouse, type TestClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './raw-request.ts';

let engine: TestClickHouse;
beforeAll(async () => {
  engine = await testClickHouse();
});
afterAll(() => engine.drop());

const isServer = (process.env['CLICKHOUSE_URL'] ?? '') !== '';

const settingOf = async (name: string, settings: Record<string, string | number> = {}): Promise<unknown> => {
  const result = await engine.client.query({
    query: 'select toString(getSetting({name:String})) as value',
    query_params: { name },
    clickhouse_settings: settings,
    format: 'JSONEachRow',
  });
  return (await result.json<{ value: string }>())[0]?.value;
};

describe('a request', () => {
  it('is answered by ping, with and without a query', async () => {
    expect(await engine.client.ping()).toEqual({ success: true });
    expect(await engine.client.ping({ select: true })).toEqual({ success: true });
  });

  it('has its own settings, which no later request sees', async () => {
    const before = await settingOf('max_block_size');
    const during = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        settingOf('max_block_size', { max_block_size: 1_000 + index }),
      ),
    );
    expect(during).toEqual(Array.from({ length: 24 }, (_, index) => String(1_000 + index)));
    const after = await Promise.all(Array.from({ length: 24 }, () => settingOf('max_block_size')));
    expect(new Set(after)).toEqual(new Set([before]));
  });

  it('has a limit of time and of memory unless it asks otherwise', async () => {
    expect(Number(await settingOf('max_execution_time'))).toBeGreaterThan(0);
    expect(Number(await settingOf('max_memory_usage'))).toBeGreaterThan(0);
    expect(await settingOf('max_execution_time', { max_execution_time: 7 })).toBe('7');
  });

  it('runs in the database it names', async () => {
    const result = await engine.client.query({
      query: 'select currentDatabase() as name',
      format: 'JSONEachRow',
    });
    expect(await result.json()).toEqual([{ name: engine.database }]);
  });

  it('reads and writes times in UTC, wherever the machine stands', async () => {
    const result = await engine.client.query({
      query: `select toDateTime(0) as epoch, timezone() as zone`,
      format: 'JSONEachRow',
    });
    expect(await result.json()).toEqual([{ epoch: '1970-01-01 00:00:00', zone: 'UTC' }]);
  });

  it('keeps the query id it came with', async () => {
    const { query_id: id, response_headers: headers } = await engine.client.command({
      query: 'select 1',
      query_id: 'mine-1',
    });
    expect([id, headers['x-clickhouse-query-id']]).toEqual(['mine-1', 'mine-1']);
  });

  it('may stand in the address or in the body, and may not write by GET', async () => {
    const inAddress = await rawRequest(engine.url, { query: 'select 6 * 7', default_format: 'CSV' });
    expect(await inAddress.text()).toBe('42\n');
    const posted = await rawRequest(
      engine.url,
      { wait_end_of_query: '1' },
      { method: 'POST', body: 'select 6 * 7' },
    );
    expect(await posted.text()).toBe('42\n');
    const query = `create table ${engine.database}.written (a UInt8) engine = Memory`;
    const refused = await rawRequest(engine.url, { query });
    expect(refused.headers.get('x-clickhouse-exception-code')).toBe('164');
  });

  it.skipIf(isServer)('with a session id is refused with the reason', async () => {
    const request = engine.client.query({ query: 'select 1', session_id: 's' });
    await expect(request).rejects.toMatchObject({ code: '48', type: 'NOT_IMPLEMENTED' });
  });
});

describe('a failure', () => {
  it.each([
    ['select nothing_like_this', '47', 'UNKNOWN_IDENTIFIER'],
    ['select * from no_such_table', '60', 'UNKNOWN_TABLE'],
    ['select * from no_such_database.t', '81', 'UNKNOWN_DATABASE'],
    ['selekt 1', '62', 'SYNTAX_ERROR'],
    ['select 1; select 2', '62', 'SYNTAX_ERROR'],
    ['select no_such_function(1)', '46', 'UNKNOWN_FUNCTION'],
    ["select toUInt8('x')", '6', 'CANNOT_PARSE_TEXT'],
    ["select throwIf(1, 'as asked')", '395', 'FUNCTION_THROW_IF_VALUE_IS_NON_ZERO'],
  ])('of "%s" has code %s and type %s', async (query, code, type) => {
    await expect(engine.client.command({ query })).rejects.toMatchObject({ code, type });
  });

  it('names an unknown setting', async () => {
    const request = settingOf('max_threads', { no_such_setting: 1 });
    await expect(request).rejects.toMatchObject({ code: '115', type: 'UNKNOWN_SETTING' });
  });

  it('has the status and the header of its kind', async () => {
    const reply = await rawRequest(engine.url, {}, { method: 'POST', body: 'select * from no_such_table' });
    expect([reply.status, reply.headers.get('x-clickhouse-exception-code')]).toEqual([404, '60']);
    expect(await reply.text()).toMatch(/^Code: 60\. DB::Exception: .*\(UNKNOWN_TABLE\)/s);
  });
});
