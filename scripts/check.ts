import { CHECKS } from './lib/checks.ts';
import { runCommand } from '@chuli/command';
import { proveNew } from './lib/prove-new.ts';
import { provePlanted } from './lib/planted.ts';
import { runChecks } from './lib/run-checks.ts';

/** What is checked: the tree, what the checks catch, or what `npm run new` writes. */
const workOf = (planted: boolean, isNew: boolean): { what: string; work: () => Promise<boolean[]> } => {
  if (planted) return { what: 'planted violations', work: provePlanted };
  if (isNew) return { what: 'new examples of every kind', work: proveNew };
  return { what: 'checks', work: () => runChecks(CHECKS) };
};

await runCommand({
  name: 'check',
  summary:
    'Format, types, lint, boundaries, dead code, reference pages and unit tests: everything that needs no engine.',
  options: {
    planted: {
      type: 'boolean',
      help: 'plant one violation of each kind and demand that the check catches it',
      default: false,
    },
    new: {
      type: 'boolean',
      help: 'in a copy of the tree begin one of every kind of `npm run new`, and check that unchanged',
      default: false,
    },
  },
  run: async ({ planted, new: isNew }) => {
    const started = performance.now();
    const { what, work } = workOf(planted, isNew);
    const results = await work();
    const passed = results.filter(Boolean).length;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${what} took ${seconds} s`);
    console.log(`${passed} passed, ${results.length - passed} failed`);
    return passed === results.length ? 0 : 1;
  },
});
