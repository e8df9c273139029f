import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { surrounded } from '@chuli/engines';

/** One of the processes of a machine. */
export type Part = {
  start: () => Promise<void> | void;
  kill: () => Promise<void>;
  /** It stands still, or goes on. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
};

/** A server of the log. While it is stopped it may be robbed of its copy, and knows still whose copy it is. */
export type LogPart = Part & { forget: () => void };

/** As a supervisor waits before it starts again what has ended. */
const AGAIN_MS = 500;

type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The machine it belongs to; where none is named, nobody's. */
  readonly namespace?: string;
  /** Started again whenever it ends of itself. */
  readonly isKept?: boolean;
  /** It says when it is there, and hears what it is told. */
  readonly isSpokenTo?: boolean;
};

export const partOf = ({
  program,
  args,
  env,
  namespace,
  isKept = false,
  isSpokenTo = false,
}: Command): Part & { tell: (message: object) => void } => {
  const [command, ...words] = surrounded([program, ...args], { namespace, atParentsEnd: 'SIGKILL' });
  let child: ChildProcess | null = null;
  let isWanted = false;
  const begin = (): ChildProcess => {
    const begun = spawn(command, words, {
      env,
      stdio: ['ignore', 'ignore', 'ignore', ...(isSpokenTo ? (['ipc'] as const) : [])],
    });
    child = begun;
    const again = (): void => void (isWanted && child === begun && begin());
    if (isKept) begun.once('exit', () => setTimeout(again, AGAIN_MS).unref());
    return begun;
  };
  return {
    start: async () => {
      isWanted = true;
      const begun = begin();
      if (isSpokenTo) await Promise.race([once(begun, 'message'), once(begun, 'exit')]);
    },
    kill: async () => {
      isWanted = false;
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    signal: (name) => void child?.kill(name),
    tell: (message) => void (child?.connected === true && child.send(message, () => undefined)),
  };
};
