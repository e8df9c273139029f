import { runCommand, typed } from '@chuli/command';
import type { Verb } from './verbs/verb.ts';

type Asked = { readonly name: string; readonly page: string; readonly verbs: Readonly<Record<string, Verb>> };

/** A command of several verbs: `chuli backup take`. */
export const runVerbs = async ({ name: command, page, verbs }: Asked): Promise<void> => {
  const [name = ''] = process.argv.slice(2);
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined) {
    const lines = Object.entries(verbs).map(
      ([each, { summary }]) => `  ${each.padEnd(13)} ${summary.split('\n', 1)[0] ?? ''}`,
    );
    const overview = `${typed(command, '<verb> [options]')}\n\n${lines.join('\n')}\n\nEach has --help. ${page} leads through it.\n`;
    const isAskedFor = name === '--help';
    (isAskedFor ? console.log : console.error)(overview);
    process.exitCode = isAskedFor ? 0 : 2;
    return;
  }
  await runCommand({
    name: command,
    summary: verb.summary,
    words: `${name} ${verb.words ?? ''}`.trim(),
    options: { ...verb.options },
    run: (values, words) => verb.run(values, words.slice(1)),
  });
};
