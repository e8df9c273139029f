import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenFiles } from '@chuli/catalogue';
import { ROOT, runCommand } from '@chuli/command';

const FOLDER = 'docs/reference';

const readHere = (name: string): string | undefined => {
  const file = join(ROOT, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** Files that are missing, surplus or out of date. */
const outdated = (wanted: ReadonlyMap<string, string>): string[] => {
  const current = readdirSync(join(ROOT, FOLDER)).map((name) => `${FOLDER}/${name}`);
  return [...new Set([...wanted.keys(), ...current])].filter((name) => wanted.get(name) !== readHere(name));
};

await runCommand({
  name: 'docs',
  summary: 'Writes the reference pages of docs/reference and .env.example from the source.',
  options: { check: { type: 'boolean', help: 'only say whether they are up to date' } },
  run: ({ check }) => {
    const wanted = writtenFiles();
    const changed = outdated(wanted);
    for (const name of changed) {
      console.log(`${check ? 'out of date' : 'written'}: ${name}`);
      if (check) continue;
      const text = wanted.get(name);
      if (text === undefined) rmSync(join(ROOT, name));
      else writeFileSync(join(ROOT, name), text);
    }
    console.log(`reference pages: ${wanted.size}, ${changed.length} ${check ? 'out of date' : 'changed'}`);
    return check && changed.length > 0 ? 1 : 0;
  },
});
