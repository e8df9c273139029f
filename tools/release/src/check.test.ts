import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { faultsOf } from './check.ts';
import { differencesOf, digestOf } from './contents.ts';
import type { Lock } from './lock.ts';
import { settle } from './settle.ts';

const lock: Lock = {
  lockfileVersion: 3,
  packages: {
    'node_modules/pg': {},
    'node_modules/vitest': { dev: true },
    'node_modules/@x/y': { dev: true },
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chuli-check-'));
  put('node_modules/pg/lib/index.js');
  put('packages/tape/src/index.ts');
  mkdirSync(path.join(folder, 'node_modules/@chuli'));
  symlinkSync('../../packages/tape', path.join(folder, 'node_modules/@chuli/tape'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text = ''): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

it('takes what runs', () => {
  expect(faultsOf(folder, lock)).toEqual([]);
});

it.each([
  ['node_modules/vitest/index.js', 'node_modules/vitest is a package of developers'],
  ['node_modules/@x/y/index.js', 'node_modules/@x/y is a package of developers'],
  ['packages/tape/src/a.test.ts', 'packages/tape/src/a.test.ts is for developers'],
  ['packages/tape/testing/a.ts', 'packages/tape/testing/a.ts is for developers'],
  ['tools/clickhouse/src/main.ts', 'tools/clickhouse/src/main.ts is for developers'],
  ['node_modules/pg/lib/native.node', 'node_modules/pg/lib/native.node is code of one kind of machine'],
])('refuses %s', (name, fault) => {
  put(name);
  expect(faultsOf(folder, lock)).toEqual([fault]);
});

it('refuses a link to what stands elsewhere, and one to nothing', () => {
  symlinkSync('/etc', path.join(folder, 'packages/etc'));
  symlinkSync('../gone', path.join(folder, 'packages/gone'));
  expect(faultsOf(folder, lock)).toEqual([
    'packages/etc leads out of the release',
    'packages/gone leads out of the release',
  ]);
});

it('sees a byte, a mode, a link and a file that differ between two folders', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'chuli-check-'));
  const again = path.join(other, 'again');
  mkdirSync(again);
  try {
    expect(differencesOf(folder, folder)).toEqual([]);
    expect(digestOf(folder)).toBe(digestOf(folder));
    expect(differencesOf(folder, again)).toEqual([
      'node_modules/@chuli/tape',
      'node_modules/pg/lib/index.js',
      'packages/tape/src/index.ts',
    ]);
    const before = digestOf(folder);
    put('packages/tape/src/index.ts', 'x');
    expect(digestOf(folder)).not.toBe(before);
  } finally {
    rmSync(other, { recursive: true });
  }
});

it('has the same modes and times whoever built it, and keeps programs programs', () => {
  const at = new Date(1_000_000_000_000);
  const [source, program] = ['packages/tape/src/index.ts', 'bin/chuli'].map((name) =>
    path.join(folder, name),
  );
  put('bin/chuli');
  chmodSync(source ?? '', 0o600);
  chmodSync(program ?? '', 0o700);
  settle(folder, at);
  expect(lstatSync(source ?? '')).toMatchObject({ mode: 0o100_644, mtime: at });
  expect(lstatSync(program ?? '')).toMatchObject({ mode: 0o100_755, mtime: at });
  expect(lstatSync(folder)).toMatchObject({ mode: 0o40_755, mtime: at });
});
