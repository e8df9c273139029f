import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nepali from '@chuli/language/nepali';
import { type Place, lineOf, lineWhere } from './place.ts';

/** The line of the catalogue that has a text, asked for in English or in Nepali. */
export const findTexts = (root: string, wanted: string): Place[] => {
  const asked = wanted.toLowerCase();
  return Object.entries<string>(nepali)
    .filter(([english, said]) => english.toLowerCase() === asked || said === wanted)
    .flatMap(([english, said]) => {
      const keys = [`  ${english}:`, `  '${english}':`, `  "${english}":`];
      return globSync('packages/language/src/nepali/*.ts', { cwd: root }).flatMap((file) =>
        lineWhere(root, `text ${said}`, file, (line) => keys.some((key) => line.startsWith(key))),
      );
    });
};

type Scripts = { readonly scripts: Readonly<Record<string, string>> };

/** A command of the project: its line among the scripts, and the file that it runs. */
export const findCommands = (root: string, wanted: string): Place[] => {
  const name = wanted.replace(/^npm (run )?/, '');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Scripts;
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (script === undefined) return [];
  const file = /\S+\.ts$/.exec(script)?.[0];
  return [
    ...(file === undefined ? [] : lineOf(root, 'command', file, 'runCommand({')),
    ...lineOf(root, 'script', 'package.json', `"${name}": "${script}"`),
  ];
};

const SETS = [
  { what: 'drill', table: 'scripts/drill.ts' },
  { what: 'bench', table: 'scripts/bench.ts' },
] as const;

/** A drill or a bench by its name, alone or after its command: the file that does it, and its row. */
export const findDrillsAndBenches = (root: string, wanted: string): Place[] =>
  SETS.flatMap(({ what, table }) => {
    const name = wanted.replace(new RegExp(`^(npm run )?${what} (-- )?`), '');
    const text = readFileSync(join(root, table), 'utf8');
    const rows = text.slice(0, text.indexOf('\n};')).split('\n');
    const at = rows.findIndex((line) => line.startsWith(`  ${name}: `));
    const [, file] = /import\('\.\.\/([^']+)'\)/.exec(rows.slice(at).join('\n')) ?? [];
    if (at === -1 || file === undefined) return [];
    const row = { what: 'row', where: `${table}:${at + 1}` };
    return lineOf(root, what, file, `export const ${what}`).concat(row);
  });
