import { readFileSync } from 'node:fs';
import path from 'node:path';

/** As much of a `package.json` as a release needs; the rest is for those who write the sources. */
export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly private: true;
  readonly type: 'module';
  readonly workspaces?: readonly string[];
  readonly exports?: unknown;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
};

type Written = Partial<Manifest> & { readonly devDependencies?: Readonly<Record<string, string>> };

const OWN = '@chuli/';

export const readJson = (...parts: string[]): unknown =>
  JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/** Of the product: that of the root; our packages are never released one by one. */
export const versionOf = (tree: string): string =>
  (readJson(tree, 'package.json') as { readonly version: string }).version;

const read = (tree: string, folder: string): Written => readJson(tree, folder, 'package.json') as Written;

/** What is named in no manifest would be found here by chance, and elsewhere not at all. */
const askedVersion = ({ dependencies, devDependencies }: Written, name: string, folder: string): string => {
  if (name.startsWith(OWN)) return '*';
  // Commands are the developers' in the clone, so that what they run on is too.
  const version = dependencies?.[name] ?? (folder === '' ? devDependencies?.[name] : undefined);
  if (version !== undefined) return version;
  throw new Error(`${folder || 'scripts'} imports ${name}, which its package.json does not name`);
};

const reduced = (tree: string, folder: string, asked: ReadonlySet<string>): Manifest => {
  const written = read(tree, folder);
  const { name = '', version = '' } = written;
  const names = [...asked].filter((one) => one !== name).toSorted();
  return {
    name,
    version,
    private: true,
    type: 'module',
    ...(written.exports !== undefined && { exports: written.exports }),
    dependencies: Object.fromEntries(names.map((one) => [one, askedVersion(written, one, folder)])),
  };
};

/** The manifests of a release by folder, the root's first: each asks for what its shipped files import, and no more. */
export const reducedManifests = (
  tree: string,
  paths: readonly string[],
  asked: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, Manifest> => {
  const folders = new Set(paths.flatMap((one) => /^(?:apps|packages)\/[^/]+/.exec(one)?.[0] ?? []));
  const of = (folder: string): Manifest => reduced(tree, folder, asked.get(folder) ?? new Set());
  const root: Manifest = { ...of(''), workspaces: [...folders].toSorted(), engines: { node: '>=24' } };
  return new Map([
    ['', root],
    ...[...folders].toSorted().map((folder): [string, Manifest] => [folder, of(folder)]),
  ]);
};
