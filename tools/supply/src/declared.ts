/** Who gets a package: whoever runs or reads the product, or only those who write it. */
export type Part = 'release' | 'developers';

/**
 * Licences whose terms have been read, and for whom their packages may be used. Those of a release ask for no more than
 * their text beside the files, which the release has; they put no terms on ours.
 */
export const LICENCES: Readonly<Record<string, readonly Part[]>> = {
  '0BSD': ['release', 'developers'],
  'Apache-2.0': ['release', 'developers'],
  'BlueOak-1.0.0': ['release', 'developers'],
  'BSD-2-Clause': ['release', 'developers'],
  'BSD-3-Clause': ['release', 'developers'],
  ISC: ['release', 'developers'],
  MIT: ['release', 'developers'],
  'MIT-0': ['release', 'developers'],
  Unlicense: ['release', 'developers'],
  // Fonts alone: they may be served with a product, not sold by themselves.
  'OFL-1.1': ['release', 'developers'],
  // Whoever hands out changed files has to publish them: a tool is not handed out.
  'MPL-2.0': ['developers'],
};

export type LicenceException = {
  readonly name: string;
  readonly licence: string;
  readonly part: Part;
  readonly why: string;
};

export const LICENCE_EXCEPTIONS: readonly LicenceException[] = [
  {
    name: 'web-push',
    licence: 'MPL-2.0',
    part: 'release',
    why: 'installed as it is published, so that there is no changed file to publish; its terms end at its own files',
  },
];

/** Packages that would run a program while they are installed. None is run: every install is --ignore-scripts. */
export const INSTALL_SCRIPTS: readonly { readonly name: string; readonly why: string }[] = [
  { name: 'chdb', why: 'compiles its binding where there is none; the one of its own package is used' },
];

/** What a lock could be told by a setting, and must not be told otherwise. */
export const NPM_SETTINGS: Readonly<Record<string, string>> = {
  'omit-lockfile-registry-resolved': 'true',
  'save-exact': 'true',
  'min-release-age': '35',
};

/** Known advisories that were read and found not to reach us; each until the day on which it is read again. */
export const ACCEPTED_ADVISORIES: readonly {
  readonly id: string;
  readonly name: string;
  readonly until: string;
  readonly why: string;
}[] = [];
