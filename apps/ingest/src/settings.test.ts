import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const engines = {
  DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/chuli',
  CLICKHOUSE_URL: 'http://127.0.0.1:8123',
  NATS_URL: 'nats://127.0.0.1:4222',
};

describe('the environment of the feed', () => {
  it('needs the three engines alone; the simulator is the source and the calendar gives the day', () => {
    expect(readSettings(engines)).toMatchObject({ day: null, source: { kind: 'simulator' }, leaseMs: 3_000 });
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
