import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '@chuli/command';
import { ENVIRONMENTS } from '@chuli/kernel';
import { PLACES, settingsFiles } from './files.ts';
import { freshKeys } from './keys.ts';

const OWNER_ONLY = { folder: 0o700, file: 0o600 };

const chosen = <T extends string>(option: string, given: string, known: readonly T[]): T => {
  const found = known.find((one) => one === given);
  if (found === undefined) throw new Error(`--${option} takes ${known.join(', ')}`);
  return found;
};

await runCommand({
  name: 'settings',
  summary: [
    'Writes the files of settings of a first installation, with keys and passwords of its own. What is empty there is',
    'for you to say. A file that exists is never written over: a lost key cannot be made again.',
    ...Object.entries(PLACES).map(([name, { about }]) => `  --for ${name.padEnd(8)} ${about}`),
  ].join('\n'),
  words: '<folder>',
  options: {
    for: { type: 'string', help: Object.keys(PLACES).join(' or '), default: 'machine' },
    environment: { type: 'string', help: 'production or test', default: 'production' },
  },
  run: ({ for: place, environment: said }, [folder]) => {
    if (folder === undefined) throw new Error('Into which folder?');
    const places = PLACES[chosen('for', place, Object.keys(PLACES) as (keyof typeof PLACES)[])];
    const files = settingsFiles({
      keys: freshKeys(),
      places,
      environment: chosen('environment', said, ENVIRONMENTS),
    });
    const there = [...files.keys()].filter((name) => existsSync(path.join(folder, name)));
    if (there.length > 0) throw new Error(`${folder} holds ${there.join(', ')}; nothing was written`);
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
    for (const [name, text] of files)
      writeFileSync(path.join(folder, name), text, { mode: OWNER_ONLY.file, flag: 'wx' });
    const open = [...files].flatMap(([name, text]) =>
      [...text.matchAll(/^(\w+)=$/gm)].map(([, setting]) => `${setting} in ${name}`),
    );
    console.log(`${files.size} files in ${folder}; to be said: ${open.join(', ')}`);
  },
});
