import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '@chuli/command';

/** Before 2.10 a server refuses `sync_interval` and answers before a message is on disk. */
export const knowsSyncInterval = (server: string): boolean => {
  const { major, minor } = natsVersion(server);
  return major > 2 || (major === 2 && minor >= 10);
};

export const natsVersion = (server: string): { text: string; major: number; minor: number } => {
  const said = execFileSync(server, ['--version'], { encoding: 'utf8' });
  const [text = '', major = '0', minor = '0'] = /(\d+)\.(\d+)\.\d+/.exec(said) ?? [];
  return { text, major: Number(major), minor: Number(minor) };
};

/** The newest server that this machine has or may fetch. */
export const newerNats = (): string =>
  execFileSync('sh', [path.join(ROOT, 'scripts/nats-server.sh')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
