import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type EngineDefinition, LOOPBACK, type Launch, type Place } from './definition.ts';

const MAIN = fileURLToPath(new URL('../../../tools/clickhouse/src/main.ts', import.meta.url));

const prepare = ({ folder, port }: Place, host: string): Launch => {
  mkdirSync(folder, { recursive: true });
  return {
    command: process.execPath,
    args: [MAIN, '--data', folder, '--host', host, '--port', String(port)],
    mark: `--data ${folder} `,
  };
};

const isReady = async (port: number, host: string): Promise<boolean> => {
  try {
    const reply = await fetch(`http://${host}:${port}/ping`, { signal: AbortSignal.timeout(2_000) });
    return (await reply.text()) === 'Ok.\n';
  } catch {
    return false;
  }
};

/** ClickHouse as a library behind its own HTTP interface: see tools/clickhouse. */
export const clickhouseAt = (host: string): EngineDefinition => ({
  name: 'clickhouse',
  stopSignal: 'SIGTERM',
  host,
  url: (port) => `http://${host}:${port}`,
  prepare: (place) => prepare(place, host),
  isReady: (port) => isReady(port, host),
});

export const clickhouse = clickhouseAt(LOOPBACK);
