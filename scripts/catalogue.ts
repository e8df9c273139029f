import { type Comparison, compare } from './lib/catalogue/compare.ts';
import { readOurs } from './lib/catalogue/ours.ts';
import { readSpec } from './lib/catalogue/spec.ts';
import { runCommand } from './lib/command.ts';
import { ROOT } from './lib/run.ts';

const KINDS = ['calls', 'screens', 'rules'] as const;

const list = (title: string, names: readonly string[]): void => {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
};

const isComplete = ({ missing, surplus, differing }: Comparison): boolean =>
  missing.length + surplus.length + differing.length === 0;

await runCommand({
  name: 'catalogue',
  summary: 'Compares calls, screens and tested rules with the tables of the specification.',
  options: {
    spec: { type: 'string', help: 'folder with endpoints.tsv, screens.tsv, rules.tsv (else CHULI_SPEC)' },
    missing: { type: 'boolean', help: 'list what is missing' },
    strict: { type: 'boolean', help: 'fail while anything is missing' },
  },
  run: (options) => {
    const folder = options.spec ?? process.env['CHULI_SPEC'];
    if (folder === undefined)
      throw new Error('Say where the specification is: --spec <folder> or CHULI_SPEC.');
    const spec = readSpec(folder);
    const ours = readOurs(ROOT);
    const compared = KINDS.map((kind) => ({ kind, result: compare(spec[kind], ours[kind]) }));
    for (const { kind, result } of compared) {
      const { missing, surplus, differing } = result;
      if (options.missing) list(`missing ${kind}`, missing);
      list(`${kind} that the specification does not have`, surplus);
      list(`${kind} whose access or parameters are not the specification's`, differing);
    }
    for (const { kind, result } of compared) console.log(`${kind}: ${result.held.length} of ${result.asked}`);
    return options.strict && !compared.every(({ result }) => isComplete(result)) ? 1 : 0;
  },
});
