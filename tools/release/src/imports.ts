/** What a source names of others, as it stands there: what is read at the start, later, and as a file. */
export type Named = {
  readonly modules: readonly string[];
  /** Files and folders beside it: threads, migrations, lists. */
  readonly places: readonly string[];
};

/**
 * Sources are formatted alike, so what is left of an import when types are gone is known by its first line. Nothing of
 * `import type` is; of `import { type X }` the module is still read.
 */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[\w$*{},\s]+?\sfrom\s+)?'([^'\n]+)'/gm;
const LATER = /\bimport\(\s*'([^'\n]+)'\s*\)/g;
/** A file of another package that is read as it is: a sheet of styles. */
const READ = /\brequire\.resolve\(\s*'([^'\n]+)'\s*\)/g;
const PLACE = /\bnew URL\(\s*'([^'\n]+)',\s*import\.meta\.url\s*\)/g;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

export const namedIn = (text: string): Named => ({
  modules: [...all(text, IMPORT), ...all(text, LATER), ...all(text, READ)],
  places: all(text, PLACE),
});
