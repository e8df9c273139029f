import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '@chuli/harness';

/** What a screen is made of besides the kit: its own file, and the parts it shares with others. */
const FOLDERS = ['screens', 'features', 'shared'];
const IMPORT = /(?:from |import\(|import )'(\.[^']+)'/g;
const IS_DECLARED = /from '[./\w-]+\/define-(live-)?screen\.tsx'/;

/** A row of the table of screens: the file that shows it, and whether it is a place of work with data. */
export type ListedScreen = { readonly file: string; readonly hasData: boolean };

export type ScreenSizes = {
  readonly dataScreens: number;
  /** Of those with data, shown by a declaration. */
  readonly declared: number;
  /** Lines per screen; a part that several screens use is divided among them. */
  readonly median: number;
  /** All lines of screens and their parts, divided by the screens. */
  readonly mean: number;
};

type Source = { readonly lines: number; readonly imports: readonly string[]; readonly isDeclared: boolean };

const readSource = (folder: string, file: string): Source => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return {
    lines: text.trimEnd().split('\n').length,
    imports: [...text.matchAll(IMPORT)].map(([, to = '']) => path.join(path.dirname(file), to)),
    isDeclared: IS_DECLARED.test(text),
  };
};

const reachedFrom = (file: string, sources: ReadonlyMap<string, Source>): ReadonlySet<string> => {
  const reached = new Set([file]);
  for (const one of reached)
    for (const to of sources.get(one)?.imports ?? []) if (sources.has(to)) reached.add(to);
  return reached;
};

/** Measures the screens of the web whose sources stand in a folder; near-twins share their file. */
export const measureScreens = (folder: string, screens: readonly ListedScreen[]): ScreenSizes => {
  const files = FOLDERS.flatMap((name) => globSync(`${name}/**/*.{ts,tsx}`, { cwd: folder })).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const sources = new Map(files.map((file) => [file, readSource(folder, file)]));
  const reached = screens.map(({ file }) => reachedFrom(`screens/${file}`, sources));
  const users = Map.groupBy(
    reached.flatMap((parts) => [...parts]),
    (part) => part,
  );
  const linesOf = (file: string): number => sources.get(file)?.lines ?? 0;
  const sizes = reached.map((parts) =>
    [...parts].reduce((sum, part) => sum + linesOf(part) / (users.get(part)?.length ?? 1), 0),
  );
  const withData = screens.filter(({ hasData }) => hasData);
  return {
    dataScreens: withData.length,
    declared: withData.filter(({ file }) => sources.get(`screens/${file}`)?.isDeclared === true).length,
    median: Math.round(median(sizes)),
    mean: Math.round(files.reduce((sum, file) => sum + linesOf(file), 0) / screens.length),
  };
};
