import { capture } from '@chuli/command';

/** Runs a program to its end; what it said is shown where it failed. */
export const run = async (
  command: string,
  args: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> => {
  const { code, output } = await capture(command, args, env, folder);
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4_000)}`);
};
