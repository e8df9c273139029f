import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { findActions } from '@chuli/actions';
import type { Clock } from '@chuli/kernel';
import { baseFacts, referenceOf } from '@chuli/registry/reference';
import { openThreadedScanner } from '@chuli/scanner';
import { scoreWindows, stampBases } from '@chuli/tape/write';
import type { Logger } from 'pino';
import { openActionKeeper } from './actions/keep-actions.ts';
import { scansBy } from './alerts/scan-judge.ts';
import { startAlerts } from './alerts/start-alerts.ts';
import { startForming } from './forming/start-forming.ts';
import type { Engines } from './market/load-market.ts';
import { tellOfMarket } from './notices/sources/market-news.ts';
import { startNotices } from './notices/start-notices.ts';
import { startChecks } from './reconcile/start-checks.ts';
import type { Settings } from './settings.ts';
import type { WorkerMeters } from './watch/worker-meters.ts';
import { type Worker, startWorker } from './worker.ts';

type Needs = Engines & {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly meters: WorkerMeters;
};

/** Everything that a worker does, each beside the others: signals, notices, checks, forming bars, alerts. */
export const startParts = ({ tape, registry, settings, logger, clock, meters }: Needs) => {
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
  const common = { tape, registry, logger, clock, holder };
  const notices = startNotices({
    ...settings.notices,
    ...common,
    watch: meters.passOf('notices'),
    onOutcome: (channel, outcome) => meters.count('chuli_deliveries_total', { channel, outcome }),
  });
  const afterPass = async (): Promise<void> => {
    const { adjustments } = await baseFacts(referenceOf(registry));
    const scored = await scoreWindows(tape, adjustments);
    if (scored > 0) logger.info({ scored }, 'windows of brokers are up to date');
    logger.info(await tellOfMarket({ tape, registry }, new Date(clock())), 'people were told of the session');
  };
  const afterChange = async (): Promise<void> => {
    const stamped = await stampBases(tape, await baseFacts(referenceOf(registry)));
    if (stamped > 0) logger.info({ stamped }, 'sessions are measured from another price');
  };
  const actions = openActionKeeper({ tape, registry, logger, find: findActions, afterChange });
  const watch = meters.passOf('signals');
  const worker: Worker = startWorker({ ...settings, ...common, actions, afterPass, watch });
  const checks = startChecks({ ...common, watch: meters.passOf('checks') });
  const forming = settings.log === null ? null : startForming({ log: settings.log, tape, registry, logger });
  const { log, freeFeatures } = settings;
  const scanner = openThreadedScanner({ tape: settings.tape, registryUrl: settings.registryUrl });
  const scans = scansBy(scanner);
  const alerts = startAlerts({
    ...common,
    log,
    freeFeatures,
    scans,
    onTold: notices.nudge,
    watch: meters.alertWatch(),
  });
  const parts = [worker, notices, checks, alerts, ...(forming === null ? [] : [forming])];
  return {
    worker,
    stop: async (): Promise<void> => {
      await Promise.all(parts.map((part) => part.stop()));
      await scanner.close();
    },
  };
};
