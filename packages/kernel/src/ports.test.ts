import { expect, it } from 'vitest';
import { METRICS_PORTS, PORTS, STANDBY_PORT, STATUS_PORT } from './ports.ts';

it('gives no two listeners one port', () => {
  const all = [...Object.values(PORTS), ...Object.values(METRICS_PORTS), STANDBY_PORT, STATUS_PORT];
  expect(new Set(all).size).toBe(all.length);
});
