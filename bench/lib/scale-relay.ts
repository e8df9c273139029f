import { VISITOR, createDoor, createMetrics, openRelay } from '@chuli/live';
import { HOSTS } from '@chuli/contracts/screens';
import { instant } from '@chuli/kernel';
import { pino } from 'pino';
import { cpuMicros, listenAnywhere, memoryNow } from './child-figures.ts';
import { answerParent } from './live-process.ts';
import { TRUNK_KEY } from './trunk-key.ts';

const MOST = 20_000;
const TICK_MS = 1_000;

/** A relay as in production, of the folder whose port the parent names. */
const open = async (folder: number): Promise<{ live: number }> => {
  const metrics = createMetrics();
  const log = pino({ level: 'silent' });
  const clock = () => instant(Date.now());
  const { close: _, ...source } = openRelay({
    folders: [`ws://127.0.0.1:${folder}`],
    trunkKey: TRUNK_KEY,
    clock,
    log,
    metrics,
  });
  const door = createDoor({
    ...source,
    metrics,
    clock,
    log,
    hosts: HOSTS.development,
    resolveCaller: () => VISITOR,
    limits: { connections: MOST, connectionsPerAddress: MOST },
  });
  setInterval(door.tick, TICK_MS);
  while (!source.isFilled()) await new Promise((done) => setTimeout(done, 10));
  return { live: await listenAnywhere(door.server) };
};

answerParent({
  listen: ({ folder = 0 }) => open(folder),
  cpu: () => ({ micros: cpuMicros() }),
  memory: memoryNow,
});
