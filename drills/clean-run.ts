import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const MOST_SAID = 64 * 1024 * 1024;

/** What a program says; throws the end of it where it fails. */
export const run = async (
  program: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> => {
  try {
    return (await promisify(execFile)(program, words, { maxBuffer: MOST_SAID, env })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const said = `${stdout}${stderr}`.trimEnd().split('\n').slice(-15).join('\n');
    throw new Error(`${program} ${words.join(' ')} failed:\n${said}`, { cause: error });
  }
};
