/** Where each process listens unless its settings say otherwise: no two of them on one port of one machine. */
export const PORTS = { web: 4300, api: 4310, live: 4320, ingest: 4330, worker: 4340 } as const;

/** Where those that readers reach tell their figures: on a listener of their own, never on the one of readers. */
export const METRICS_PORTS = { web: 4301, api: 4311, live: 4321, status: 4371 } as const;

/** Where balancers ask which PostgreSQL is to be written to. */
export const STANDBY_PORT = 4360;

/** Where the status page is read, on a machine of its own. */
export const STATUS_PORT = 4370;
