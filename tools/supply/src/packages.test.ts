import type { Lock } from '@chuli/release';
import { describe, expect, it } from 'vitest';
import type { LicenceException } from './declared.ts';
import { licenceFaults } from './licences.ts';
import { originFaults } from './origins.ts';
import { type Package, packagesIn } from './packages.ts';

const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const good = { version: '1.0.0', license: 'MIT', integrity };

const lockOf = (packages: Lock['packages']): Lock => ({ lockfileVersion: 3, packages });
const packagesOf = (packages: Lock['packages'], released: string[] = []): Package[] =>
  packagesIn('package-lock.json', lockOf(packages), new Set(released));

/** What is declared to run at an install stands in every lock of these tests. */
const chdb = { 'node_modules/chdb': { ...good, hasInstallScript: true } };
const originsOf = (packages: Lock['packages']): string[] =>
  originFaults(packagesOf({ ...chdb, ...packages }));

describe('the packages of a lock', () => {
  it('are those from outside, each with its own name and whom it is for', () => {
    const found = packagesOf(
      {
        '': { version: '1.0.0' },
        'apps/one': { version: '0.1.0' },
        'node_modules/@chuli/one': { resolved: 'apps/one', link: true },
        'node_modules/@s/a': good,
        'node_modules/@s/a/node_modules/b': good,
        'node_modules/c': { ...good, name: 'its-name' },
      },
      ['node_modules/@s/a'],
    );
    expect(found.map(({ name, part }) => [name, part])).toEqual([
      ['@s/a', 'release'],
      ['b', 'developers'],
      ['its-name', 'developers'],
    ]);
  });
});

describe('licences', () => {
  const faultsOf = (license: string | undefined, part: 'release' | 'developers'): string[] =>
    licenceFaults(
      packagesOf(
        { 'node_modules/a': license === undefined ? {} : { license } },
        part === 'release' ? ['node_modules/a'] : [],
      ),
      [],
    );

  it.each(['MIT', 'ISC', '(MIT OR GPL-3.0)', '(GPL-2.0 OR Apache-2.0)', 'MIT AND ISC'])(
    'of a release may be %s',
    (licence) => {
      expect(faultsOf(licence, 'release')).toEqual([]);
    },
  );

  it.each([
    'GPL-3.0',
    'MIT AND GPL-3.0',
    '(MIT OR ISC) AND GPL-3.0',
    'MPL-2.0',
    'SEE LICENSE IN x',
    'toString',
  ])('of a release may not be %s', (licence) => {
    expect(faultsOf(licence, 'release')).toEqual([
      `package-lock.json: node_modules/a is of release and has the licence ${licence}`,
    ]);
  });

  it('have to be known', () => {
    expect(faultsOf(undefined, 'developers')).toHaveLength(1);
  });

  it('of a tool may be one that binds who hands out changes', () => {
    expect(faultsOf('MPL-2.0', 'developers')).toEqual([]);
  });

  it('are excused by a row for that package, licence and part alone, and a row that excuses nothing is told', () => {
    const row: LicenceException = { name: 'a', licence: 'GPL-3.0', part: 'release', why: 'a test' };
    const released = packagesOf({ 'node_modules/a': { license: 'GPL-3.0' } }, ['node_modules/a']);
    expect(licenceFaults(released, [row])).toEqual([]);
    expect(licenceFaults(released, [{ ...row, licence: 'GPL-2.0' }])).toHaveLength(2);
    expect(licenceFaults([], [row])).toEqual(['no package needs the exception for the licence of a']);
  });
});

describe('origins', () => {
  it('are a registry, one version and one digest', () => {
    expect(
      originsOf({ 'node_modules/a': good, 'node_modules/b': { ...good, version: '1.0.0-rc.1' } }),
    ).toEqual([]);
  });

  it.each([
    ['comes from git+ssh, not from a registry', { ...good, resolved: 'git+ssh://git@x.example/a.git#1' }],
    ['comes from https, not from a registry', { ...good, resolved: 'https://x.example/a.tgz' }],
    ['comes from file, not from a registry', { ...good, resolved: 'file:../a' }],
    ['has no exact version: ^1.0.0', { ...good, version: '^1.0.0' }],
    ['has no exact version', { license: 'MIT', integrity }],
    ['has no sha512', { version: '1.0.0' }],
    ['has no sha512', { version: '1.0.0', integrity: 'sha1-aaaa' }],
    ['runs a program when it is installed', { ...good, hasInstallScript: true }],
  ])('a package %s', (fault, locked) => {
    expect(originsOf({ 'node_modules/a': locked })).toEqual([`package-lock.json: node_modules/a ${fault}`]);
  });

  it('tell of a row for a program that nothing runs any more', () => {
    expect(originFaults([])).toEqual(['chdb runs nothing when it is installed; its row is not needed']);
  });
});
