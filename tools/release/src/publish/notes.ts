import type { Release } from '@chuli/launcher';
import { marksOf } from '../contents.ts';
import type { Migrations } from '../migrations.ts';
import { sectionsOf } from './changelog.ts';

/** What is signed of a release: what it is, what it changes, and every file of it. */
export type Notes = Pick<Release, 'version' | 'commit' | 'built_at' | 'environment' | 'node' | 'sbom'> & {
  /** Files of migrations that the version before it does not have. */
  readonly migrations: Migrations;
  /** Its part of the changelog. */
  readonly changes: string;
  /** By the path of each file: its mode and the sha256 of its bytes, or of where a link leads. */
  readonly files: Readonly<Record<string, string>>;
};

export type Noted = {
  readonly folder: string;
  readonly release: Release;
  readonly changelog: string;
  readonly migrations: Migrations;
  /** Of the version before; null where there was none. */
  readonly before: Migrations | null;
};

const added = (now: readonly string[], before: readonly string[] = []): string[] =>
  now.filter((name) => !before.includes(name));

export const notesOf = ({ folder, release, changelog, migrations, before }: Noted): Notes => {
  const { version, commit, built_at, environment, node, sbom } = release;
  return {
    version,
    commit,
    built_at,
    environment,
    node,
    sbom,
    migrations: {
      registry: added(migrations.registry, before?.registry),
      tape: added(migrations.tape, before?.tape),
    },
    changes: sectionsOf(changelog).find((section) => section.version === version)?.text ?? '',
    files: Object.fromEntries(marksOf(folder)),
  };
};

export const textOfNotes = (notes: Notes): string => `${JSON.stringify(notes, null, 2)}\n`;
