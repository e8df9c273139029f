import { type TestClickHouse, startSilentServer, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Tape, type TapeOptions, ask, openTape } from './client.ts';

let engine: TestClickHouse;
beforeAll(async () => {
  engine = await testClickHouse();
  await engine.client.command({ query: 'CREATE TABLE t (n UInt64) ENGINE = Memory' });
});
afterAll(() => engine.drop());

const open = (options: Partial<TapeOptions> = {}): Tape => {
  const tape = openTape({ url: engine.url, database: engine.database, use: 'interactive', ...options });
  onTestFinished(() => tape.close());
  return tape;
};

describe('an interactive question', () => {
  it('carries its limits to the engine', async () => {
    const names = [
      'cancel_http_readonly_queries_on_client_close',
      'max_execution_time',
      'max_memory_usage',
      'max_result_bytes',
      'max_rows_to_read',
      'max_threads',
      'priority',
      'readonly',
      'result_overflow_mode',
    ];
    const rows = await ask<{ name: string; value: string }>(
      open(),
      'SELECT name, value FROM system.settings WHERE has({names:Array(String)}, name) ORDER BY name',
      { names },
    );
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows.map(({ value }) => value)).toEqual([
      '1',
      '8',
      '2147483648',
      '134217728',
      '1000000000',
      '4',
      '1',
      '2',
      'throw',
    ]);
  });

  it.each([
    ['whose answer is too large', 'max_result_bytes = 1000'],
    ['that needs too much memory', 'max_memory_usage = 5000000'],
    ['that reads too much', 'max_rows_to_read = 1000'],
  ])('%s is told to ask for less', async (_, limit) => {
    const query = `SELECT groupArray(number) AS all FROM numbers(1000000) SETTINGS ${limit}`;
    await expect(ask(open(), query)).rejects.toMatchObject({ code: 'query.too-large' });
  });

  it('that is too heavy again and again does not make the engine away', async () => {
    const tape = open();
    for (let at = 0; at < 5; at += 1) {
      const heavy = ask(tape, 'SELECT sum(number) FROM numbers(2000000000)');
      await expect(heavy).rejects.toMatchObject({ code: 'query.too-large' });
    }
    expect(tape.isAway()).toBe(false);
  });

  it('that runs too long is told so', async () => {
    const query = 'SELECT sleepEachRow(1) FROM numbers(20) SETTINGS max_block_size = 1';
    await expect(ask(open({ maxSeconds: 1 }), query)).rejects.toMatchObject({ code: 'query.timed-out' });
  });

  it('changes nothing', async () => {
    await expect(open().command({ query: 'INSERT INTO t VALUES (1)' })).rejects.toThrow('readonly');
    await open({ use: 'work' }).command({ query: 'INSERT INTO t VALUES (1)' });
    expect(await ask(open(), 'SELECT n FROM t')).toEqual([{ n: 1 }]);
  });
});

describe('an engine that takes connections and says nothing', () => {
  it('is left by all who wait, and from then on not asked', async () => {
    const silent = await startSilentServer();
    onTestFinished(silent.close);
    const tape = open({ url: `http://127.0.0.1:${silent.port}` });
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => ask(tape, 'SELECT 1')));
    expect(answers.map((answer) => answer.status)).not.toContain('fulfilled');
    expect(tape.isAway()).toBe(true);
    await expect(ask(tape, 'SELECT 1')).rejects.toMatchObject({
      code: 'engine.unavailable',
      details: { engine: 'tape', retry_after: 1 },
    });
  });
});
