import { CHECKS, type Check } from './lib/checks.ts';
import { runCommand } from './lib/command.ts';
import { provePlanted } from './lib/planted.ts';
import { capture } from './lib/run.ts';

const runCheck = async (check: Check): Promise<boolean> => {
  const { code, output, seconds } = await capture(check.command, check.args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name.padEnd(30)} ${seconds.toFixed(1)} s`);
  if (code !== 0) console.log(output);
  return code === 0;
};

const runAll = async (): Promise<boolean[]> => {
  const results: boolean[] = [];
  const queue: Check[] = [...CHECKS];
  const lane = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) results.push(await runCheck(check));
  };
  await Promise.all([lane(), lane()]);
  return results;
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
  },
  run: async ({ planted }) => {
    const started = performance.now();
    const results = planted ? await provePlanted() : await runAll();
    const passed = results.filter(Boolean).length;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${planted ? 'planted violations' : 'checks'} took ${seconds} s`);
    console.log(`${passed} passed, ${results.length - passed} failed`);
    return passed === results.length ? 0 : 1;
  },
});
