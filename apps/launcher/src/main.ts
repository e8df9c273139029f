import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, startedBy } from '@chuli/command';
import { readEnvironment } from '@chuli/kernel';
import { COMMANDS } from './commands.ts';
import { describeRelease, readRelease, webBuilds } from './release.ts';
import { readWords } from './words.ts';

const NOT_UNDERSTOOD = 2;

const overview = (): string => {
  const rows = Object.entries({ ...COMMANDS, version: { about: 'what this release is' } });
  return [
    'chuli [--settings <file>] <command> [options]\n',
    ...rows.map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`),
    '\n--settings reads settings from a file of NAME=value lines, and can be said more than once; what the environment',
    'says already stands. Each command has --help, a process does not: docs/reference/settings.md says what it takes.',
    'Exit codes: 0 done, or stopped as asked; 1 failed, or not started; 2 not understood.',
  ].join('\n');
};

const refuse = (complaint: string, code: number): void => {
  console.error(complaint);
  process.exitCode = code;
};

const run = async (): Promise<void> => {
  const { settings, command, words } = readWords(process.argv.slice(2));
  const release = readRelease(ROOT);
  if (command === '--help') return console.log(overview());
  if (command === 'version' || command === '--version')
    return console.log(describeRelease(release, process.version));
  const row = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (row === undefined) return refuse(overview(), NOT_UNDERSTOOD);
  // Once a variable is there a later file does not change it: the last file is read first, so that it has the say.
  for (const file of settings.toReversed()) process.loadEnvFile(file);
  if (row.refused !== undefined && readEnvironment(process.env).environment === row.refused.where)
    return refuse(`chuli ${command}: ${row.refused.why}`, 1);
  if (release !== null) process.env['CHULI_WEB_BUILDS'] ??= webBuilds(ROOT);
  startedBy('chuli');
  const file = path.join(ROOT, row.file);
  process.argv = [process.execPath, file, ...words];
  await import(pathToFileURL(file).href);
};

try {
  await run();
} catch (error) {
  refuse(
    error instanceof Error ? error.message : String(error),
    error instanceof TypeError ? NOT_UNDERSTOOD : 1,
  );
}
