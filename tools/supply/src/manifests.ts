import { NPM_SETTINGS } from './declared.ts';

type Names = Readonly<Record<string, string>>;

const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

export type Manifest = { readonly scripts?: Names } & { readonly [K in (typeof SECTIONS)[number]]?: Names };

const OWN = '@chuli/';
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const ADDRESS = /^(?!npm:)[\w+]+:|^[\w-]+\/[\w.-]+/;
/** What npm runs by itself, for whoever installs. */
const RUN_BY_NPM = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'];

const faultOf = (name: string, wanted: string): string[] => {
  if (name.startsWith(OWN)) return wanted === '*' ? [] : [`asks for ${name}, which is ours, by ${wanted}`];
  if (EXACT.test(wanted)) return [];
  return [
    ADDRESS.test(wanted)
      ? `takes ${name} from ${wanted.split(/[:/]/, 1)[0] ?? ''}, not from a registry`
      : `asks for ${name} by ${wanted}, which is not one version`,
  ];
};

/** A package.json asks for single versions from a registry, and runs nothing at an install. */
export const manifestFaults = (file: string, manifest: Manifest): string[] =>
  [
    ...SECTIONS.flatMap((section) => Object.entries(manifest[section] ?? {})).flatMap(([name, wanted]) =>
      faultOf(name, wanted),
    ),
    ...RUN_BY_NPM.filter((name) => manifest.scripts?.[name] !== undefined).map(
      (name) => `has a script ${name}, which npm runs by itself`,
    ),
  ].map((fault) => `${file}: ${fault}`);

/** The settings of npm on which all of this rests. */
export const settingFaults = (file: string, text: string): string[] => {
  const said = new Map(
    text.split('\n').map((line) => {
      const [name = '', value = ''] = line.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );
  return [
    ...Object.entries(NPM_SETTINGS)
      .filter(([name, value]) => said.get(name) !== value)
      .map(([name, value]) => `${file}: ${name} is not ${value}`),
    ...[...said.keys()]
      .filter((name) => name.includes('registry') && !Object.hasOwn(NPM_SETTINGS, name))
      .map((name) => `${file}: ${name} chooses the registry for everybody`),
  ];
};
