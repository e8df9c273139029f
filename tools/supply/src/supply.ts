import path from 'node:path';
import { advisoryFaults, askAdvisories } from './asked/advisories.ts';
import { askSignatures, signatureFaults } from './asked/signatures.ts';
import { filesHere, textOfFile } from './files.ts';
import { licenceFaults } from './licences.ts';
import { type Manifest, manifestFaults, settingFaults } from './manifests.ts';
import { originFaults } from './origins.ts';
import { type Outcome, answered, judged, notAsked } from './outcome.ts';
import { type Package, readPackages } from './packages.ts';
import { secretsIn } from './secrets/find.ts';
import { pastTexts } from './secrets/history.ts';

export type Wish = {
  /** Texts of all commits as well. */
  readonly history: boolean;
  /** The registry is asked of nothing. */
  readonly offline: boolean;
  readonly today: string;
};

const licences = (packages: readonly Package[]): Outcome => {
  const released = packages.filter(({ part }) => part === 'release').length;
  const kinds = new Set(packages.map(({ locked }) => locked.license)).size;
  const told = `${released} packages of the release, ${packages.length - released} of developers, ${kinds} licences`;
  return judged('licences', told, licenceFaults(packages));
};

const origins = (packages: readonly Package[], files: readonly string[]): Outcome => {
  const manifests = files.filter((file) => path.basename(file) === 'package.json');
  const faults = [
    ...originFaults(packages),
    ...manifests.flatMap((file) => manifestFaults(file, JSON.parse(textOfFile(file) ?? '') as Manifest)),
    ...settingFaults('.npmrc', textOfFile('.npmrc') ?? ''),
  ];
  return judged('origins', `${packages.length} locked by sha512, ${manifests.length} manifests`, faults);
};

type Text = { readonly name: string; readonly content: string };

const secrets = async (name: string, texts: Iterable<Text>): Promise<Outcome> => {
  const [faults, known] = [new Array<string>(), new Set<string>()];
  let count = 0;
  for (const { name: file, content } of texts) {
    count += 1;
    for (const secret of await secretsIn(file, content)) {
      if (secret.known === null)
        faults.push(`${secret.file}:${secret.line} holds a secret (${secret.rule}): ${secret.shown}`);
      else known.add(secret.known.text);
    }
  }
  return judged(name, `${count} texts, ${known.size} known texts that are no secrets`, faults);
};

const textsHere = function* (files: readonly string[]): Generator<Text> {
  for (const name of files) {
    const content = textOfFile(name);
    if (content !== null) yield { name, content };
  }
};

const asked = async (packages: readonly Package[], today: string): Promise<Outcome[]> => {
  const [advisories, signatures] = [await askAdvisories(), await askSignatures()];
  return [
    answered('advisories', advisories, 'asked', (said) => advisoryFaults(said, packages, today)),
    answered('signatures', signatures, 'asked', signatureFaults),
  ];
};

/** What the product is made of, and what lies in the repository: one outcome for each question. */
export const checkSupply = async ({ history, offline, today }: Wish): Promise<Outcome[]> => {
  const files = filesHere();
  const packages = readPackages(files);
  return [
    licences(packages),
    origins(packages, files),
    await secrets('secrets', textsHere(files)),
    ...(history ? [await secrets('secrets of the past', pastTexts())] : []),
    ...(offline
      ? ['advisories', 'signatures'].map((name) => notAsked(name, '--offline'))
      : await asked(packages, today)),
  ];
};
