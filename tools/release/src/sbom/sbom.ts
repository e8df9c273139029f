import { createHash } from 'node:crypto';
import type { Commit } from '../commit.ts';
import { type Lock, type Locked, placeOf } from '../lock.ts';
import type { Plan } from '../plan.ts';
import { type Component, componentOf, isOwn, refOf } from './component.ts';

export const SBOM_FILE = 'sbom.cdx.json';

/** What a release holds, as CycloneDX 1.6 says it; of one commit always the same. */
export type Sbom = {
  readonly $schema: string;
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: {
    readonly timestamp: string;
    readonly lifecycles: readonly { readonly phase: 'build' }[];
    readonly component: Component;
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

type Packages = Lock['packages'];
export type Described = {
  readonly plan: Pick<Plan, 'lock' | 'pages'>;
  readonly commit: Commit;
  readonly version: string;
};

export const digestOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What only differs by the commit is named by it; the form is that of a UUID of a digest. */
const serialOf = ({ id }: Commit): string => {
  const digits = digestOfText(`chuli ${id}`);
  const fields = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...fields, digits.slice(20, 32)].join('-')}`;
};

/** Both parts in one: a package of ours that is in both asks for what it asks for in either. */
const together = ({ lock, pages }: Described['plan']): Packages => {
  const all: Record<string, Locked> = { ...pages.packages };
  for (const [place, locked] of Object.entries(lock.packages)) {
    const dependencies = { ...all[place]?.dependencies, ...locked.dependencies };
    all[place] = { ...all[place], ...locked, dependencies };
  }
  return all;
};

const partsOf = (place: string, { lock, pages }: Described['plan']): string[] => [
  ...(Object.hasOwn(lock.packages, place) ? ['server'] : []),
  ...(Object.hasOwn(pages.packages, place) ? ['pages'] : []),
];

/** The references of what a package asks for and is there; a link leads to the package of ours behind it. */
const asksFor = (packages: Packages, place: string, locked: Locked): string[] => {
  const names = { ...locked.dependencies, ...locked.optionalDependencies, ...locked.peerDependencies };
  return Object.keys(names).flatMap((name) => {
    const found = placeOf(packages, place, name);
    if (found === null) return [];
    const there = packages[found] ?? {};
    const target = there.link === true ? (there.resolved ?? '') : found;
    return [refOf(target, packages[target] ?? {})];
  });
};

/** One package in several places is one component, wherever it is needed. */
const merged = (one: Component | undefined, other: Component): Component => {
  const parts = [...(one?.properties ?? []), ...(other.properties ?? [])];
  const isFirst = ({ value }: { value: string }, at: number): boolean =>
    parts.findIndex((part) => part.value === value) === at;
  return { ...other, properties: parts.filter(isFirst) };
};

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

export const sbomOf = ({ plan, commit, version }: Described): Sbom => {
  const packages = together(plan);
  const components = new Map<string, Component>();
  const asked = new Map<string, ReadonlySet<string>>();
  const root = `chuli@${version}`;
  for (const [place, locked] of Object.entries(packages)) {
    if (locked.link === true) continue;
    const ref = place === '' ? root : refOf(place, locked);
    asked.set(ref, new Set([...(asked.get(ref) ?? []), ...asksFor(packages, place, locked)]));
    if (place === '') continue;
    components.set(ref, merged(components.get(ref), componentOf(place, locked, partsOf(place, plan))));
  }
  // What begins is asked for by nobody, and is the product all the same.
  const apps = Object.entries(packages).flatMap(([place, locked]) =>
    isOwn(place) && place.startsWith('apps/') ? [refOf(place, locked)] : [],
  );
  asked.set(root, new Set([...(asked.get(root) ?? []), ...apps]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(commit),
    version: 1,
    metadata: {
      timestamp: commit.at.toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': root,
        name: 'chuli',
        version,
        properties: [{ name: 'chuli:commit', value: commit.id }],
      },
    },
    components: [...components.values()].toSorted((one, other) => byText(one['bom-ref'], other['bom-ref'])),
    dependencies: [...asked]
      .toSorted(([one], [other]) => byText(one, other))
      .map(([ref, names]) => ({ ref, dependsOn: [...names].toSorted(byText) })),
  };
};

export const textOf = (sbom: Sbom): string => `${JSON.stringify(sbom, null, 2)}\n`;
