import type { Locked } from '../lock.ts';

type Licence = { readonly license: { readonly id: string } } | { readonly expression: string };
type Hash = { readonly alg: 'SHA-512'; readonly content: string };
type Property = { readonly name: string; readonly value: string };

/** A package in the words of CycloneDX 1.6. */
export type Component = {
  readonly type: 'library' | 'application';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly Hash[];
  readonly licenses?: readonly Licence[];
  readonly purl?: string;
  readonly properties?: readonly Property[];
};

const MODULES = 'node_modules/';

/** The name of a package: what the lock says, or the place where it is installed. */
export const nameOf = (place: string, { name }: Locked): string =>
  name ?? place.slice(place.lastIndexOf(MODULES) + MODULES.length);

export const isOwn = (place: string): boolean => !place.includes(MODULES);

/** Ours are on no registry, so that no address of one may name them: somebody else could take that name there. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

export const refOf = (place: string, locked: Locked): string => {
  const [name, version = ''] = [nameOf(place, locked), locked.version];
  return isOwn(place) ? `${name}@${version}` : purlOf(name, version);
};

const hashesOf = (integrity: string): Hash[] => {
  const [algorithm, digest = ''] = integrity.split('-', 2);
  if (algorithm !== 'sha512') throw new Error(`A package is locked by ${algorithm}, not by sha512`);
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
};

const licencesOf = (licence: string): Licence[] =>
  licence.includes(' ') ? [{ expression: licence }] : [{ license: { id: licence } }];

/** `parts` are where it runs: on the server, in the pages, or both. */
export const componentOf = (place: string, locked: Locked, parts: readonly string[]): Component => {
  const { version = '', integrity, license } = locked;
  const ref = refOf(place, locked);
  return {
    type: place.startsWith('apps/') ? 'application' : 'library',
    'bom-ref': ref,
    name: nameOf(place, locked),
    version,
    ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
    ...(license !== undefined && { licenses: licencesOf(license) }),
    ...(!isOwn(place) && { purl: ref }),
    properties: parts.map((value) => ({ name: 'chuli:part', value })),
  };
};
