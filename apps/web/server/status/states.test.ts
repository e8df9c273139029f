import { describe, expect, it } from 'vitest';
import { type Looked, statesOf } from './states.ts';

const OK = { status: 'ok', away: [] };
const without = (...away: string[]) => ({ status: 'degraded', away });

describe('what readers can do', () => {
  it.each<[string, Looked, string]>([
    ['all is there', { api: OK, live: OK }, 'works works works works'],
    ['ClickHouse is away', { api: without('tape'), live: OK }, 'partly works works works'],
    ['PostgreSQL is away', { api: without('registry'), live: OK }, 'works away away works'],
    ['the log is away', { api: OK, live: without('log') }, 'works works works partly'],
    ['the API is away', { api: null, live: OK }, 'away away away works'],
    ['the API has not begun', { api: { status: 'starting', away: [] }, live: OK }, 'away away away works'],
    ['the gateway is away', { api: OK, live: null }, 'works works works away'],
    ['nothing stands behind us', { api: 'not here', live: 'not here' }, 'unknown unknown unknown unknown'],
  ])('where %s', (_what, looked, states) => {
    const { market, signIn, payments, live } = statesOf(looked);
    expect([market, signIn, payments, live].join(' ')).toBe(states);
  });
});
