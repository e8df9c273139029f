import { describe, expect, it } from 'vitest';
import { answered } from '../outcome.ts';
import type { Package } from '../packages.ts';
import { advisoryFaults } from './advisories.ts';
import { understood } from './npm.ts';
import { signatureFaults } from './signatures.ts';

const TODAY = '2026-11-19';
const advisory = {
  name: 'a',
  title: 'Reads too far',
  url: 'https://x.example/advisories/GHSA-1',
  severity: 'high',
} as const;
const audit = { vulnerabilities: { a: { via: [advisory, 'b'], nodes: ['node_modules/a'] } } };
const packages: Package[] = [
  { file: 'package-lock.json', place: 'node_modules/a', name: 'a', part: 'release', locked: {} },
];

const take = (said: unknown): { success: true; data: unknown } => ({ success: true, data: said });

describe('a known advisory', () => {
  it('is wrong, and says whom it reaches', () => {
    expect(advisoryFaults(audit, packages, TODAY)).toEqual(['high, of release: a: Reads too far (GHSA-1)']);
    expect(advisoryFaults(audit, [], TODAY)).toEqual(['high, of developers: a: Reads too far (GHSA-1)']);
  });

  it('is accepted until the day of its row, of that package alone', () => {
    const row = { id: 'GHSA-1', name: 'a', until: TODAY, why: 'a test' };
    expect(advisoryFaults(audit, packages, TODAY, [row])).toEqual([]);
    expect(advisoryFaults(audit, packages, '2026-11-20', [row])).toHaveLength(1);
    expect(advisoryFaults(audit, packages, TODAY, [{ ...row, name: 'b' }])).toHaveLength(1);
  });
});

it('a signature that is wrong or missing is wrong', () => {
  const unsigned = [{ name: 'a', version: '1.0.0' }];
  expect(signatureFaults({ invalid: unsigned, missing: unsigned })).toHaveLength(2);
});

describe('what could not be asked', () => {
  it.each([
    ['E405, not allowed', '{"error":{"code":"E405","summary":"not allowed"}}'],
    ['request to a registry failed', '{"message":"request to a registry failed"}'],
    ['npm did not answer in JSON', '<html>'],
    ['npm did not say why', '{"error":{}}'],
  ])('is told: %s', (why, said) => {
    expect(understood({ isAsked: true, said }, take)).toEqual({ isAsked: false, why });
  });

  it('is told where the form is another', () => {
    expect(understood({ isAsked: true, said: '{}' }, () => ({ success: false }))).toMatchObject({
      isAsked: false,
    });
  });

  it('is never good', () => {
    const outcome = answered(
      'advisories',
      { isAsked: false, why: 'no answer within 60 s' },
      'asked',
      () => [],
    );
    expect(outcome).toMatchObject({ state: 'not asked', told: 'not asked: no answer within 60 s' });
    expect(answered('advisories', { isAsked: true, said: 1 }, 'asked', () => ['x']).state).toBe('bad');
    expect(answered('advisories', { isAsked: true, said: 1 }, 'asked', () => []).state).toBe('good');
  });
});
