import { describe, expect, it } from 'vitest';
import type { State } from './state.ts';
import { clocksApart } from './status.ts';

const server = (aheadMs: number): State => ({
  role: 'primary',
  timeline: 1,
  waits: true,
  behind: 0,
  isSure: true,
  aheadMs,
});

describe('clocks of two servers', () => {
  it.each([
    [3_600_000, 0, 'the clock of this machine is 3600 s ahead of that of the other'],
    [-40, 3_600_000, 'the clock of this machine is 3600 s behind that of the other'],
    [0, 900, null],
    // Wrong by the one here, which is neither: the two agree.
    [-3_600_000, -3_600_200, null],
  ])('%d ms and %d ms ahead of the one here: %s', (here, there, said) => {
    expect(clocksApart(server(here), server(there))).toBe(said);
  });

  it('says nothing where one server does not answer', () => {
    expect(clocksApart(server(3_600_000), null)).toBeNull();
  });
});
