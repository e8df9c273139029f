import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Machine } from './clean-machine.ts';

export type Typed = { readonly code: number; readonly said: string; readonly seconds: number };

/** One shell of root in which command after command is typed: what one sets, the next knows. */
export type Shell = { type: (text: string) => Promise<Typed>; close: () => Promise<void> };

/** A command that waits for what does not come ends with the shell. */
const PATIENCE_MS = 900_000;
const ENVIRONMENT = ['HOME=/root', 'LANG=C.UTF-8', 'TERM=dumb'];
const PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export const openShell = ({ pid }: Machine): Shell => {
  const inside = ['--target', String(pid), '--all', '--wdns=/root', 'env', '-i', ...ENVIRONMENT, PATH];
  const child = spawn('nsenter', [...inside, 'bash', '--noprofile', '--norc'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  child.stdin.write('exec 2>&1\n');

  const more = async (): Promise<void> => {
    const isMore = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)]);
    if (!isMore) throw new Error(`the shell ended:\n${said}`);
  };
  const type = async (text: string): Promise<Typed> => {
    const began = performance.now();
    const mark = randomUUID();
    said = '';
    // Nothing that is typed may take the next command for an answer to its questions.
    child.stdin.write(`{\n${text}\n} < /dev/null\nprintf '\\n%s %s\\n' ${mark} $?\n`);
    const done = new RegExp(`\\n${mark} (\\d+)\\n$`);
    const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    try {
      while (!done.test(said)) await more();
    } finally {
      clearTimeout(patience);
    }
    const code = Number(done.exec(said)?.[1]);
    return { code, said: said.replace(done, '').trim(), seconds: (performance.now() - began) / 1_000 };
  };
  return {
    type,
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
};
