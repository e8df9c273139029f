import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import { findProgram, freePort } from '@chuli/engines';
import { waitUntil } from '@chuli/harness';

export type Edge = { readonly port: number; stop: () => Promise<void> };

const RULES = path.join(ROOT, 'deploy/edge/chuli.vcl');
const PORT_OF_WEB = '.port = "4300"';

/** The rules of deploy/edge before an origin of this drill. */
export const startEdge = async (originPort: number): Promise<Edge> => {
  const program = findProgram('varnishd');
  if (program === null) throw new Error('varnishd is not installed: apt-get install varnish');
  const folder = await mkdtemp(path.join(tmpdir(), 'chuli-edge-'));
  await chmod(folder, 0o755);
  const rules = await readFile(RULES, 'utf8');
  if (!rules.includes(PORT_OF_WEB)) throw new Error(`${RULES} does not say ${PORT_OF_WEB}`);
  const file = path.join(folder, 'edge.vcl');
  await writeFile(file, rules.replace(PORT_OF_WEB, `.port = "${originPort}"`));
  const port = await freePort();
  const options = ['-F', '-n', path.join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${port}`];
  const limits = ['-j', 'none', '-s', 'malloc,64m', '-p', 'http_gzip_support=off'];
  const child = spawn(program, [...options, ...limits], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`varnishd ended:\n${said}`);
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 404,
      () => false,
    );
  };
  await waitUntil(isUp, 'varnishd', 30_000);
  return {
    port,
    stop: async () => {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
};
