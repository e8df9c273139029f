import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file as it was before the command, null where there was none. */
type Kept = { readonly before: string | null; readonly after: string };

/** What became of a file. */
export type Change = { readonly path: string; readonly isNew: boolean; readonly lines: number };

/** Lines of the second text that the first does not have. */
const linesAdded = (before: string, after: string): number => {
  const left = Map.groupBy(before.split('\n'), (line) => line);
  return after.split('\n').filter((line) => left.get(line)?.pop() === undefined).length;
};

/** Edits of the tree that are collected first: whatever fails before `write` has changed nothing. */
export class Plan {
  readonly #root: string;
  readonly #edits = new Map<string, Kept>();
  readonly #watched = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A file as it will be. */
  read(path: string): string {
    const planned = this.#edits.get(path);
    if (planned !== undefined) return planned.after;
    if (!existsSync(join(this.#root, path))) throw new Error(`${path}: there is no such file`);
    return readFileSync(join(this.#root, path), 'utf8');
  }

  hasFolder(folder: string): boolean {
    return existsSync(join(this.#root, folder));
  }

  /** Paths of the files of a folder. */
  filesIn(folder: string): string[] {
    return readdirSync(join(this.#root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${folder}/${name}`)
      .toSorted();
  }

  /** The first of these files that says this. */
  fileThatSays(paths: readonly string[], words: string): string {
    const found = paths.find((path) => this.read(path).includes(words));
    if (found === undefined) throw new Error(`No file of ${dirname(paths[0] ?? '')} says "${words}"`);
    return found;
  }

  create(path: string, text: string): void {
    if (this.#edits.has(path) || existsSync(join(this.#root, path)))
      throw new Error(`${path} exists already`);
    this.#edits.set(path, { before: null, after: text });
  }

  change(path: string, edit: (text: string) => string): void {
    const now = this.read(path);
    try {
      const planned = this.#edits.get(path);
      this.#edits.set(path, { before: planned === undefined ? now : planned.before, after: edit(now) });
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  /** Writes all edits. Files of these folders are remembered, since programs that run afterwards may write there. */
  write(watched: readonly string[]): string[] {
    for (const path of watched.flatMap((folder) => this.filesIn(folder)))
      if (!this.#edits.has(path)) this.#watched.set(path, this.read(path));
    for (const [path, { after }] of this.#edits) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), after);
    }
    return [...this.#edits.keys()];
  }

  /** Everything that is other than it was. */
  changes(watched: readonly string[]): Change[] {
    const before = new Map<string, string | null>(this.#watched);
    for (const [path, kept] of this.#edits) before.set(path, kept.before);
    const paths = new Set([...this.#edits.keys(), ...watched.flatMap((folder) => this.filesIn(folder))]);
    return [...paths].flatMap((path): Change[] => {
      const [old, text] = [before.get(path) ?? null, readFileSync(join(this.#root, path), 'utf8')];
      if (old === text) return [];
      const lines = old === null ? text.trimEnd().split('\n').length : linesAdded(old, text);
      return [{ path, isNew: old === null, lines }];
    });
  }

  /** Puts everything back. */
  undo(watched: readonly string[]): void {
    for (const { path, isNew } of this.changes(watched)) {
      const before = this.#edits.get(path)?.before ?? this.#watched.get(path);
      if (isNew || before === undefined) rmSync(join(this.#root, path), { force: true });
      else writeFileSync(join(this.#root, path), before);
    }
  }
}
