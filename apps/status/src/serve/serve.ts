import { once } from 'node:events';
import { LOG_REDACTED, scrubLine } from '@chuli/kernel';
import { createLeaving, finishWithin, leaveOnSignal, surviveStrayRejections } from '@chuli/serving';
import { listenForMetrics } from '@chuli/telemetry';
import { pino } from 'pino';
import { openHistory } from '../history/history.ts';
import { lockFolder } from '../history/lock.ts';
import { minuteOf } from '../judge/session-minutes.ts';
import { type Robot, startRobot } from '../robot.ts';
import { readSettings } from '../settings.ts';
import { createBoard } from './board.ts';
import { openFigures } from './figures.ts';
import { createPageServer } from './server.ts';

const FINISH_WITHIN_MS = 3_000;

/** Looks at the product and serves the page, until it is stopped. */
export const serve = async (variables: NodeJS.ProcessEnv): Promise<void> => {
  const settings = readSettings(variables);
  const { site, folder, keepDays, witnesses } = settings;
  const log = pino({ level: settings.logLevel, redact: LOG_REDACTED, hooks: { streamWrite: scrubLine } });
  surviveStrayRejections((error) => log.error({ err: error }, 'failed, and nobody waited for it'));
  const clock = (): number => Date.now();
  const lock = lockFolder(folder);
  const history = openHistory(folder, keepDays, minuteOf(clock()));
  const board = createBoard({ site: site.href, history, folder, clock });
  const robotIn: { robot: Robot | null } = { robot: null };
  const figures = await listenForMetrics(
    settings.metrics,
    openFigures(() => robotIn.robot?.last() ?? null, board.view, clock),
    (error) => log.error({ err: error }, 'the figures of this process are not told'),
  );
  const leaving = createLeaving({
    leaveMs: 0,
    tell: (signal) => log.info({ signal }, 'stopping'),
    finish: async () => {
      void robotIn.robot?.stop();
      figures.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await finishWithin(server, closed, FINISH_WITHIN_MS);
      lock.release();
    },
  });
  const server = createPageServer({
    board,
    isLeaving: leaving.isLeaving,
    onTrouble: (error) => log.error({ err: error }, 'a page could not be made'),
  });
  leaveOnSignal(leaving);
  server.listen({ host: settings.host, port: settings.port });
  await once(server, 'listening');
  robotIn.robot = startRobot({
    looking: { site: { address: site }, witnesses },
    history,
    onLooked: board.refresh,
    onTrouble: (error) => log.error({ err: error }, 'a look failed on our side'),
  });
  log.info({ address: server.address(), metrics: figures.port, site: site.href }, 'listening');
};
