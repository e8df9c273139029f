import { openRegistry } from '@chuli/registry';
import { readSettings, runCommand, typed } from '@chuli/command';
import { type Given, type Operation, given } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { perform } from './perform.ts';
import { setup } from './setup/setup.ts';

const CHANGING = {
  as: { type: 'string', help: 'who does it; it is written down with the change' },
  apply: { type: 'boolean', help: 'do it; without this it is tried and taken back', default: false },
} as const;

const SETUP = 'What a first run lacks, each with what mends it; ends with 1 while anything is missing.';

const overview = (): string => {
  const line = (words: string, summary: string): string => `  ${words.padEnd(40)} ${summary}`;
  const lines = Object.entries(OPERATIONS).flatMap(([thing, operations]) =>
    Object.entries(operations).map(([verb, { summary, words = '' }]) =>
      line(`${thing} ${verb} ${words}`, summary),
    ),
  );
  lines.unshift(line('setup', SETUP));
  return `${typed('operate', '<thing> <verb> [options]')}\n\n${lines.join('\n')}\n\nEach has --help.\n`;
};

type Run = { command: string; operation: Operation; asked: Given; isApplied: boolean };

const run = async ({ command, operation, asked, isApplied }: Run): Promise<void> => {
  const registry = openRegistry(readSettings().registryUrl, 2);
  const now = new Date();
  try {
    if ('look' in operation) {
      await operation.look(registry, asked, now);
      return;
    }
    const doing = { operator: asked.need('as'), command, isApplied };
    const { subject, before, after } = await perform(registry, operation, asked, doing, now);
    console.log(`${command} ${subject}`);
    console.log(`  before  ${JSON.stringify(before)}`);
    console.log(`  after   ${JSON.stringify(after)}`);
    console.log(isApplied ? 'done' : 'dry run: nothing was changed; --apply does it');
  } finally {
    await registry.destroy();
  }
};

const [thing = '', verb = ''] = process.argv.slice(2);
const operation = OPERATIONS[thing]?.[verb];

if (thing === 'setup')
  await runCommand({ name: 'operate', summary: SETUP, words: 'setup', options: {}, run: setup });
else if (operation === undefined) {
  const isAskedFor = thing === '--help';
  (isAskedFor ? console.log : console.error)(overview());
  process.exitCode = isAskedFor ? 0 : 2;
} else {
  const command = `${thing} ${verb}`;
  await runCommand({
    name: 'operate',
    summary: operation.summary,
    words: `${command} ${operation.words ?? ''}`.trim(),
    options: { ...operation.options, ...(!('look' in operation) && CHANGING) },
    run: async (options, words) => {
      const values: Readonly<Record<string, unknown>> = options;
      const isApplied = values['apply'] === true;
      await run({ command, operation, asked: given(words.slice(2), values), isApplied });
    },
  });
}
