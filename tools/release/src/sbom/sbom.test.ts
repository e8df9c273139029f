import { ROOT } from '@chuli/command';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Lock } from '../lock.ts';
import { planOf } from '../plan.ts';
import { sbomOf, textOf } from './sbom.ts';

/** As much of the published schema of CycloneDX 1.6 as a list of ours may use; anything else is a mistake. */
const Component = z.strictObject({
  type: z.enum(['library', 'application']),
  'bom-ref': z.string().min(1),
  name: z.string().min(1),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  hashes: z
    .array(z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) }))
    .optional(),
  licenses: z
    .array(
      z.union([
        z.strictObject({ license: z.strictObject({ id: z.string().regex(/^[\w.-]+$/) }) }),
        z.strictObject({ expression: z.string().min(1) }),
      ]),
    )
    .optional(),
  purl: z.string().startsWith('pkg:npm/').optional(),
  properties: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
});
const Bom = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
  version: z.literal(1),
  metadata: z.strictObject({
    timestamp: z.iso.datetime(),
    lifecycles: z.tuple([z.strictObject({ phase: z.literal('build') })]),
    component: Component,
  }),
  components: z.array(Component),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const commit = { id: 'c0ffee'.padEnd(40, '0'), at: new Date('2026-11-19T06:00:00Z') };
const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;

const lock: Lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'chuli', version: '1.0.0', dependencies: { '@chuli/one': '*' } },
    'apps/one': {
      name: '@chuli/one',
      version: '0.1.0',
      dependencies: { '@s/used': '1.0.0', other: '1.0.0' },
    },
    'node_modules/@chuli/one': { resolved: 'apps/one', link: true },
    'node_modules/@s/used': {
      version: '1.0.0',
      integrity,
      license: '(MIT OR Apache-2.0)',
      dependencies: { deep: '^2' },
      optionalDependencies: { away: '1' },
    },
    'node_modules/@s/used/node_modules/deep': { version: '2.0.0', integrity, license: 'MIT' },
    'node_modules/deep': { version: '2.0.0', integrity, license: 'MIT' },
    'node_modules/other': { name: 'its-name', version: '1.0.0', integrity, license: 'MIT' },
  },
};
const pages: Lock = {
  lockfileVersion: 3,
  packages: { 'node_modules/deep': { version: '2.0.0', integrity, license: 'MIT' } },
};

describe('the list of packages of a small release', () => {
  const sbom = sbomOf({ plan: { lock, pages }, commit, version: '2026.11.1' });
  const asks = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));

  it('names each package once, by its own name, with its licence and the hash of the lock', () => {
    expect(sbom.components.map((component) => component['bom-ref'])).toEqual([
      '@chuli/one@0.1.0',
      'pkg:npm/%40s/used@1.0.0',
      'pkg:npm/deep@2.0.0',
      'pkg:npm/its-name@1.0.0',
    ]);
    expect(sbom.components[1]).toMatchObject({
      name: '@s/used',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
    });
  });

  it('says where a package runs', () => {
    const partsOf = (ref: string): string[] =>
      (sbom.components.find((component) => component['bom-ref'] === ref)?.properties ?? []).map(
        ({ value }) => value,
      );
    expect(partsOf('pkg:npm/deep@2.0.0').toSorted()).toEqual(['pages', 'server']);
    expect(partsOf('pkg:npm/%40s/used@1.0.0')).toEqual(['server']);
  });

  it('has what asks for what, through links and nested places', () => {
    expect(asks.get('chuli@2026.11.1')).toEqual(['@chuli/one@0.1.0']);
    expect(asks.get('@chuli/one@0.1.0')).toEqual(['pkg:npm/%40s/used@1.0.0', 'pkg:npm/its-name@1.0.0']);
    expect(asks.get('pkg:npm/%40s/used@1.0.0')).toEqual(['pkg:npm/deep@2.0.0']);
  });

  it('gives none of ours an address on a registry', () => {
    expect(sbom.components.filter(({ name, purl }) => name.startsWith('@chuli/') && purl)).toEqual([]);
  });

  it('is another list for another commit, and the same text for the same', () => {
    const again = sbomOf({ plan: { lock, pages }, commit, version: '2026.11.1' });
    expect(textOf(again)).toBe(textOf(sbom));
    const other = sbomOf({ plan: { lock, pages }, commit: { ...commit, id: 'd'.repeat(40) }, version: '1' });
    expect(other.serialNumber).not.toBe(sbom.serialNumber);
  });

  it('refuses a package that is locked by a weaker digest', () => {
    const weak: Lock = {
      ...lock,
      packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha1-aa' } },
    };
    expect(() => sbomOf({ plan: { lock: weak, pages }, commit, version: '1' })).toThrow('by sha1');
  });
});

describe('the list of packages of this tree', () => {
  const plan = planOf(ROOT);
  const sbom = sbomOf({ plan, commit, version: '2026.11.1' });
  const refs = new Set(sbom.components.map((component) => component['bom-ref']));

  it('has the form that is published', () => {
    expect(Bom.parse(JSON.parse(textOf(sbom)))).toEqual(sbom);
  });

  it('knows everything that anything asks for, and what each is', () => {
    expect(refs.size).toBe(sbom.components.length);
    for (const { ref, dependsOn } of sbom.dependencies) {
      expect(refs.has(ref) || ref === 'chuli@2026.11.1', ref).toBe(true);
      for (const name of dependsOn) expect(refs.has(name), name).toBe(true);
    }
    for (const { name, hashes, licenses } of sbom.components)
      expect(name.startsWith('@chuli/') || (hashes !== undefined && licenses !== undefined), name).toBe(true);
  });

  it('has what servers run and what pages are made of, and no tool', () => {
    const names = new Set(sbom.components.map(({ name }) => name));
    for (const name of ['@chuli/api', '@chuli/web', 'fastify', 'pg', 'react', 'lightweight-charts'])
      expect(names, name).toContain(name);
    for (const name of ['vitest', 'vite', 'chdb', '@chuli/testkit']) expect(names, name).not.toContain(name);
  });
});
