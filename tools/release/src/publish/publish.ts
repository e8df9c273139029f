import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import { type Environment, instant, kathmanduDate } from '@chuli/kernel';
import { readRelease } from '@chuli/launcher';
import { releaseFolder } from '../build.ts';
import { filesAt, hasUncommitted, readCommit } from '../commit.ts';
import { versionOf } from '../manifests.ts';
import { type Migrations, migrationsOf } from '../migrations.ts';
import { SBOM_FILE, digestOfText } from '../sbom/index.ts';
import { sectionsOf } from './changelog.ts';
import { type Notes, notesOf, textOfNotes } from './notes.ts';
import { type Candidate, refusalsOf } from './refusals.ts';
import { signed } from './signature.ts';
import { faultsOfSigned } from './verify.ts';
import type { Month } from './version.ts';

/** The notes lie beside the folder, so that the folder is what its commit builds and nothing else. */
const notesFile = (folder: string): string => `${folder}.notes.json`;
const signatureFile = (folder: string): string => `${notesFile(folder)}.sig`;

const readIn = (...parts: string[]): string => readFileSync(path.join(...parts), 'utf8');

const monthAt = (at: Date): Month => {
  const [year = 0, month = 0] = kathmanduDate(instant(at.getTime())).split('-').map(Number);
  return { year, month };
};

/** The folder that HEAD is built into, and what is known of it before it is published. */
export const candidateOf = (
  wanted: string,
  environment: Environment,
): { readonly folder: string; readonly refusals: string[] } => {
  const commit = readCommit('HEAD');
  const folder = releaseFolder(commit, environment);
  const list = path.join(folder, SBOM_FILE);
  const candidate: Candidate = {
    wanted,
    isDirty: hasUncommitted(),
    commit: commit.id,
    month: monthAt(commit.at),
    declared: versionOf(ROOT),
    changelog: readIn(ROOT, 'CHANGELOG.md'),
    built: readRelease(folder),
    sbom: existsSync(list) ? digestOfText(readIn(list)) : null,
  };
  return { folder, refusals: refusalsOf(candidate) };
};

/** The migrations of the version before, by its tag or the commit that is named instead. */
const migrationsBefore = (changelog: string, since: string | undefined): Migrations | null => {
  const last = sectionsOf(changelog)[2]?.version;
  const name = since ?? (last === undefined ? undefined : `v${last}`);
  if (name === undefined) return null;
  return {
    registry: filesAt(name, 'packages/registry/migrations'),
    tape: filesAt(name, 'packages/tape/migrations'),
  };
};

export type Published = { readonly notes: Notes; readonly file: string };

/** Writes the notes of a built release and signs them. */
export const publish = (folder: string, since: string | undefined, privateKey: string): Published => {
  const release = readRelease(folder);
  if (release === null) throw new Error(`${folder} is no release`);
  const changelog = readIn(ROOT, 'CHANGELOG.md');
  const before = migrationsBefore(changelog, since);
  const notes = notesOf({ folder, release, changelog, migrations: migrationsOf(ROOT), before });
  const text = textOfNotes(notes);
  writeFileSync(notesFile(folder), text);
  writeFileSync(signatureFile(folder), signed(text, privateKey));
  return { notes, file: notesFile(folder) };
};

/** What a folder is not that the notes beside it say it is. */
export const verifyRelease = (given: string, keyFile: string): string[] => {
  const folder = path.resolve(given);
  return faultsOfSigned({
    folder,
    notes: readIn(notesFile(folder)),
    signature: readIn(signatureFile(folder)),
    publicKey: readIn(keyFile),
  });
};
