import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Instant, instant } from '../instant.ts';
import { createBreaker } from './breaker.ts';

const FAILURES = 3;
const REST_MS = 1_000;

const openBreaker = () => {
  let now = 10_000;
  const clock = (): Instant => instant(now);
  return {
    breaker: createBreaker({ clock, failures: FAILURES, restMs: REST_MS }),
    pass: (ms: number) => void (now += ms),
  };
};

describe('a breaker', () => {
  it('lets everything through until so many in a row have failed', () => {
    const { breaker } = openBreaker();
    for (const step of ['failed', 'failed', 'answered', 'failed', 'failed'] as const) breaker[step]();
    expect(breaker.admit()).toBe('go');
    breaker.failed();
    expect(breaker.admit()).toEqual({ restMs: REST_MS });
  });

  it('lets one probe through when its rest is over, and refuses the others meanwhile', () => {
    const { breaker, pass } = openBreaker();
    breaker.open();
    pass(REST_MS);
    expect(breaker.admit()).toBe('probe');
    expect(breaker.admit()).toEqual({ restMs: REST_MS });
  });

  it('closes by an answer, and rests again after a failed probe', () => {
    const { breaker, pass } = openBreaker();
    breaker.open();
    pass(REST_MS);
    breaker.admit();
    breaker.failed();
    expect(breaker.admit()).toEqual({ restMs: REST_MS });
    breaker.answered();
    expect(breaker.admit()).toBe('go');
  });

  it('is not held open by a clock that was set back', () => {
    const { breaker, pass } = openBreaker();
    breaker.open();
    pass(-5_000);
    expect(breaker.admit()).toBe('probe');
  });
});

const step = fc.oneof(
  fc.constantFrom('answered', 'failed', 'open', 'admit').map((what) => ({ what, ms: 0 })),
  fc.integer({ min: 1, max: 3 * REST_MS }).map((ms) => ({ what: 'pass' as const, ms })),
);

describe('whatever happens to a breaker', () => {
  it('never rests longer than its rest, and goes after every answer', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { breaker, pass } = openBreaker();
        for (const { what, ms } of steps) {
          if (what === 'pass') pass(ms);
          else breaker[what]();
        }
        pass(REST_MS);
        expect(['go', 'probe']).toContain(breaker.admit());
        breaker.answered();
        expect(breaker.admit()).toBe('go');
      }),
    );
  });

  it('is open only after so many failures since the last answer, or when it was opened', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('answered', 'failed', 'open'), { maxLength: 40 }), (steps) => {
        const { breaker } = openBreaker();
        for (const what of steps) breaker[what]();
        const since = steps.slice(steps.lastIndexOf('answered') + 1);
        const failed = since.filter((what) => what === 'failed').length;
        expect(breaker.isOpen()).toBe(since.includes('open') || failed >= FAILURES);
      }),
    );
  });

  it('lets at most one probe through in each rest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: REST_MS }), { minLength: 1, maxLength: 60 }), (gaps) => {
        const { breaker, pass } = openBreaker();
        breaker.open();
        let passed = 0;
        let probes = 0;
        for (const ms of gaps) {
          pass(ms);
          passed += ms;
          if (breaker.admit() === 'probe') probes += 1;
        }
        expect(probes).toBeLessThanOrEqual(Math.floor(passed / REST_MS));
      }),
    );
  });
});
