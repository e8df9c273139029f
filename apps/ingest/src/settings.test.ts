import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const engines = {
  CHULI_ENVIRONMENT: 'development',
  DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/chuli',
  CLICKHOUSE_URL: 'http://127.0.0.1:8123',
  NATS_URL: 'nats://127.0.0.1:4222',
};

describe('the environment of the feed', () => {
  it('needs the three engines alone; the simulator is the source and the calendar gives the day', () => {
    expect(readSettings(engines)).toMatchObject({ day: null, source: { kind: 'simulator' }, leaseMs: 3_000 });
  });

  const production = {
    ...engines,
    CHULI_ENVIRONMENT: undefined,
    CHULI_SOURCE: 'file',
    CHULI_FILE_FOLDER: '/feed',
    CHULI_INGEST_FOLDER: '/fold',
  };

  it.each<[string, Record<string, string | undefined>]>([
    ['CHULI_SOURCE', { CHULI_SOURCE: undefined }],
    ['CHULI_SOURCE', { CHULI_SOURCE: 'simulator' }],
    ['CHULI_SOURCE', { CHULI_SOURCE: 'replay' }],
    ['CHULI_INGEST_FOLDER', { CHULI_INGEST_FOLDER: undefined }],
    ['NODE_ENV', { NODE_ENV: 'development' }],
  ])('is refused in production for %s: %j', (name, changed) => {
    expect(readSettings(production)).toMatchObject({ source: { kind: 'file' }, folder: '/fold' });
    expect(() => readSettings({ ...production, ...changed })).toThrow(`${name}: `);
  });

  it('leaves what the API is told about feeds to the API', () => {
    const urls = { CHULI_INGEST_URLS: 'http://127.0.0.1:4330' };
    expect(readSettings({ ...engines, ...urls })).toEqual(readSettings(engines));
  });

  it('may show an invented market on a test host', () => {
    const test = { ...production, CHULI_ENVIRONMENT: 'test', CHULI_SOURCE: 'simulator' };
    expect(readSettings(test).source.kind).toBe('simulator');
  });

  it('is refused whole, with every problem named', () => {
    const read = () =>
      readSettings({ CHULI_INGEST_DAY: '2030-02-31', CHULI_INGEST_PROT: '1', NATS_URL: 'http://x' });
    expect(read).toThrow(/DATABASE_URL/);
    expect(read).toThrow(/NATS_URL/);
    expect(read).toThrow(/CHULI_INGEST_DAY/);
    expect(read).toThrow(/PROT/);
  });
});
