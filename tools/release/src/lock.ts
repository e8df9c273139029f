import type { Manifest } from './manifests.ts';

type Names = Readonly<Record<string, string>>;

/** An entry of `package-lock.json`, as much of it as is looked at. */
export type Locked = {
  /** Where it is installed under another name than its own. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
};

export type Lock = { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, Locked>> };

/** What asks for packages: a manifest, as much of it as a lock repeats. */
export type Asking = Pick<Manifest, 'name' | 'version' | 'dependencies' | 'workspaces' | 'engines'>;

const MODULES = 'node_modules';

/** Where Node finds a package from a place: beside it, or beside one of the folders above it. */
export const placeOf = (packages: Lock['packages'], from: string, name: string): string | null => {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/')))) {
    const place = [above, MODULES, name].filter((part) => part !== '').join('/');
    if (packages[place] !== undefined) return place;
    if (above === '') return null;
  }
};

/** What is only there for developers is no longer so once somebody else asks for it. */
const forAll = ({ dev: _dev, devOptional: _devOptional, ...locked }: Locked): Locked => locked;

/** The lock of a clone, reduced to what the manifests of a release ask for: the same versions in the same places. */
export const reduceLock = (lock: Lock, manifests: ReadonlyMap<string, Asking>): Lock => {
  const kept = new Map<string, Locked>();
  const take = (from: string, name: string, isNeeded: boolean): void => {
    const place = placeOf(lock.packages, from, name);
    if (place === null && isNeeded)
      throw new Error(`${from || 'the root'} needs ${name}, which is not locked`);
    const locked = place === null ? undefined : lock.packages[place];
    if (place === null || locked === undefined || kept.has(place)) return;
    kept.set(place, forAll(locked));
    if (locked.link === true) return;
    for (const next of Object.keys(locked.dependencies ?? {})) take(place, next, true);
    for (const next of Object.keys({ ...locked.optionalDependencies, ...locked.peerDependencies }))
      take(place, next, false);
  };
  for (const [folder, { dependencies }] of manifests)
    for (const name of Object.keys(dependencies)) take(folder, name, true);
  for (const [folder, { name, version, dependencies, workspaces, engines }] of manifests) {
    kept.set(folder, {
      name,
      version,
      dependencies,
      ...(workspaces && { workspaces }),
      ...(engines && { engines }),
    });
    if (folder !== '') kept.set(`${MODULES}/${name}`, { resolved: folder, link: true });
  }
  return {
    ...lock,
    packages: Object.fromEntries([...kept].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
};
