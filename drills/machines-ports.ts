import { PORTS as OF_PROCESSES, STANDBY_PORT } from '@chuli/kernel';

/** Where what listens on each machine; its own network makes them the same everywhere. */
export const PORTS = {
  ...OF_PROCESSES,
  secure: 443,
  plain: 80,
  database: 5432,
  registry: 5433,
  standby: STANDBY_PORT,
  log: 4222,
  route: 6222,
  monitor: 8222,
} as const;

const OF_THE_LOG = [PORTS.log, PORTS.route];

/** What other machines reach, of those with apps and of the third; readers reach the proxy in front without a line. */
export const REACHED = {
  full: [...OF_THE_LOG, PORTS.database, PORTS.standby, PORTS.web, PORTS.api, PORTS.live],
  third: OF_THE_LOG,
} as const;
