import { spawn } from 'node:child_process';
import { runCommand } from './lib/command.ts';
import { startWeb } from '../e2e/web-preview.ts';

const playwright = async (url: string, args: string[]): Promise<number> => {
  const child = spawn('playwright', ['test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, CHULI_WEB_URL: url },
  });
  return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
};

await runCommand({
  name: 'e2e',
  summary:
    'Runs the browser tests against CHULI_WEB_URL, or builds the web and serves it with the API on the running engines.',
  words: '[files or -g pattern]',
  options: { port: { type: 'string', help: 'port of the served build', default: '4173' } },
  run: async ({ port }, words) => {
    const web = await startWeb(Number(port));
    try {
      const code = await playwright(web.url, words);
      console.log(`e2e: ${code === 0 ? 'passed' : 'failed'} on ${web.url}`);
      return code;
    } finally {
      web.stop();
    }
  },
});
