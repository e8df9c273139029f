import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One question to a process of the bench, with its figures, and the figures it answers. */
export type Figures = Readonly<Record<string, number>>;
export type Handlers = Readonly<Record<string, (given: Figures) => Figures | Promise<Figures>>>;

type Message = { readonly id: number; readonly name: string; readonly figures: Figures };

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'figures' in value;

/** In the child: answers the questions of the parent until it goes. */
export const answerParent = (handlers: Handlers): void => {
  const answer = async ({ id, name, figures }: Message): Promise<void> => {
    const found = await handlers[name]?.(figures);
    process.send?.({ id, name, figures: found ?? {} });
  };
  process.on('message', (message) => {
    if (isMessage(message)) void answer(message);
  });
  process.on('disconnect', () => process.exit(0));
};

export type BenchProcess = {
  ask: (name: string, figures?: Figures) => Promise<Figures>;
  stop: () => Promise<void>;
};

/** Starts a script in a process of its own, with as many open files as the machine allows. */
export const startBenchProcess = (script: string): BenchProcess => {
  const file = fileURLToPath(script);
  const command = 'ulimit -n "$(ulimit -Hn)"; exec "$0" --expose-gc "$1"';
  const child = spawn('bash', ['-c', command, process.execPath, file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, PromiseWithResolvers<Figures>>();
  let asked = 0;
  child.on('message', (message) => {
    if (isMessage(message)) waiting.get(message.id)?.resolve(message.figures);
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended with code ${code}`));
  });
  return {
    ask: (name, figures = {}) => {
      const id = asked++;
      const answered = Promise.withResolvers<Figures>();
      waiting.set(id, answered);
      child.send({ id, name, figures });
      return answered.promise.finally(() => waiting.delete(id));
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
};
