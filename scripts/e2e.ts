import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@chuli/command';
import { startWeb } from '../e2e/web-preview.ts';

type Served = { url: string; faults: string };

const playwright = async ({ url, faults }: Served, args: string[]): Promise<number> => {
  const child = spawn('playwright', ['test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, CHULI_WEB_URL: url, CHULI_E2E_FAULTS: faults },
  });
  return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
};

/** A whole number of at least `least`. */
const numberOf = (name: string, text: string, least: number): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${name} takes a whole number of ${least} or more, not "${text}"`);
};

type Parts = { words: string[]; parts: number; minutes: number };

/** Part after part while there is time; says which were not begun. */
const runParts = async (served: Served, { words, parts, minutes }: Parts): Promise<number> => {
  const until = minutes === 0 ? Infinity : performance.now() + minutes * 60_000;
  let failed = 0;
  for (let part = 1; part <= parts; part += 1) {
    if (performance.now() > until) {
      console.log(`e2e: parts ${part} to ${parts} of ${parts} left out after ${minutes} minutes`);
      break;
    }
    const code = await playwright(served, parts === 1 ? words : [...words, `--shard=${part}/${parts}`]);
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
    const folder = mkdtempSync(join(tmpdir(), 'chuli-e2e-'));
    const served = { url: web.url, faults: join(folder, 'faults') };
    try {
      const code = await runParts(served, asked);
      // Once more at the end: the parts after it have pushed it out of sight.
      if (existsSync(served.faults)) console.log(readFileSync(served.faults, 'utf8'));
      console.log(`e2e: ${code === 0 ? 'passed' : 'failed'} on ${web.url}`);
      return code;
    } finally {
      web.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
