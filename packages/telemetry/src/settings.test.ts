import { describe, expect, it } from 'vitest';
import { readReachedTelemetry } from './settings.ts';

const KEY = 'a key of more than twenty-four letters';

describe('how a process is watched', () => {
  it('is on the loopback and without traces where nothing is said', () => {
    expect(readReachedTelemetry({}, 'api')).toEqual({
      settings: { metrics: { host: '127.0.0.1', port: 4311, key: null }, key: null, traces: null },
      faults: [],
    });
  });

  it('leaves the loopback only with a key', () => {
    const host = { CHULI_METRICS_HOST: '0.0.0.0' };
    expect(readReachedTelemetry(host, 'web').faults).toHaveLength(1);
    expect(readReachedTelemetry({ ...host, CHULI_METRICS_KEY: 'short' }, 'web').faults).toHaveLength(1);
    const { settings, faults } = readReachedTelemetry({ ...host, CHULI_METRICS_KEY: KEY }, 'web');
    expect([settings.metrics.key, faults]).toEqual([KEY, []]);
  });

  it('names what is wrong by its variable', () => {
    const wrong = {
      CHULI_TRACES_URL: 'file:///tmp',
      CHULI_TRACES_PART: '2',
      CHULI_LIVE_METRICS_PORT: 'x',
    };
    const { faults } = readReachedTelemetry(wrong, 'live');
    expect(faults.map((fault) => fault.split(':', 1)[0])).toEqual(Object.keys(wrong));
  });
});
