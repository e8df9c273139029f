import { PRODUCT } from '@chuli/kernel';
import { typed } from '@chuli/command';
import { serve } from './serve/serve.ts';
import { WORD_VERBS, runWordVerb } from './words/verbs.ts';

const isWordVerb = (name: string): name is keyof typeof WORD_VERBS => Object.hasOwn(WORD_VERBS, name);

const USAGE = `${typed('status')}

Looks at ${PRODUCT.name} once a minute as a reader does, and serves the status page, until it is stopped.

${Object.values(WORD_VERBS)
  .map(({ words, summary }) => `  ${typed('status', words)}\n    ${summary}`)
  .join('\n')}

docs/how-to/status-page.md leads through it.
`;

const [verb] = process.argv.slice(2);
if (verb === undefined) {
  try {
    await serve(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else if (isWordVerb(verb)) await runWordVerb(verb);
else {
  const isAskedFor = verb === '--help';
  (isAskedFor ? process.stdout : process.stderr).write(USAGE);
  process.exitCode = isAskedFor ? 0 : 2;
}
