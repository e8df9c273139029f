import { describe, expect, it } from 'vitest';
import { type Lock, reduceLock } from './lock.ts';
import type { Manifest } from './manifests.ts';

const manifest = (name: string, dependencies: Record<string, string>): Manifest => ({
  name,
  version: '1.0.0',
  private: true,
  type: 'module',
  dependencies,
});

const lock: Lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'apps/one': {},
    'tools/engine': {},
    'node_modules/@chuli/one': { resolved: 'apps/one', link: true },
    'node_modules/used': {
      version: '1.0.0',
      dependencies: { deep: '^2' },
      optionalDependencies: { away: '1' },
    },
    'node_modules/deep': { version: '1.0.0' },
    'node_modules/used/node_modules/deep': { version: '2.0.0', dev: true, dependencies: { shared: '1' } },
    'node_modules/shared': { version: '1.0.0' },
    'node_modules/engine': { version: '1.0.0' },
  },
};

const manifests = new Map([
  ['', manifest('all', { '@chuli/one': '*' })],
  ['apps/one', manifest('@chuli/one', { used: '1.0.0' })],
]);

describe('the lock of a release', () => {
  const { packages } = reduceLock(lock, manifests);

  it('has what is asked for, each in the place where its asker finds it', () => {
    expect(Object.keys(packages)).toEqual([
      '',
      'apps/one',
      'node_modules/@chuli/one',
      'node_modules/shared',
      'node_modules/used',
      'node_modules/used/node_modules/deep',
    ]);
  });

  it('calls nothing a package of developers', () => {
    expect(packages['node_modules/used/node_modules/deep']).toEqual({
      version: '2.0.0',
      dependencies: { shared: '1' },
    });
  });

  it('asks for no more than the manifests do', () => {
    expect(packages['apps/one']).toMatchObject({ dependencies: { used: '1.0.0' } });
  });

  it('is refused where something is not locked', () => {
    const wanting = new Map([['', manifest('all', { gone: '1.0.0' })]]);
    expect(() => reduceLock(lock, wanting)).toThrow('the root needs gone, which is not locked');
  });
});
