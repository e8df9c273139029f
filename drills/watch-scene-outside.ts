import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@chuli/engines';
import { type DrillProcess, startProcess } from '@chuli/harness';
import { standInTurns, untilSeen } from './watch-doing.ts';
import type { WatchPlace } from './watch-place.ts';
import type { After, Scene } from './watch-scene.ts';
import { openWay } from './way.ts';

/** Longer than the rule allows here, and than a minute: so long it is between two looks anyway. */
const STANDS_MS = 62_000;
/** It takes its time to find out that nothing comes, and nobody has looked until then. */
const GOES_MS = 25_000;

/** The robot of the status page, before a product that says nothing. */
const startRobot = async (place: WatchPlace, after: After): Promise<DrillProcess> => {
  const { apps, engines, shared, prometheus } = place;
  const way = await openWay(apps.web.address);
  after(way.close);
  await way.become('silent');
  const folder = path.join(engines.dir, 'status');
  mkdirSync(folder);
  const [port, figures] = [await freePort(), await freePort()];
  const robot = startProcess(
    'apps/status/src/main.ts',
    {
      ...shared,
      CHULI_STATUS_SITE: way.url,
      CHULI_STATUS_FOLDER: folder,
      CHULI_STATUS_PORT: String(port),
      CHULI_STATUS_METRICS_PORT: String(figures),
      CHULI_STATUS_WITNESSES: new URL(apps.api.address).host,
      CHULI_LOG_LEVEL: 'fatal',
    },
    port,
  );
  after(robot.kill);
  after(await prometheus.lookAlso('status', `127.0.0.1:${figures}`));
  return robot;
};

export const OUTSIDE: Scene = {
  name: 'somebody outside gets nothing, and the robot that looks stands still',
  strikes: [
    {
      alarm: 'OutsideBroken',
      labels: { part: 'pages' },
      strike: async (place, after) => {
        const robot = await startRobot(place, after);
        await untilSeen(
          place,
          'count(ALERTS{alertname="OutsideBroken",alertstate="firing"} > 0)',
          (seen) => seen !== null,
        );
        standInTurns(robot, { standsMs: STANDS_MS, goesMs: GOES_MS }, after);
      },
    },
    { alarm: 'OutsideUnseen' },
  ],
};
