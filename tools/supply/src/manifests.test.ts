import { describe, expect, it } from 'vitest';
import { manifestFaults, settingFaults } from './manifests.ts';

const faultsOf = (wanted: string, name = 'a'): string[] =>
  manifestFaults('x', { dependencies: { [name]: wanted } });

describe('what a package.json asks for', () => {
  it.each(['1.2.3', '1.2.3-rc.1', 'npm:b@1.2.3', 'npm:@s/b@1.2.3'])('may be %s', (wanted) => {
    expect(faultsOf(wanted)).toEqual([]);
  });

  it.each(['^1.2.3', '~1.2.3', '1.2', '*', 'latest', '>=1', '1.x', 'npm:b@^1.2.3', ''])(
    'is no range: %s',
    (wanted) => {
      expect(faultsOf(wanted)).toEqual([`x: asks for a by ${wanted}, which is not one version`]);
    },
  );

  it.each([
    ['git+https://x.example/a.git', 'git+https'],
    ['github:a/b', 'github'],
    ['a/b', 'a'],
    ['file:../a', 'file'],
    ['link:../a', 'link'],
    ['https://x.example/a.tgz', 'https'],
  ])('comes from no other place: %s', (wanted, from) => {
    expect(faultsOf(wanted)).toEqual([`x: takes a from ${from}, not from a registry`]);
  });

  it('is, of ours, whatever stands beside it', () => {
    expect(faultsOf('*', '@chuli/kernel')).toEqual([]);
    expect(faultsOf('0.1.0', '@chuli/kernel')).toHaveLength(1);
  });

  it('is looked at in every section, and so are programs that npm runs by itself', () => {
    expect(manifestFaults('x', { devDependencies: { a: '*' }, peerDependencies: { b: '*' } })).toHaveLength(
      2,
    );
    expect(manifestFaults('x', { scripts: { test: 'y', postinstall: 'z' } })).toEqual([
      'x: has a script postinstall, which npm runs by itself',
    ]);
  });
});

it('the settings of npm wait for new packages, keep versions exact, and choose no registry', () => {
  const good = 'omit-lockfile-registry-resolved=true\nsave-exact=true\nmin-release-age=35\n';
  expect(settingFaults('.npmrc', good)).toEqual([]);
  expect(settingFaults('.npmrc', good.replace('35', '3'))).toEqual(['.npmrc: min-release-age is not 35']);
  expect(settingFaults('.npmrc', `${good}@s:registry=https://x.example/\n`)).toEqual([
    '.npmrc: @s:registry chooses the registry for everybody',
  ]);
});
