import type { Release } from '@chuli/launcher';
import { describe, expect, it } from 'vitest';
import { sectionsOf } from './changelog.ts';
import { type Candidate, refusalsOf } from './refusals.ts';
import { nextVersion } from './version.ts';

const commit = 'c0ffee'.padEnd(40, '0');
const release: Release = {
  version: '2026.11.2',
  commit,
  built_at: '2026-11-19T06:00:00.000Z',
  environment: 'production',
  node: 'v24.0.0',
  schemas: { registry: '', tape: '' },
  sbom: 'digest',
  operator: {},
};
const changelog = [
  '# Changelog',
  '## [Unreleased]',
  '## [2026.11.2] - 2026-11-19',
  '### Added\n\n- a scan',
  '## [2026.11.1] - 2026-11-02',
  '### Fixed\n\n- a fault',
].join('\n\n');
const good: Candidate = {
  wanted: '2026.11.2',
  isDirty: false,
  commit,
  month: { year: 2026, month: 11 },
  declared: '2026.11.2',
  changelog,
  built: release,
  sbom: 'digest',
};

describe('the next version', () => {
  it.each([
    [null, '2026.11.1'],
    ['0.1.0', '2026.11.1'],
    ['2026.10.7', '2026.11.1'],
    ['2025.11.7', '2026.11.1'],
    ['2026.11.1', '2026.11.2'],
    ['2026.11.9', '2026.11.10'],
  ])('after %s is %s', (last, next) => {
    expect(nextVersion(last, { year: 2026, month: 11 })).toBe(next);
  });
});

it('reads the parts of a changelog, the newest first', () => {
  expect(sectionsOf(changelog)).toEqual([
    { version: 'Unreleased', text: '' },
    { version: '2026.11.2', text: '### Added\n\n- a scan' },
    { version: '2026.11.1', text: '### Fixed\n\n- a fault' },
  ]);
});

describe('a version', () => {
  it('is published where it is the next, told of, committed and built', () => {
    expect(refusalsOf(good)).toEqual([]);
  });

  it.each<[string, Partial<Candidate>]>([
    ['there is something here that no commit has', { isDirty: true }],
    ['package.json says 0.1.0', { declared: '0.1.0' }],
    ['2026.11.2 is not the next version; 2026.12.1 is', { month: { year: 2026, month: 12 } }],
    ['it is not built: npm run build', { built: null, sbom: null }],
    ['what is built is 1', { built: { ...release, commit: '1' } }],
    ['what is built calls itself 0.1.0', { built: { ...release, version: '0.1.0' } }],
    ['its list of packages is not the one it was built with', { sbom: 'other' }],
    ['its list of packages is not the one it was built with', { sbom: null }],
    [
      'CHANGELOG.md does not begin with an empty [Unreleased]',
      { changelog: changelog.replace('[Unreleased]', '[Unreleased]\n\n- more') },
    ],
    [
      'CHANGELOG.md does not tell of 2026.11.2',
      { changelog: changelog.replace('### Added\n\n- a scan', '') },
    ],
  ])('is refused: %s', (refusal, change) => {
    expect(refusalsOf({ ...good, ...change })).toEqual([refusal]);
  });

  it('is refused where it was left out, or is there already', () => {
    expect(refusalsOf({ ...good, wanted: '2026.11.3' })).toContain(
      '2026.11.3 is not the next version; 2026.11.2 is',
    );
    expect(refusalsOf({ ...good, wanted: '2026.11.1' })).toContain(
      '2026.11.1 is not the next version; 2026.11.2 is',
    );
  });
});
