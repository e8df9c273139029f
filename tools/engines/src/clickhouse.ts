import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EngineDefinition, Place, Launch } from './definition.ts';

const MAIN = fileURLToPath(new URL('../../../tools/clickhouse/src/main.ts', import.meta.url));

const prepare = ({ folder, port }: Place): Launch => {
  mkdirSync(folder, { recursive: true });
  return {
    command: process.execPath,
    args: [MAIN, '--data', folder, '--port', String(port)],
    mark: `--data ${folder} `,
  };
};

const isReady = async (port: number): Promise<boolean> => {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/ping`, { signal: AbortSignal.timeout(2_000) });
    return (await reply.text()) === 'Ok.\n';
  } catch {
    return false;
  }
};

/** ClickHouse as a library behind its own HTTP interface: see tools/clickhouse. */
export const clickhouse: EngineDefinition = {
  name: 'clickhouse',
  stopSignal: 'SIGTERM',
  url: (port) => `http://127.0.0.1:${port}`,
  prepare,
  isReady,
};
