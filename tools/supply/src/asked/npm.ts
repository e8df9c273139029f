import { execFile } from 'node:child_process';
import { ROOT } from '@chuli/command';

/** What a registry was asked and said, or why it could not be asked; the second is never good. */
export type Asked<T> =
  | { readonly isAsked: true; readonly said: T }
  | { readonly isAsked: false; readonly why: string };

const MOST_BYTES = 64 * 1024 * 1024;

/** A command that npm started is told of settings of that start. */
const withoutNpm = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

/** What npm prints, whatever its code: it ends with 1 where it found something, and where it could not ask. */
export const npmSays = (args: readonly string[], seconds: number): Promise<Asked<string>> =>
  new Promise((done) => {
    const options = { cwd: ROOT, env: withoutNpm(), timeout: seconds * 1_000, maxBuffer: MOST_BYTES };
    execFile('npm', [...args, '--json', '--fetch-retries=0'], options, (error, stdout, stderr) => {
      if (error?.killed === true) return done({ isAsked: false, why: `no answer within ${seconds} s` });
      if (stdout.trim() !== '') return done({ isAsked: true, said: stdout });
      return done({ isAsked: false, why: stderr.trim().split('\n')[0] ?? 'npm said nothing' });
    });
  });

/** What npm says where it could not ask. */
type Refusal = {
  readonly error?: { readonly code?: string; readonly summary?: string };
  readonly message?: string;
};

export const whyRefused = (said: unknown): string | null => {
  const { error, message } = (said ?? {}) as Refusal;
  if (error === undefined && message === undefined) return null;
  const words = [error?.code, error?.summary, message].filter((word) => word !== undefined && word !== '');
  return words.join(', ').split('\n')[0]?.slice(0, 160) || 'npm did not say why';
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The answer as it was meant; anything else was not asked. */
export const understood = <T>(
  answer: Asked<string>,
  parse: (said: unknown) => { success: true; data: T } | { success: false },
): Asked<T> => {
  if (!answer.isAsked) return answer;
  const said = parsed(answer.said);
  const why = said === undefined ? 'npm did not answer in JSON' : whyRefused(said);
  if (why !== null) return { isAsked: false, why };
  const { success, ...rest } = parse(said);
  return success && 'data' in rest
    ? { isAsked: true, said: rest.data }
    : { isAsked: false, why: 'npm answered in another form than expected' };
};
