import type { Account } from './definition.ts';
import { findProgram } from './find-binary.ts';

type Surroundings = {
  /** A network namespace by its name, as `ip netns` knows it. */
  readonly namespace?: string | undefined;
  /** In a namespace alone: elsewhere whoever starts it can say so. */
  readonly account?: Account | undefined;
  /** What it alone is given, and no program before it: a library that is loaded by name goes by whose it is. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** What it is told when its parent dies, however that dies; where the system can (Linux). */
  readonly atParentsEnd?: NodeJS.Signals | undefined;
};

const programOf = (name: string): string => {
  const program = findProgram(name);
  if (program === null) throw new Error(`${name} is not installed (Debian: apt install util-linux).`);
  return program;
};

/** The words that start a command in its surroundings; its process is the one that is started. */
export const surrounded = (
  command: readonly [string, ...string[]],
  { namespace, account, env = {}, atParentsEnd }: Surroundings,
): [string, ...string[]] => {
  const words: [string, ...string[]] = [...command];
  const given = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  if (given.length > 0) words.unshift(programOf('env'), ...given);
  const setpriv = process.platform === 'linux' && atParentsEnd !== undefined ? findProgram('setpriv') : null;
  if (setpriv !== null && atParentsEnd !== undefined)
    words.unshift(setpriv, '--pdeathsig', atParentsEnd.replace('SIG', ''), '--');
  if (namespace === undefined) return words;
  const as = account === undefined ? [] : ['--setgid', String(account.gid), '--setuid', String(account.uid)];
  return [programOf('nsenter'), `--net=/run/netns/${namespace}`, ...as, '--', ...words];
};
