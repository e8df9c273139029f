import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what the system gives to outgoing connections, and away from the ports that engines have by default. */
const FIRST = 10_000;
const END = 20_000;

/** Two engines of one process never share a port, however soon one follows the other. */
const given = new Set<number>();

const isUnused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nobody listens on, and that no outgoing connection takes while an engine is away. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, END);
  if (given.has(port) || !(await isUnused(port))) return freePort();
  given.add(port);
  return port;
};
