import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** One of the processes of a machine. */
export type Part = {
  start: () => Promise<void> | void;
  kill: () => Promise<void>;
  /** It stands still, or goes on. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
};

type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

export const partOf = ({ program, args, env }: Command): Part => {
  let child: ChildProcess | null = null;
  return {
    start: () => {
      child = spawn(program, args, { env, stdio: 'ignore' });
    },
    kill: async () => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    signal: (name) => void child?.kill(name),
  };
};
