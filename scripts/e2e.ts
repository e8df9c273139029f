import { spawn } from 'node:child_process';
import { runCommand } from '@chuli/command';
import { startWeb } from '../e2e/web-preview.ts';

const playwright = async (url: string, args: string[]): Promise<number> => {
  const child = spawn('playwright', ['test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, CHULI_WEB_URL: url },
  });
  return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
};

/** A whole number of at least `least`. */
const numberOf = (name: string, text: string, least: number): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${name} takes a whole number of ${least} or more, not "${text}"`);
};

type Parts = { url: string; words: string[]; parts: number; minutes: number };

/** Part after part while there is time; says which were not begun. */
const runParts = async ({ url, words, parts, minutes }: Parts): Promise<number> => {
  const until = minutes === 0 ? Infinity : performance.now() + minutes * 60_000;
  let failed = 0;
  for (let part = 1; part <= parts; part += 1) {
    if (performance.now() > until) {
      console.log(`e2e: parts ${part} to ${parts} of ${parts} left out after ${minutes} minutes`);
      break;
    }
    const code = await playwright(url, parts === 1 ? words : [...words, `--shard=${part}/${parts}`]);
    failed = Math.max(failed, code);
  }
  return failed;
};

await runCommand({
  name: 'e2e',
  summary:
    'Runs the browser tests against CHULI_WEB_URL, or builds the web and serves it with the API on the running engines.',
  words: '[files or -g pattern]',
  options: {
    port: { type: 'string', help: 'port of the served build', default: '4173' },
    parts: { type: 'string', help: 'run in so many parts, one after the other', default: '1' },
    minutes: { type: 'string', help: 'begin no part after so many minutes; 0 for no limit', default: '0' },
  },
  run: async ({ port, parts, minutes }, words) => {
    const asked = { words, parts: numberOf('parts', parts, 1), minutes: numberOf('minutes', minutes, 0) };
    const web = await startWeb(Number(port));
    try {
      const code = await runParts({ url: web.url, ...asked });
      console.log(`e2e: ${code === 0 ? 'passed' : 'failed'} on ${web.url}`);
      return code;
    } finally {
      web.stop();
    }
  },
});
