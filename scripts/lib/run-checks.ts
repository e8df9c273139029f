import { ROOT, capture } from '@chuli/command';
import type { Check } from './checks.ts';

/** A check, or a part of one. */
type Run = { readonly [K in keyof Check]: Check[K] extends string ? string : readonly string[] };

const runCheck = async ({ name, command, args }: Run, folder: string): Promise<boolean> => {
  const { code, output, seconds } = await capture(command, args, process.env, folder);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(30)} ${seconds.toFixed(1)} s`);
  if (code !== 0) console.log(output);
  return code === 0;
};

/** Two at a time, in their order; says of each whether it passed. */
export const runChecks = async (checks: readonly Run[], folder: string = ROOT): Promise<boolean[]> => {
  const results: boolean[] = [];
  const queue = [...checks];
  const lane = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) results.push(await runCheck(check, folder));
  };
  await Promise.all([lane(), lane()]);
  return results;
};
