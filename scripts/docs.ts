import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencePages } from '@chuli/catalogue';
import { ROOT, runCommand } from '@chuli/command';

const FOLDER = join(ROOT, 'docs/reference');

const currentPages = (): Map<string, string> =>
  new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));

/** Pages that are missing, surplus or out of date. */
const outdated = (wanted: ReadonlyMap<string, string>, current: ReadonlyMap<string, string>): string[] =>
  [...new Set([...wanted.keys(), ...current.keys()])].filter(
    (name) => wanted.get(name) !== current.get(name),
  );

await runCommand({
  name: 'docs',
  summary: 'Writes the reference pages of docs/reference from the source.',
  options: { check: { type: 'boolean', help: 'only say whether they are up to date' } },
  run: ({ check }) => {
    mkdirSync(FOLDER, { recursive: true });
    const wanted = referencePages();
    const changed = outdated(wanted, currentPages());
    for (const name of changed) console.log(`${check ? 'out of date' : 'written'}: docs/reference/${name}`);
    if (!check) {
      for (const name of changed) {
        const text = wanted.get(name);
        if (text === undefined) rmSync(join(FOLDER, name));
        else writeFileSync(join(FOLDER, name), text);
      }
    }
    console.log(`reference pages: ${wanted.size}, ${changed.length} ${check ? 'out of date' : 'changed'}`);
    return check && changed.length > 0 ? 1 : 0;
  },
});
