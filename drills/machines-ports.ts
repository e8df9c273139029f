import { STANDBY_PORT, PORTS as OWN_PORTS } from '@chuli/kernel';

/** Where what listens on each machine; its own network makes them the same everywhere. */
export const PORTS = {
  ...OWN_PORTS,
  database: 5432,
  registry: 5433,
  standby: STANDBY_PORT,
  log: 4222,
  route: 6222,
  monitor: 8222,
} as const;

/** What other machines reach, on those with PostgreSQL and on the third. */
export const REACHED = {
  full: [PORTS.database, PORTS.standby, PORTS.log, PORTS.route],
  third: [PORTS.log, PORTS.route],
} as const;
