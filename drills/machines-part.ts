import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** One of the processes of a machine. */
export type Part = {
  start: () => Promise<void> | void;
  kill: () => Promise<void>;
  /** It stands still, or goes on. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
};

/** As a supervisor waits before it starts again what has ended. */
const AGAIN_MS = 500;

type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Started again whenever it ends of itself. */
  readonly isKept?: boolean;
};

export const partOf = ({ program, args, env, isKept = false }: Command): Part => {
  let child: ChildProcess | null = null;
  let isWanted = false;
  const begin = (): void => {
    if (!isWanted) return;
    const begun = spawn(program, args, { env, stdio: 'ignore' });
    child = begun;
    const again = (): void => (child === begun ? begin() : undefined);
    if (isKept) begun.once('exit', () => setTimeout(again, AGAIN_MS).unref());
  };
  return {
    start: () => {
      isWanted = true;
      begin();
    },
    kill: async () => {
      isWanted = false;
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    signal: (name) => void child?.kill(name),
  };
};
